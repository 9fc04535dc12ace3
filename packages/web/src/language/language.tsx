import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import type { Language } from '@stellwerk/texts'
import type { Say, Texts } from './texts.js'

interface Speech {
  readonly language: Language
  choose(language: Language): void
}

const SpeechContext = createContext<Speech>({ language: 'en', choose: () => undefined })

export function LanguageProvider(props: Speech & { readonly children: ComponentChildren }) {
  const { language, choose, children } = props
  const speech = useMemo(() => ({ language, choose }), [language, choose])
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>
}

export const useLanguage = (): Language => useContext(SpeechContext).language

export const useChooseLanguage = (): ((language: Language) => void) => useContext(SpeechContext).choose

/** The messages of one part of the page in the chosen language: `const say = useSay(mapTexts)`. */
export function useSay<Key extends string>(texts: Texts<Key>): Say<Key> {
  const language = useLanguage()
  return useMemo(() => texts.in(language), [texts, language])
}
