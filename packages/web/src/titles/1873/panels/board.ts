import type { State } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { useMemo } from 'preact/hooks'
import { useLanguage } from '../../../language/language.js'
import type { Moment, Now } from '../../../session/session.js'
import { useTable } from '../../../table/table.js'
import type { Moments } from '../story/gather.js'
import { moneyIn } from '../money.js'

/** What every panel needs: the board as it is shown, and how things are said. */
export interface Board {
  readonly state: State
  readonly language: Language
  nameOf(player: PlayerId): string
  number(n: number): string
  money(amount: number): string
  percent(n: number): string
}

const percents = new Map<Language, Intl.NumberFormat>()

function percent(language: Language, n: number): string {
  const known = percents.get(language) ?? new Intl.NumberFormat(language, { style: 'percent' })
  percents.set(language, known)
  return known.format(n / 100)
}

export function useBoard(): Board {
  const { shown, session } = useTable<State>()
  const language = useLanguage()
  return useMemo(
    () => ({
      state: shown.state,
      language,
      nameOf: (player) => session.nameOf(player),
      number: (n) => numeral(language, n),
      money: (amount) => moneyIn(language, amount),
      percent: (n) => percent(language, n),
    }),
    [shown.state, session, language],
  )
}

/** The moments up to the shown one, as far back as they are loaded. */
function momentsUpTo(now: Now<State>, at: number): Moments {
  const moments: Moment<State>[] = []
  for (let n = at; n >= 0; n--) {
    const moment = now.at(n)
    if (!moment) break
    moments.push(moment)
  }
  return moments.reverse()
}

export function useMoments(): Moments {
  const { now, at } = useTable<State>()
  return useMemo(() => momentsUpTo(now, at), [now, at])
}
