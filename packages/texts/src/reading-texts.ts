import type { Readings } from '@stellwerk/engine'
import type { Language } from './language.js'

/** Words in every language, side by side: none can be forgotten. */
export type Message = Readonly<Record<Language, string>>

/** What a table reads before it chooses. */
export interface ReadingText<Value extends string = string> {
  /** What it is about, in a few words. */
  readonly name: Message
  /** A sentence on what is played by each value. */
  readonly values: { readonly [V in Value]: Message }
  /** What the sources say. */
  readonly sources: Message
}

/** Words for all readings of a title: a forgotten value does not compile. */
export type ReadingTexts<R extends Readings = Readings> = {
  readonly [N in keyof R & string]: ReadingText<R[N]['values'][number]>
}
