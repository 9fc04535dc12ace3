import type { ImportOutcome } from '@stellwerk/1873'
import type { CoreState, Playable, Title } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import type { PositionForm, TitleFace } from '@stellwerk/table'
import type {
  Evening,
  FaultTexts,
  GuideTexts,
  Headings,
  Lesson,
  Message,
  ReadingTexts,
  TitleTexts,
} from '@stellwerk/texts'

/** The rules of a title and its words. */
export interface Game<S extends CoreState = CoreState> {
  readonly title: Title<S>
  readonly texts: TitleTexts<S>
}

/** The same, and how the title lies on the table. */
export interface DescribedGame<S extends CoreState = CoreState> extends Game<S> {
  readonly face: TitleFace<S>
}

/** A game as a board needs it: how it is played, what it says, how it lies on the table. The rest of the title comes later. */
export interface PlayedGame<S extends CoreState = CoreState> {
  readonly title: Playable<S>
  readonly texts: TitleTexts<S>
  readonly face: TitleFace<S>
  whole(): Promise<Title<S>>
}

/** Takes over a game that another program exported. */
export type ReadExport = (exported: unknown, trace?: unknown) => ImportOutcome

/** All that programs need of a title. What lists and forms show is there at once, the rest comes when it is asked for. */
export interface Manifest<S extends CoreState = CoreState> extends Pick<
  Title,
  'id' | 'seats' | 'options' | 'readings'
> {
  readonly name: Message
  /** An amount of its money: `{amount} M`. */
  readonly money: Message
  game(): Promise<PlayedGame<S>>
  guide(): Promise<GuideTexts>
  /** Apart from the other words: a board does not need them. */
  readingTexts(): Promise<ReadingTexts>
  /** What can be wrong with a described position. */
  faultTexts(): Promise<FaultTexts>
  /** How positions are entered by hand. */
  positionForm?(): Promise<PositionForm<S>>
  /** A position for pictures of it, where its late game for random play is a poor sight. */
  scene?(): Promise<{ readonly players: readonly string[] }>
  /** The chapters of its ledger. */
  headings(): Promise<Headings>
  glossary(): Promise<readonly Message[]>
  /** How to learn 18xx with it. */
  lessons?(): Promise<readonly Lesson<S>[]>
  /** A guided start for those who have never played it. */
  evening?(): Promise<Evening>
  /** How it is played well, for computer players. */
  bot?(): Promise<BotKnowledge<S>>
  /** Reads what 18xx.games exports of this title, which that site calls so. */
  readonly importer?: { readonly siteTitle: string; load(): Promise<ReadExport> }
}
