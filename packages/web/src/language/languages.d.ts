/** Made by the build (`vite.config.ts`): fetches what titles and pages say in a language. */
declare module 'virtual:languages' {
  import type { Language } from '@stellwerk/texts'

  export function loadLanguage(language: Language): Promise<unknown>
}
