import { manifestOf } from '@stellwerk/titles'
import type { Message } from '../language/texts.js'

interface RuleBook {
  readonly markdown: string
  readonly glossary: readonly Message[]
}

const ledgers = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The ledger of a title and its glossary; loaded when somebody reads them. */
export async function ruleBookOf(title: string): Promise<RuleBook> {
  const [markdown = '', glossary = []] = await Promise.all([
    ledgers[`../../../../docs/rules/${title}.md`]?.(),
    manifestOf(title)?.glossary(),
  ])
  return { markdown, glossary }
}
