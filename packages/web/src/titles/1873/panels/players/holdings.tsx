import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Board } from '../board.js'
import { Pointed } from '../../../../panels/parts.js'
import { sharesOf } from './held.js'
import { playerTexts } from './texts.js'

/** "HBE 40% ★": a player's shares. */
export function Holdings({ board, player }: { readonly board: Board; readonly player: PlayerId }) {
  const say = useSay(playerTexts)
  const held = sharesOf(board.state, player)
  if (held.length === 0) return null
  return (
    <ul class="panel-list" aria-label={say('shares')}>
      {held.map(({ company, percent, directs }) => (
        <Pointed as="li" kind="company" id={company} key={company} class="player-holding">
          <CompanyChip company={company} />
          {board.percent(percent)}
          {directs && (
            <>
              <b aria-hidden="true">★</b>
              <span class="visually-hidden">{say('directs')}</span>
            </>
          )}
        </Pointed>
      ))}
    </ul>
  )
}
