import type { Message } from '../language/texts.js'

export interface RuleBook {
  readonly markdown: string
  readonly glossary: readonly Message[]
}

/** The ledger of each title and its glossary; loaded when somebody reads them. */
export const ruleBooks: { readonly [title: string]: () => Promise<RuleBook> } = {
  '1853': async () => {
    const [ledger, { glossary }] = await Promise.all([
      import('../../../../docs/rules/1853.md?raw'),
      import('./glossary-1853.js'),
    ])
    return { markdown: ledger.default, glossary }
  },
  '1854': async () => {
    const [ledger, { glossary }] = await Promise.all([
      import('../../../../docs/rules/1854.md?raw'),
      import('./glossary-1854.js'),
    ])
    return { markdown: ledger.default, glossary }
  },
  '1873': async () => {
    const [ledger, { glossary }] = await Promise.all([
      import('../../../../docs/rules/1873.md?raw'),
      import('./glossary-1873.js'),
    ])
    return { markdown: ledger.default, glossary }
  },
}
