import type { ComponentChildren } from 'preact'
import type { CoreState } from '@stellwerk/engine'
import type { Effect, EffectKind, Foresight, Row, Section } from '@stellwerk/table'
import { company, msg } from '@stellwerk/table'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { useAhead } from '../table/ahead.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { Change } from '../ui/change.js'
import { useChoosing } from './choosing.js'
import { amountIn, saidEffect, tellingEffects } from './effect-words.js'
import { EffectView } from './effects.js'
import { useForesight } from './foresight.js'
import { perShare } from './per-share.js'
import { cardTexts } from './texts.js'
import './payout.css'

type Ahead = Foresight<CoreState> | undefined

/** What becomes of earnings: the ways side by side, with what each brings to whom and where the price goes. */
export function PayoutView({ section }: { readonly section: Extract<Section, { kind: 'payout' }> }) {
  const { act, nameOf } = useChoosing()
  const { words } = useDescribed()
  const prepare = useAhead()
  // a company has as many ways in every moment of the step
  const ahead = section.ways.map(({ action }) => useForesight(action))
  return (
    <PayoutTable
      company={section.company}
      ways={section.ways.map((row, i) => ({ row, ahead: ahead[i] }))}
      head={(row) => (
        <Button
          class="payout-way"
          title={nameOf(row.action)}
          onPress={() => void act(row.action)}
          onPoint={prepare(row.action)}
        >
          {words.phrase(row.subject)}
        </Button>
      )}
    />
  )
}

interface PayoutTableProps {
  readonly company: string
  readonly ways: readonly { readonly row: Row; readonly ahead: Ahead }[]
  head(row: Row): ComponentChildren
}

export function PayoutTable({ company: ref, ways, head }: PayoutTableProps) {
  const { session, now } = useTable()
  const { description, words } = useDescribed()
  const language = useLanguage()
  const say = useSay(cardTexts)
  const players = description.table.players.filter((player) =>
    ways.some(({ ahead }) => changeIn(ahead, 'cash', player.ref) !== undefined),
  )
  const gain = (ahead: Ahead, what: EffectKind, of: string): string => {
    if (!ahead) return '…'
    const effect = changeIn(ahead, what, of)
    const amount = effect ? (amountIn(effect.to) ?? 0) - (amountIn(effect.from) ?? 0) : 0
    return amount > 0 ? `+${numeral(language, amount)}` : numeral(language, amount)
  }
  const { price, shares = [] } = description.table.companies.find((one) => one.ref === ref) ?? {}
  return (
    <div class="payout-scroll">
      <table class="figures payout">
        <thead>
          <tr>
            <td />
            {ways.map(({ row }) => (
              <th key={row.id} scope="col">
                {head(row)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.ref} class={ways[0]?.row.action.player === player.ref ? 'payout-own' : undefined}>
              <th scope="row">{session.nameOf(player.ref)}</th>
              {ways.map(({ row, ahead }) => (
                <td key={row.id}>{gain(ahead, 'cash', player.ref)}</td>
              ))}
            </tr>
          ))}
          {price && (
            <tr>
              <th scope="row">{say('perShare', { percent: price.percent })}</th>
              {ways.map(({ row, ahead }) => (
                <td key={row.id}>
                  {ahead ? numeral(language, perShare(ahead, shares, price.percent)) : '…'}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{words.cell(company(ref))}</th>
            {ways.map(({ row, ahead }) => (
              <td key={row.id}>{gain(ahead, 'treasury', ref)}</td>
            ))}
          </tr>
          {price && (
            <tr>
              <th scope="row">{words.say(msg('column.price'))}</th>
              {ways.map(({ row, ahead }) => {
                const effect = changeIn(ahead, 'price', ref)
                const to = effect ? (amountIn(effect.to) ?? 0) : price.amount
                return <td key={row.id}>{ahead ? <Change from={price.amount} to={to} /> : '…'}</td>
              })}
            </tr>
          )}
        </tbody>
      </table>
      {ways.map(({ row, ahead }) => {
        const effects = ahead?.kind === 'effects' ? ahead.effects : []
        const others = tellingEffects(effects, undefined).filter(
          ({ what }) => what !== 'cash' && what !== 'treasury' && what !== 'price',
        )
        return (
          others.length > 0 && (
            <p key={row.id} class="decision-hint">
              {words.phrase(row.subject)}:{' '}
              {others.map((effect, i) => (
                <EffectView key={i} said={saidEffect(words, effect, now.mine[0] ?? row.action.player)} />
              ))}
            </p>
          )
        )
      })}
    </div>
  )
}

const changeIn = (ahead: Ahead, what: EffectKind, of: string): Effect | undefined =>
  ahead?.kind === 'effects'
    ? ahead.effects.find((effect) => effect.what === what && 'ref' in effect.of && effect.of.ref === of)
    : undefined
