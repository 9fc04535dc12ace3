import type { Fact, Player } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import type { ComponentChildren } from 'preact'
import { useSay } from '../language/language.js'
import type { Sight } from '../panels/sight.js'
import type { Matrix } from './matrix.js'
import { standingOf, turnOf } from './matrix.js'
import { overviewTexts } from './texts.js'

interface LinesProps {
  readonly sight: Sight
  readonly matrix: Matrix
  /** Columns before those of the players. */
  readonly before: number
  readonly own: string | null
  /** Only what matters most, in short words. */
  readonly brief?: boolean
}

/** What every player has, below the companies. */
export function PlayerLines({ sight, matrix, before, own, brief = false }: LinesProps) {
  const say = useSay(overviewTexts)
  const { table, words, number } = sight
  const { players } = matrix
  const pools = matrix.holders.length - players.length
  const standings = new Map(players.map((player) => [player.ref, standingOf(table, player)]))
  const most = Math.max(...[...standings.values()].map(({ worth }) => worth))
  const limit = table.limits.certificates
  const certificates = words.say(msg('panel.certificates'))
  const line = (id: string, label: string, cell: (player: Player) => ComponentChildren) => (
    <tr key={id}>
      <th scope="row" colSpan={before}>
        {label}
      </th>
      {players.map((player) => (
        <td key={player.ref} class={player.ref === own ? 'overview-own' : undefined}>
          {cell(player)}
        </td>
      ))}
      {pools > 0 && <td colSpan={pools} />}
    </tr>
  )
  const of = ({ ref }: Player) => standings.get(ref) as ReturnType<typeof standingOf>
  return (
    <tbody class="overview-players">
      {line('cash', say('cash'), (player) => (
        <b>{number(player.cash)}</b>
      ))}
      {!brief &&
        line('liquidity', say(before > 1 ? 'liquidity' : 'liquid'), (player) => number(of(player).liquidity))}
      {line('worth', say('worth'), (player) =>
        of(player).worth === most ? <b>{number(most)}</b> : number(of(player).worth),
      )}
      {limit !== undefined &&
        line('certificates', brief ? say('certs') : say('certificates', { certificates }), (player) => (
          <span class={of(player).certificates > limit ? 'overview-over' : undefined}>
            {number(of(player).certificates)}/{number(limit)}
          </span>
        ))}
      {!brief &&
        factsOf(players).map(({ id, label }) =>
          line(id, words.say(label), ({ facts, secrets }) => {
            const all = [...facts, ...secrets.flatMap(({ outside }) => outside)]
            const fact = all.find((one) => one.id === id)
            if (!fact || fact.value.kind === 'none') return '·'
            const text = words.cell(fact.value).replaceAll(', ', ' ')
            return <span title={text}>{text}</span>
          }),
        )}
      {line('order', brief ? say('turns') : say('order'), (player) => {
        const turn = turnOf(table, player.ref)
        const place = turn === 1 ? <b>{say('now')}</b> : say('place', { place: number(turn ?? player.order) })
        return player.priority ? (
          <>
            {place} <small class="overview-priority">{words.say(msg('effect.priority'))}</small>
          </>
        ) : (
          place
        )
      })}
    </tbody>
  )
}

/** The facts that belong into an overview and say something of somebody, each once. */
export function factsOf(players: readonly Player[]): readonly Fact[] {
  const all = players
    .flatMap(({ facts, secrets }) => [...facts, ...secrets.flatMap(({ outside }) => outside)])
    .filter(({ show, value }) => show === 'overview' && value.kind !== 'none')
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i)
}
