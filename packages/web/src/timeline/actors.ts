import type { Language } from '@stellwerk/texts'

/** Companies and mines with their names, as a list for people: mine 2 before mine 10. */
export function inOrderOfNames(
  actors: ReadonlySet<string>,
  nameOf: (actor: string) => string,
  language: Language,
): readonly (readonly [actor: string, name: string])[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...actors].map((actor) => [actor, nameOf(actor)] as const).toSorted(([, a], [, b]) => compare(a, b))
}
