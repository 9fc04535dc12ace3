import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import type { Action, Range, Refusal } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import { useDescribed } from '../table/description.js'
import { useLanguage } from '../language/language.js'
import { labelled } from '../language/marks.js'
import { useTable } from '../table/table.js'
import { useLaterWords } from '../titles/complete.js'
import type { Asked } from './asked.js'
import { choosableIn, useAsked } from './asked.js'
import { stillChosen } from './still-chosen.js'
import { useEntry } from './use-entry.js'

/** The decision of this page, and what is chosen of it. Choosing does nothing yet: the primary button does. */
export interface Choosing {
  readonly asked: readonly Asked[]
  readonly chosen: Action | undefined
  /** What the primary button does, where a part of the card decides on that itself. */
  readonly primary: Primary | undefined
  setPrimary(primary: Primary | undefined): void
  /** Whether there is anything to choose. */
  readonly isOpen: boolean
  choose(action: Action): void
  act(action: Action): Promise<Refusal | undefined>
  /** A choice in the title's own words. */
  nameOf(action: Action, range?: Range): string
  reasonOf(refusal: Refusal): string
}

/** null while nothing can be done. */
interface Primary {
  readonly action: Action | null
  readonly label: string
}

export const ChoosingContext = createContext<Choosing | null>(null)

/** Goes around all parts of the card that offer, tell or do what is chosen. */
export function ChoosingProvider({ children }: { readonly children: ComponentChildren }) {
  const table = useTable()
  const { session, shown } = table
  const { description } = useDescribed()
  const language = useLanguage()
  const asked = useAsked()
  const [entered, choose] = useEntry<Action | undefined>('chosen', () => undefined)
  const [primary, setPrimary] = useState<Primary>()
  const rows = useMemo(() => asked.flatMap(({ step }) => step.sections.flatMap(choosableIn)), [asked])
  const { title, texts } = session.game
  const hasWords = useLaterWords(title.id)
  const chosen = useMemo(
    () => stillChosen(rows, entered, (action) => refuses(title, description.state, action) === undefined),
    [rows, entered, title, description.state],
  )
  const value = useMemo(
    (): Choosing => ({
      asked,
      chosen,
      primary,
      setPrimary,
      isOpen: rows.length > 0,
      choose,
      act: table.act,
      nameOf(action, range) {
        const said = session.named(texts.choice(language, action, shown.state, range))
        // on one screen others than the one on turn may do something too
        const isOther = asked.length > 1 && asked[0]?.player !== action.player
        return isOther ? labelled(language, session.nameOf(action.player), said) : said
      },
      reasonOf: (refusal) => (hasWords ? session.named(texts.refusal(language, refusal)) : ''),
    }),
    [asked, chosen, choose, primary, rows, table.act, session, shown.state, language, hasWords],
  )
  return <ChoosingContext.Provider value={value}>{children}</ChoosingContext.Provider>
}

export function useChoosing(): Choosing {
  const choosing = useContext(ChoosingContext)
  if (!choosing) throw new Error('there is no card around this component')
  return choosing
}

/** Takes the primary button for as long as this part of the card is there. */
export function usePrimary(action: Action | null, label: string): void {
  const { setPrimary } = useChoosing()
  useEffect(() => setPrimary({ action, label }), [JSON.stringify(action), label])
  useEffect(() => () => setPrimary(undefined), [])
}
