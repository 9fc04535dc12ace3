import type { PlayerId } from '@stellwerk/engine'
import type { Table } from '@stellwerk/table'
import type { Evening, FirstDecision, Language, Params, TableWords, TitleTexts } from '@stellwerk/texts'

/** The decision that is to be introduced in a step, if it has not been yet. */
export const firstIn = (
  { firsts }: Evening,
  step: string,
  isKnown: (id: string) => boolean,
): FirstDecision | undefined => firsts.find(({ id, steps }) => steps.includes(step) && !isKnown(id))

/** The numbers on the table that an introduction may name. */
export function figuresOn(
  table: Table,
  player: PlayerId,
  choices: number,
  words: TableWords,
  texts: Pick<TitleTexts, 'money'>,
  language: Language,
): Params {
  const acting = table.turns.find(({ at }) => at === 'now')?.company
  const company = table.companies.find(({ ref }) => ref === acting)
  const next = table.trains.find(({ onSale, left }) => onSale && left !== 0)
  const money = (amount: number): string => texts.money(language, amount)
  return {
    cash: money(table.players.find(({ ref }) => ref === player)?.cash ?? 0),
    company: company ? words.phrase({ kind: 'company', ref: company.ref }) : '–',
    treasury: money(company?.treasury ?? 0),
    train: next?.train ?? '–',
    price: money(next?.prices[0]?.price ?? 0),
    choices,
  }
}
