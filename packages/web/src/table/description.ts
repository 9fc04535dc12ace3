import type { CoreState, OpenDecision, Playable, PlayerId } from '@stellwerk/engine'
import { view } from '@stellwerk/engine'
import type { BoardMap, Step, Table, TitleFace } from '@stellwerk/table'
import { kept } from '@stellwerk/table'
import type { Speaking, TableWords } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import { useLanguage } from '../language/language.js'
import { useTable } from './table.js'

/** What lies on the table and on the board in one state, each made when it is first asked for. */
export interface Description<S extends CoreState = CoreState> {
  /** The state it was made from: without the random source, so that nothing foreseen gives away what will be drawn. */
  readonly state: S
  readonly viewer: PlayerId | null
  readonly table: Table
  readonly map: BoardMap
}

class StateDescription<S extends CoreState> implements Description<S> {
  private madeTable: Table | undefined
  private madeMap: BoardMap | undefined

  constructor(
    readonly state: S,
    readonly viewer: PlayerId | null,
    private readonly face: TitleFace<S>,
    private readonly before: Before,
  ) {}

  get table(): Table {
    this.madeTable ??= this.before.table = kept(this.before.table, this.face.table(this.state, this.viewer))
    return this.madeTable
  }

  get map(): BoardMap {
    this.madeMap ??= this.before.map = kept(this.before.map, this.face.map(this.state, this.viewer))
    return this.madeMap
  }
}

/** What was described last: whatever is equal stays the same object, so that only what changed is drawn again. */
interface Before {
  table?: Table
  map?: BoardMap
}

type Speaker = Required<Pick<Speaking, 'language' | 'texts' | 'nameOf'>>

const isSame = (a: Speaker, b: Speaker): boolean =>
  a.language === b.language && a.texts === b.texts && a.nameOf === b.nameOf

interface Told<S extends CoreState> extends Described<S> {
  readonly by: Speaker
}

/** What was said last, and of which companies. */
interface Spoken {
  readonly about: string
  readonly by: Speaker
  readonly words: TableWords
}

/** Describes the states of one game as they are shown. */
class Describer<S extends CoreState> {
  private readonly known = new WeakMap<S, Description<S>>()
  private readonly before: Before = {}
  private readonly told = new WeakMap<Description<S>, Told<S>>()
  private spoken: Spoken | undefined

  constructor(
    private readonly title: Playable<S>,
    private readonly face: TitleFace<S>,
  ) {}

  /** One for all parts of a page. */
  described(state: S, viewer: PlayerId | null, by: Speaker): Described<S> {
    const description = this.of(state, viewer)
    const found = this.told.get(description)
    if (found && isSame(found.by, by)) return found
    const made: Told<S> = {
      by,
      face: this.face,
      description,
      words: this.words(description.table, by),
      describe: (other) => this.of(other, viewer),
    }
    this.told.set(description, made)
    return made
  }

  /** The same object until something is called otherwise: what is said with it need not be said again. */
  private words(table: Table, by: Speaker): TableWords {
    // whatever their order is just now
    const about = table.companies
      .map(({ ref, kind, mark, name }) => [ref, kind, mark, name].join())
      .toSorted()
      .join(';')
    const last = this.spoken
    if (last?.about === about && isSame(last.by, by)) return last.words
    const words = tableWords({ ...by, table })
    this.spoken = { about, by, words }
    return words
  }

  of(state: S, viewer: PlayerId | null): Description<S> {
    const found = this.known.get(state)
    if (found?.viewer === viewer) return found
    const viewed = state.random === null ? state : view(this.title, state, viewer)
    const made = new StateDescription(viewed, viewer, this.face, this.before)
    this.known.set(state, made)
    return made
  }
}

const describers = new WeakMap<object, Describer<CoreState>>()

/** One describer for each game on the page. */
function describerOf<S extends CoreState>(
  session: object,
  title: Playable<S>,
  face: TitleFace<S>,
): Describer<S> {
  const found = describers.get(session) ?? new Describer(title, face)
  describers.set(session, found)
  return found as unknown as Describer<S>
}

/** The shown moment as the title describes it, and the words for it. */
export interface Described<S extends CoreState = CoreState> {
  readonly face: TitleFace<S>
  readonly description: Description<S>
  readonly words: TableWords
  /** Another state of the same game, such as the one before. */
  describe(state: S): Description<S>
}

export function useDescribed<S extends CoreState = CoreState>(): Described<S> {
  const { session, shown, now } = useTable<S>()
  const viewer = now.mine.length === 1 ? (now.mine[0] ?? null) : null
  return useDescription(session, session.game, shown.state, viewer, namesIn(session))
}

type NameOf = (player: PlayerId) => string

const namings = new WeakMap<object, NameOf>()

/** The same function for all parts of a page: what is said of a game is made once for all of them. */
function namesIn(session: { readonly nameOf: NameOf }): NameOf {
  const known = namings.get(session) ?? ((player: PlayerId) => session.nameOf(player))
  namings.set(session, known)
  return known
}

/** A state of a game as its title describes it; `of` stands for the game, of which other states were described before. */
export function useDescription<S extends CoreState>(
  of: object,
  { title, face, texts }: Pick<PlayedGame<S>, 'title' | 'face' | 'texts'>,
  state: S,
  viewer: PlayerId | null = null,
  nameOf: NameOf = String,
): Described<S> {
  const language = useLanguage()
  return describerOf(of, title, face).described(state, viewer, { language, texts, nameOf })
}

const steps = new WeakMap<Description, { readonly decision: OpenDecision; readonly step: Step }>()

/** What is asked in a state that is described; made once. */
export function stepIn<S extends CoreState>(
  face: TitleFace<S>,
  description: Description<S>,
  decision: OpenDecision,
): Step {
  const known = steps.get(description)
  if (known?.decision === decision) return known.step
  const step = face.step(description.state, decision, description.viewer)
  steps.set(description, { decision, step })
  return step
}

/** What is asked in the present, as the title describes it; null where there is no decision. */
export function useStep(): Step | null {
  const { decision } = useTable()
  const { face, description } = useDescribed()
  return decision && stepIn(face, description, decision)
}
