import type { CoreState } from '@stellwerk/engine'
import type { Session } from './session.js'

/** Where the same people play the same title with the same options once more. */
export function againAddress<S extends CoreState>(session: Session<S>): string {
  const { kind, game, options, now } = session
  const players = now.at(now.length)?.state.players ?? []
  const query = new URLSearchParams({ title: game.title.id })
  for (const [option, value] of Object.entries(options)) query.append(`option.${option}`, value)
  // at a server people sit down by themselves
  if (kind === 'online') query.append('seats', String(players.length))
  else for (const player of players) query.append('player', session.nameOf(player))
  return `${kind === 'online' ? '/lobby' : '/new'}?${query}`
}

/** What such an address asks for. */
export interface Again {
  readonly title: string | undefined
  readonly options: { readonly [option: string]: string }
  readonly players: readonly string[]
  readonly seats: number | undefined
}

export function againIn(query: URLSearchParams): Again {
  const options = [...query].filter(([name]) => name.startsWith('option.'))
  const seats = Number(query.get('seats') ?? NaN)
  return {
    title: query.get('title') ?? undefined,
    options: Object.fromEntries(options.map(([name, value]) => [name.slice('option.'.length), value])),
    players: query.getAll('player'),
    seats: Number.isInteger(seats) ? seats : undefined,
  }
}
