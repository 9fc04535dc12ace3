import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Query } from './search.js'
import { marked } from './search.js'

/** What is being looked for on the page of the rules. */
export const Sought = createContext<Query>({ words: [], marks: [] })

/** Words of the rules, with what is being looked for marked in them. */
export function Marked({ text }: { readonly text: string }) {
  const sought = useContext(Sought)
  return <>{marked(text, sought).map((part, i) => (i % 2 === 1 ? <mark>{part}</mark> : part))}</>
}
