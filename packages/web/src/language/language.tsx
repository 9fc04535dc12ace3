import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import type { Language } from '@stellwerk/texts'
import type { Say, Texts } from './texts.js'

const LanguageContext = createContext<Language>('en')

interface LanguageProps {
  readonly language: Language
  readonly children: ComponentChildren
}

export const LanguageProvider = ({ language, children }: LanguageProps) => (
  <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
)

export const useLanguage = (): Language => useContext(LanguageContext)

/** The messages of one part of the page in the chosen language: `const say = useSay(mapTexts)`. */
export function useSay<Key extends string>(texts: Texts<Key>): Say<Key> {
  const language = useLanguage()
  return useMemo(() => texts.in(language), [texts, language])
}
