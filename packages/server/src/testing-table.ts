import type { GameLog, GameView, LogEntry, NewTable, Table } from '@stellwerk/protocol'
import type { TestServer } from './testing.js'
import type { Answer, Visitor } from './testing-visitor.js'

/** A game under way, with somebody on each seat. */
export interface TestTable {
  readonly id: string
  readonly path: string
  /** Who has a seat, by player id. */
  readonly seats: ReadonlyMap<string, Visitor>
  of(player: string): Visitor
  table(): Promise<Table>
  game(): Promise<GameView>
  /** Sends an action as the player whom it names, after everything that is known. */
  act(action: Record<string, unknown>, after?: number, key?: string): Promise<Answer<ActAnswer>>
}

interface ActAnswer {
  readonly seq?: number
  readonly error?: {
    code: string
    message: string
    path?: string
    seq?: number
    refusal?: { rule: string }
    game?: GameView
  }
}

/** The whole record of a table as somebody sees it, page by page. */
export async function wholeLog(visitor: Visitor, path: string, from = 0): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (let more = true; more;) {
    const { body } = await visitor.get<GameLog>(`${path}/log?from=${from + entries.length}`)
    entries.push(...body.entries)
    ;({ more } = body)
  }
  return entries
}

/** How some requests went, whatever the order. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

let keys = 0
export const newKey = (): string => `test-key-${++keys}`

/** The only title of a server that has one of its own for a test, else one that two can play. */
const titleAt = ({ context: { games } }: TestServer): string | undefined =>
  Object.hasOwn(games, '1873') ? '1873' : Object.keys(games)[0]

/** Makes a table for people with these names and starts it; the first is the host. Seats are in the order of names. */
export async function startTable(
  server: TestServer,
  names: readonly string[],
  wish: Partial<NewTable> = {},
): Promise<TestTable> {
  const people = await Promise.all(names.map((name) => server.as(name)))
  const [host, ...others] = people as [Visitor, ...Visitor[]]
  const made = await host.post<Table>('/api/tables', {
    title: titleAt(server),
    seats: names.length,
    seating: 'chosen',
    ...wish,
  })
  if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made.body)}`)
  const { id, invite } = made.body
  const path = `/api/tables/${id}`
  for (const person of others) await person.post(`${path}/join`, { invite })
  const started = await host.post<Table>(`${path}/start`)
  if (started.status !== 200) throw new Error(`not started: ${JSON.stringify(started.body)}`)
  return tableAt(id, new Map(people.map((person, i) => [`seat-${i + 1}`, person])))
}

export function tableAt(id: string, seats: ReadonlyMap<string, Visitor>): TestTable {
  const path = `/api/tables/${id}`
  const of = (player: string): Visitor => {
    const visitor = seats.get(player)
    if (!visitor) throw new Error(`nobody plays ${player}`)
    return visitor
  }
  const anyone = [...seats.values()][0] as Visitor
  const table = async (): Promise<Table> => (await anyone.get<Table>(path)).body
  return {
    id,
    path,
    seats,
    of,
    table,
    game: async () => (await anyone.get<GameView>(`${path}/game`)).body,
    async act(action, after, key = newKey()) {
      const body = { after: after ?? (await table()).seq, key, action }
      return of(String(action['player'])).post<ActAnswer>(`${path}/actions`, body)
    },
  }
}
