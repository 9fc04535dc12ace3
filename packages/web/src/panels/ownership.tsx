import type { Company, Holding } from '@stellwerk/table'
import { count, playerHolding } from '@stellwerk/table'
import { separated } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { poolName } from './pools.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import './ownership.css'

interface OwnershipProps {
  readonly sight: Sight
  readonly company: Company
}

/** Whose a company is, as a bar and in words: players in their order, then where shares lie that nobody owns. */
export function Ownership({ sight, company }: OwnershipProps) {
  const say = useSay(panelTexts)
  const { table, words } = sight
  const holders = [
    ...table.players.toSorted((a, b) => a.order - b.order).map(({ ref }) => `player:${ref}`),
    ...table.pools.map(({ ref }) => ref),
  ]
  const held = company.shares
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => holders.indexOf(a.holder) - holders.indexOf(b.holder))
  const look = ({ holder }: Holding) => {
    const player = playerHolding(holder)
    if (player !== undefined) return { class: '', style: { background: sight.colourOf(player) } }
    return { class: holder === 'pool:pool' ? 'ownership-pool' : 'ownership-issue', style: {} }
  }
  const name = ({ holder }: Holding): string => {
    const player = playerHolding(holder)
    if (player !== undefined) return sight.nameOf(player)
    const pool = table.pools.find(({ ref }) => ref === holder)
    return pool ? poolName(words, pool) : holder
  }
  return (
    <>
      <div class="ownership-bar" aria-hidden="true">
        {held.map((holding) => (
          <span
            key={holding.holder}
            class={look(holding).class}
            style={{ width: `${holding.percent}%`, ...look(holding).style }}
          />
        ))}
      </div>
      <ul class="panel-list" aria-label={say('owners', { company: company.name })}>
        {held.map((holding) => {
          const { holder, percent, certificates, head, note } = holding
          return (
            <li key={holder}>
              <span
                class={`ownership-dot ${look(holding).class}`}
                style={look(holding).style}
                aria-hidden="true"
              />
              {head ? (
                <>
                  <b aria-hidden="true">{name(holding)} ★</b>
                  <span class="visually-hidden">
                    {say('directed', { name: name(holding), role: roleOf(sight, company) })}
                  </span>
                </>
              ) : (
                name(holding)
              )}{' '}
              {sight.percent(percent)}
              <span class="panel-note">
                {' '}
                {separated(sight.language, [
                  words.say({ key: 'panel.certificates.of', params: { count: count(certificates) } }),
                  ...(note ? [words.say(note)] : []),
                ])}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What whoever runs a company is called. */
export const roleOf = ({ words }: Pick<Sight, 'words'>, { head }: Company): string =>
  words.say({ key: `head.${head?.as ?? 'director'}` })
