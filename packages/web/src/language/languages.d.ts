/** Made by the build (`languages-apart.ts`): fetches what titles and pages say. */
declare module 'virtual:languages' {
  import type { Language } from '@stellwerk/texts'

  /** What the pages say, and the titles that are open. */
  export function loadLanguage(language: Language): Promise<unknown>
  /** What a title says, in the languages that were asked for; from now on also in those that will be. */
  export function loadWords(title: string): Promise<unknown>
  /** What a title says of events and refusals: a board can be drawn without. */
  export function loadLater(title: string): Promise<unknown>
}
