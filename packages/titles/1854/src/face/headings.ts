import type { PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Value } from '@stellwerk/table'
import { company, list, money, player, train } from '@stellwerk/table'
import type { AuctionFrame, CharterFrame, EmergencyFrame, MergerWindowFrame, RunOffFrame } from '../frames.js'
import { highestBid } from '../rules/bids.js'
import { missingFor } from '../rules/emergency.js'
import { localAsked } from '../rules/mergers.js'
import type { State } from '../state.js'

/** What else the heading of a step names. */
export function headingParams(state: State): { readonly [name: string]: Value } {
  const frame = top(state)
  switch (frame?.kind) {
    case 'run-off': {
      const id = (frame as RunOffFrame).private
      const auction = frameOf<AuctionFrame>(state, 'auction')
      return { private: company(id), ...(auction ? { bid: money(highestBid(auction, id)) } : {}) }
    }
    case 'merger-window':
      return { local: company(localAsked(state, frame as MergerWindowFrame) ?? '') }
    case 'charter':
      return { locals: list((frame as CharterFrame).locals.map((local) => company(local))) }
    case 'emergency': {
      const emergency = frame as EmergencyFrame
      return { train: train(emergency.train), missing: money(missingFor(state, emergency)) }
    }
    case 'payout':
      return { revenue: money(frame['revenue'] as number) }
    case 'offer':
      return { from: player(frame['from'] as PlayerId) }
    default:
      return {}
  }
}
