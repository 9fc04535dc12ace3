import type { Headings } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import type { Message } from '../language/texts.js'

interface RuleBook {
  readonly markdown: string
  readonly headings: Headings
  readonly glossary: readonly Message[]
}

const ledgers = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The ledger of a title with its headings in every language, and its glossary; loaded when somebody reads them. */
export async function ruleBookOf(title: string): Promise<RuleBook> {
  const manifest = manifestOf(title)
  const [markdown = '', headings = {}, glossary = []] = await Promise.all([
    ledgers[`../../../../docs/rules/${title}.md`]?.(),
    manifest?.headings(),
    manifest?.glossary(),
  ])
  return { markdown, headings, glossary }
}
