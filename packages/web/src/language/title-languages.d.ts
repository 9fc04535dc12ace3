/** Made by the build (`vite.config.ts`): fetches what the titles say in a language. */
declare module 'virtual:title-languages' {
  import type { Language } from '@stellwerk/texts'

  export function loadTitleLanguage(language: Language): Promise<unknown>
}
