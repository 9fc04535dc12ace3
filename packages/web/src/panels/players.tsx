import type { Player, Table } from '@stellwerk/table'
import { certificatesOf, count, liquidityOf, money as moneyValue, msg, worthOf } from '@stellwerk/table'
import { listed } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { sourcesOf } from '../story/charts.js'
import { SeatedSession } from '../session/seated.js'
import { useDescribed } from '../table/description.js'
import { HoldToLook } from '../table/hold-to-look.js'
import { useTable } from '../table/table.js'
import { Holdings, HoldingsTable } from './holdings.js'
import type { PanelProps } from './panel.js'
import { panelOf, usePast } from './panel.js'
import { Fact, Facts, Pointed } from './parts.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import { DescribedFacts, Shown } from './value.js'
import './players.css'

/** What every player has, in the order of players, and all shares side by side. */
function Players({ sight }: PanelProps) {
  const say = useSay(panelTexts)
  const { table, words } = sight
  const { certificates } = table.limits
  return (
    <div class="panel">
      <section>
        <h2>{say('order')}</h2>
        <ol class="panel-cards">
          {table.players
            .toSorted((a, b) => a.order - b.order)
            .map((player) => (
              <Sheet key={player.ref} sight={sight} player={player} />
            ))}
        </ol>
        {certificates !== undefined && (
          <p class="panel-note">
            {say('limit', {
              certificates: words.say({
                key: 'panel.certificates.of',
                params: { count: count(certificates) },
              }),
            })}
          </p>
        )}
        {table.limits.holding !== undefined && (
          <p class="panel-note">{say('mostOfOne', { percent: sight.percent(table.limits.holding) })}</p>
        )}
        {table.bank.left !== null && (
          <p class="panel-note">
            {table.bank.note
              ? words.say(table.bank.note)
              : words.say(msg('bank.left', { amount: moneyValue(table.bank.left) }))}
          </p>
        )}
      </section>
      <HoldingsTable sight={sight} />
    </div>
  )
}

export const PlayersPanel = panelOf(Players)

interface SheetProps {
  readonly sight: Sight
  readonly player: Player
}

const partColours = ['player-cash', 'player-shares', 'player-others']

function Sheet({ sight, player }: SheetProps) {
  const say = useSay(panelTexts)
  const { table, words, money, number } = sight
  const { ref, order, priority, facts } = player
  const { total, parts } = worthOf(table, ref)
  const width = (amount: number) => ({ width: `${(100 * Math.max(0, amount)) / Math.max(1, total)}%` })
  return (
    <li>
      <Pointed as="article" kind="player" id={ref} class="panel-card">
        <header class="panel-head">
          <span class="player-seat" style={{ background: sight.colourOf(ref) }} aria-hidden="true" />
          <h3>{sight.nameOf(ref)}</h3>
          {priority && <span class="panel-badge">{words.say(msg('effect.priority'))}</span>}
          <span class="panel-note">{say('turn', { place: number(order) })}</span>
          <span class="panel-value">
            <span class="visually-hidden">{words.say(msg('column.worth'))} </span>
            {money(total)}
          </span>
        </header>
        <div class="player-parts" aria-hidden="true">
          {parts.map(({ label, amount }, i) => (
            <span key={label.key} class={partColours[Math.min(i, 2)]} style={width(amount)} />
          ))}
        </div>
        <p class="panel-note">
          {listed(
            sight.language,
            parts.map(({ label, amount }) => `${words.say(label)} ${money(amount)}`),
          )}
        </p>
        <Holdings sight={sight} player={ref} />
        <Facts>
          <Fact label={words.say(msg('column.liquidity'))}>{money(liquidityOf(table, ref))}</Fact>
          <Certificates sight={sight} player={player} table={table} />
          <DescribedFacts sight={sight} facts={facts} />
        </Facts>
        <Secrets sight={sight} player={player} />
        <Received sight={sight} player={player} />
      </Pointed>
    </li>
  )
}

function Certificates({ sight, player, table }: SheetProps & { readonly table: Table }) {
  const say = useSay(panelTexts)
  const limit = table.limits.certificates
  if (limit === undefined) return null
  const held = certificatesOf(table, player.ref)
  return (
    <Fact label={sight.words.say(msg('panel.certificates'))}>
      {say('ofAll', { part: sight.number(held), all: sight.number(limit) })}{' '}
      {held > limit && <span class="panel-badge panel-badge-bad">{say('over')}</span>}
    </Fact>
  )
}

/** What others may know of a secret, and its inside for those who may know that too. */
function Secrets({ sight, player }: SheetProps) {
  const say = useSay(panelTexts)
  const { words, nameOf, table } = sight
  const { session } = useTable()
  const mayLook = session instanceof SeatedSession ? session.mayLook : undefined
  return (
    <>
      {player.secrets.map(({ id, label, inside, outside, within = [] }) => (
        <section
          key={id}
          class={within.length > 0 ? 'player-secret' : undefined}
          aria-label={within.length > 0 ? `${words.say(label)} ${nameOf(player.ref)}` : undefined}
        >
          <Facts>
            <DescribedFacts sight={sight} facts={outside} />
            {inside.kind !== 'none' && (
              <Fact label={words.say(label)} wide>
                {inside.kind === 'hidden' ? (
                  <span class="panel-note">{say('secret')}</span>
                ) : (
                  <Shown sight={sight} value={inside} />
                )}
              </Fact>
            )}
            <DescribedFacts sight={sight} facts={within} />
          </Facts>
          {mayLook === player.ref && inside.kind !== 'none' && (
            <p>
              <HoldToLook />
            </p>
          )}
          {inside.kind !== 'hidden' && inside.kind !== 'none' && !table.over && (
            <p class="panel-note">{say('ownOnly')}</p>
          )}
        </section>
      ))}
    </>
  )
}

/** What a player has received so far, by its sources. */
function Received({ sight, player }: SheetProps) {
  const say = useSay(panelTexts)
  const { face } = useDescribed()
  const { chronicle } = usePast()
  const incomes = chronicle.incomes[player.ref] ?? {}
  const parts = sourcesOf(face, chronicle).flatMap(({ id, label }) => {
    const amount = incomes[id] ?? 0
    return amount > 0 ? [`${sight.words.say(label)} ${sight.money(amount)}`] : []
  })
  if (parts.length === 0) return null
  return <p class="panel-note">{say('received', { parts: listed(sight.language, parts) })}</p>
}
