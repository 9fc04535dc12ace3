import type { FrontTexts, Language } from '@stellwerk/texts'

/** Beside the manifests, and not within: only pages around the game say it. */
const files = import.meta.glob<FrontTexts>('../../../titles/*/src/texts/front.ts', {
  eager: true,
  import: 'front',
})

const frontOf = (title: string): FrontTexts | undefined =>
  files[`../../../titles/${title}/src/texts/front.ts`]

export const introductionOf = (title: string, language: Language): string =>
  frontOf(title)?.introduction[language] ?? ''

/** How long a title takes; undefined if as long as most. */
export const timeOf = (title: string, language: Language): string | undefined =>
  frontOf(title)?.time?.[language]

/** An option of a title or one of its values in words; what has none is called by its id. */
export function optionText(
  language: Language,
  title: string,
  option: string,
  value?: string,
): { readonly name: string; readonly hint: string } {
  const { name, values } = frontOf(title)?.options[option] ?? {}
  if (value === undefined) return { name: name?.[language] ?? option, hint: '' }
  const chosen = values && Object.hasOwn(values, value) ? values[value] : undefined
  return { name: chosen?.name[language] ?? value, hint: chosen?.hint[language] ?? '' }
}
