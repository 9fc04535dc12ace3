import type { AuctionFrame, LocalId, MountainId, PrivateId, State } from '@stellwerk/1854'
import {
  auctionOrder,
  bidsOn,
  facePrice,
  isMountain,
  localRailways,
  mountainIds,
  mountainRailways,
} from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, HexName, Pointed } from '../../../../panels/parts.js'
import { CompanyChip } from '../../chip.js'
import { factTexts } from './fact-texts.js'
import { hexOfPrivate, privateFacts } from './private-facts.js'
import { fullName } from '../../names.js'
import type { Board, PanelProps } from '../board.js'
import { panelTexts } from '../texts.js'
import { privateTexts } from './texts.js'

/** What the auction sells: who has it, what it brings, and what is bid for it. */
function Privates({ board }: PanelProps) {
  const say = useSay(privateTexts)
  const locals = auctionOrder.filter((id): id is LocalId => !isMountain(id))
  return (
    <div class="panel">
      <section>
        <h2>{say('mountains')}</h2>
        <ul class="panel-cards">
          {mountainIds.map((id) => (
            <PrivateCard key={id} board={board} id={id} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('locals')}</h2>
        <ul class="panel-cards">
          {locals.map((id) => (
            <PrivateCard key={id} board={board} id={id} />
          ))}
        </ul>
      </section>
      <p class="panel-note">{say('note')}</p>
    </div>
  )
}

export const PrivatesPanel = panelOf(Privates)

function PrivateCard({ board, id }: { readonly board: Board; readonly id: PrivateId }) {
  const say = useSay(privateTexts)
  const common = useSay(panelTexts)
  const card = useSay(factTexts)
  const { state, money, language } = board
  const owner = ownerOf(state, id)
  const hex = hexOfPrivate(id)
  const badge = badgeOf(state, id)
  const bids = standing(state, id)
  return (
    <li>
      <Pointed as="article" kind="company" id={id} hex={hex} class="panel-card">
        <header class="panel-head">
          {!isMountain(id) && <CompanyChip company={id} />}
          <h3>{isMountain(id) ? fullName(language, id) : localRailways[id].name}</h3>
          {badge && <span class="panel-badge">{say(badge)}</span>}
        </header>
        <Facts>
          <Fact label={say('owner')}>{owner === null ? say('unsold') : board.nameOf(owner)}</Fact>
          <Fact label={say('price')}>{money(facePrice(id))}</Fact>
          {isMountain(id) && <Fact label={say('income')}>{money(mountainRailways[id].income)}</Fact>}
          <Fact label={say('hex')}>
            <HexName hex={hex} label={common('hexOnMap', { hex })} />
          </Fact>
          {bids.length > 0 && (
            <Fact label={say('bids')} wide>
              {bids
                .map(([player, bid]) => say('bidBy', { player: board.nameOf(player), bid: money(bid) }))
                .join(' · ')}
            </Fact>
          )}
        </Facts>
        <p class="panel-note">{privateFacts({ say: card, money }, id)}</p>
      </Pointed>
    </li>
  )
}

const ownerOf = (state: State, id: PrivateId): PlayerId | null =>
  isMountain(id) ? state.mountains[id].owner : (state.locals[id]?.owner ?? null)

function badgeOf(state: State, id: PrivateId): 'closed' | 'used' | 'merged' | undefined {
  if (!isMountain(id)) return state.locals[id] ? undefined : 'merged'
  const { open, used } = state.mountains[id as MountainId]
  return open ? (used ? 'used' : undefined) : 'closed'
}

/** The highest bid first. */
function standing(state: State, id: PrivateId): readonly (readonly [PlayerId, number])[] {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  if (!auction) return []
  return (Object.entries(bidsOn(auction, id)) as [PlayerId, number][]).toSorted(([, a], [, b]) => b - a)
}
