import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { useMemo } from 'preact/hooks'
import { useLanguage } from '../language/language.js'
import type { Moment, Now } from '../session/session.js'
import type { Moments } from '../story/gather.js'
import { useTable } from '../table/table.js'
import { tied } from '../ui/unbroken.js'

/** What every panel needs: the board as it is shown, and how things are said. */
export interface Board<S extends CoreState = CoreState> {
  readonly state: S
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

export function useBoard<S extends CoreState>(): Board<S> {
  const { shown, session } = useTable<S>()
  const language = useLanguage()
  return useMemo(
    () => ({
      state: shown.state,
      language,
      nameOf: (player) => session.nameOf(player),
      number: (n) => numeral(language, n),
      money: (amount) => tied(session.game.texts.money(language, amount)),
      percent: (n) => percent(language, n),
    }),
    [shown.state, session, language],
  )
}

/** The moments up to the shown one, as far back as they are loaded. */
function momentsUpTo<S extends CoreState>(now: Now<S>, at: number): Moments<S> {
  const moments: Moment<S>[] = []
  for (let n = at; n >= 0; n--) {
    const moment = now.at(n)
    if (!moment) break
    moments.push(moment)
  }
  return moments.reverse()
}

export function useMoments<S extends CoreState>(): Moments<S> {
  const { now, at } = useTable<S>()
  return useMemo(() => momentsUpTo(now, at), [now, at])
}
