import type { CoreState, Title } from '@stellwerk/engine'
import { legal, History, Random } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'

/** A game that is known beforehand: what its players will do, whoever they ask. */
export interface Script {
  readonly title: Title
  readonly players: readonly string[]
  readonly seed: number
  readonly options: { readonly [name: string]: string }
  readonly actions: readonly ScriptedAction[]
}

type ScriptedAction = Readonly<Record<string, unknown>> & { readonly player: string }

/** What is played where any title would do: figures can be compared as long as it stays the same. */
export const titleOfScripts = '1873'

/** Random legal actions from the beginning of a game, at most so many. */
export function writeScript(seed: number, players: number, most: number): Script {
  const game = games[titleOfScripts]
  if (!game) throw new Error(`there is no title ${titleOfScripts}`)
  const { title } = game
  const setup = {
    players: Array.from({ length: players }, (_, i) => `seat-${i + 1}`),
    seed,
    options: {},
  }
  const history = new History(title, startOf(title, setup))
  const random = new Random(seed)
  while (history.length < most && !title.isOver(history.state)) {
    const { choices } = legal(title, history.state)
    const kinds = [...new Set(choices.map(({ action }) => action.type))]
    const kind = random.pick(kinds)
    const { action } = random.pick(choices.filter((choice) => choice.action.type === kind))
    const refusal = history.act(action)
    if (refusal) throw new Error(`offered but refused: ${JSON.stringify({ action, refusal })}`)
  }
  const actions = history.record.flatMap((entry) =>
    entry.type === 'action' ? [entry.action as ScriptedAction] : [],
  )
  return { title, ...setup, actions }
}

export function startOf(
  title: Title,
  setup: { readonly players: readonly string[]; readonly seed: number; readonly options: Script['options'] },
): CoreState {
  const start = title.create({ ...setup, players: [...setup.players] })
  if (!start.ok) throw new Error(`no game: ${start.refusal.rule}`)
  return start.value
}
