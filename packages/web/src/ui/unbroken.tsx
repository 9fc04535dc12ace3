/** A number and the sign of its currency: "1,250 M", "1.250 £". */
const amount = /(\d[\d.,]* (?:\p{Lu}\p{Ll}?|\p{Sc}))(?![\p{L}\d])/gu

/** Words in which no line ends between a number and its sign. */
export const tied = (text: string): string => text.replace(amount, (found) => found.replace(' ', '\u00a0'))

/** The same for words that are read or looked for as they are: they keep their plain spaces. */
export function Unbroken({ text }: { readonly text: string }) {
  return text
    .split(amount)
    .map((part, i) => (i % 2 === 1 ? <span class="unbroken">{part}</span> : part || null))
}
