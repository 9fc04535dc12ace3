import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { ComponentType } from 'preact'
import type { Say, Texts } from '../language/texts.js'
import type { TableView } from '../table/table.js'
import type { Desk } from './desk.js'
import { useMatter } from './desk.js'

/** A desk with the words of its title. */
export interface TitleDesk<S extends CoreState, E, Key extends string> extends Desk<S, E> {
  readonly table: TableView<S>
  readonly say: Say<Key>
  /** What a purse is called: a player, a company or what else has one. */
  purse(purse: string): string
}

/** What a title brings to its desk. */
interface Furniture<S extends CoreState, E, Key extends string> {
  readonly texts: Texts<Key>
  readonly judge: Desk<S, E>['judge']
  readonly EffectText: ComponentType<{
    readonly desk: TitleDesk<S, E, Key>
    readonly effect: E
    readonly after: S
  }>
  /** Whose purse it is, if it is a player's. */
  playerOf(purse: string): PlayerId | undefined
  /** What any other purse is called. */
  purseName(purse: string, language: Language): string
}

/** The hook by which a title's card has its desk; there is none while the players of this page have nothing to decide. */
export function deskOf<S extends CoreState, E, Key extends string>({
  texts,
  judge,
  EffectText,
  playerOf,
  purseName,
}: Furniture<S, E, Key>): () => TitleDesk<S, E, Key> | undefined {
  return function useDesk() {
    const matter = useMatter<S>()
    if (!matter) return undefined
    const desk: TitleDesk<S, E, Key> = {
      ...matter,
      say: texts.in(matter.language),
      judge,
      effect: (effect, { state }) => <EffectText desk={desk} effect={effect} after={state} />,
      purse(purse) {
        const player = playerOf(purse)
        return player === undefined ? purseName(purse, matter.language) : matter.nameOf(player)
      },
    }
    return desk
  }
}
