import type { ComponentChildren } from 'preact'
import { listed } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { defineTexts } from '../language/texts.js'
import type { Board } from './board.js'
import { Pointed } from './parts.js'
import { Sparkline } from './sparkline.js'
import './price-histories.css'

export const historyTexts = defineTexts({
  range: {
    en: '{low} to {high}, now {now}',
    de: '{low} bis {high}, jetzt {now}',
    ja: '{low}～{high}、現在{now}',
  },
})

/** How the price of a company came where it is. */
export interface PriceHistory {
  readonly company: string
  readonly chip: ComponentChildren
  readonly colour: string
  /** At the end of each round; nothing where there was no price. */
  readonly values: readonly (number | null)[]
  readonly now: number
  /** What the picture shows, in words with these numbers. */
  label(values: string): string
}

interface PriceHistoriesProps {
  readonly board: Pick<Board, 'language' | 'number'>
  readonly histories: readonly PriceHistory[]
}

export function PriceHistories({ board, histories }: PriceHistoriesProps) {
  const say = useSay(historyTexts)
  const { number, language } = board
  return (
    <ul class="price-histories">
      {histories.map(({ company, chip, colour, values, now, label }) => {
        const known = values.filter((value) => value !== null)
        return (
          <Pointed as="li" kind="company" id={company} key={company}>
            {chip}
            <Sparkline
              label={label(listed(language, known.map(number)))}
              values={values}
              kind="line"
              colour={colour}
            />
            <span class="panel-note">
              {say('range', {
                low: number(Math.min(now, ...known)),
                high: number(Math.max(now, ...known)),
                now: number(now),
              })}
            </span>
          </Pointed>
        )
      })}
    </ul>
  )
}
