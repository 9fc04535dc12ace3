import type { Level } from '@stellwerk/bots'
import { levels } from '@stellwerk/bots'
import type { CoreState } from '@stellwerk/engine'
import { withoutSign } from '../computers/seats.js'
import type { Session } from './session.js'

/** Where the same people play the same title with the same options once more. */
export function againAddress<S extends CoreState>(session: Session<S>): string {
  const { kind, game, options, now } = session
  const players = now.at(now.length)?.state.players ?? []
  const query = new URLSearchParams({ title: game.title.id })
  for (const [option, value] of Object.entries(options)) query.append(`option.${option}`, value)
  // at a server people sit down by themselves
  if (kind === 'online') query.append('seats', String(players.length))
  else
    for (const player of players) {
      query.append('player', withoutSign(session.nameOf(player)))
      query.append('level', session.computers?.[player] ?? 'person')
    }
  return `${kind === 'online' ? '/lobby' : '/new'}?${query}`
}

/** What such an address asks for. */
export interface Again {
  readonly title: string | undefined
  readonly options: { readonly [option: string]: string }
  readonly players: readonly string[]
  /** How strong the computers among them are; undefined for people. */
  readonly levels: readonly (Level | undefined)[]
  readonly seats: number | undefined
}

export function againIn(query: URLSearchParams): Again {
  const options = [...query].filter(([name]) => name.startsWith('option.'))
  const seats = Number(query.get('seats') ?? NaN)
  return {
    title: query.get('title') ?? undefined,
    options: Object.fromEntries(options.map(([name, value]) => [name.slice('option.'.length), value])),
    players: query.getAll('player'),
    levels: query.getAll('level').map((asked) => levels.find((level) => level === asked)),
    seats: Number.isInteger(seats) ? seats : undefined,
  }
}
