import type { Message } from './reading-texts.js'

/** What the pages before a game say of a title. */
export interface FrontTexts {
  /** What it is about, for those who do not know it yet. */
  readonly introduction: Message
  /** How long it takes, if not a long evening. */
  readonly time?: Message
  readonly options: { readonly [option: string]: OptionTexts }
}

export interface OptionTexts {
  readonly name: Message
  readonly values: { readonly [value: string]: { readonly name: Message; readonly hint: Message } }
}
