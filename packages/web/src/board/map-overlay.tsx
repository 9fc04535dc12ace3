import type { PlayerId } from '@stellwerk/engine'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Nothing, lazy } from '../ui/lazy.js'
import type { Looking } from './map-frame.js'
import { paperOf } from './paper.js'
import { siteDraft, turned } from './site-draft.js'
import type { Building } from './use-building.js'

/** What a board can be seen without comes when it is first needed. */
const HexCard = lazy(async () => (await import('./hex-card.js')).HexCard, Nothing)
const LayPlace = lazy(async () => (await import('./lay-place.js')).LayPlace, Nothing)
const PickLegend = lazy(async () => (await import('./pick-discs.js')).PickLegend, Nothing)

interface MapOverlayProps {
  readonly looking: Looking
  readonly building: Building
}

/** What lies over the board without being scaled: the bar of what has been begun, or the card of a hex. */
export function MapOverlay({ looking, building }: MapOverlayProps) {
  const { setDraft } = useTable()
  const { map } = useDescribed().description
  const { offers, picks, begun, offer, chosen, foresight, hands } = building
  const builder = useBuilder()
  const paper = paperOf(map.sheets)
  const hex = looking.card === undefined ? undefined : map.hexes[looking.card]
  if (offer && chosen !== undefined)
    return (
      <LayPlace
        view={looking.view}
        at={paper.onPaper(chosen)}
        offers={offers}
        offer={offer}
        foresight={foresight}
        takesFocus={looking.byKeyboard}
        onChoose={(one) => setDraft(siteDraft(one.row.action))}
        onTurn={() => begun && setDraft(turned(offers, begun))}
        onConfirm={hands.confirm}
        onCancel={() => setDraft(null)}
      />
    )
  return (
    <>
      {picks.size > 0 && <PickLegend picks={picks} />}
      {hex && (
        <HexCard
          view={looking.view}
          at={paper.onPaper(hex.ref)}
          isWorked={looking.isWorked}
          hex={hex}
          offers={offers}
          builder={builder}
        />
      )}
    </>
  )
}

/** Who of this page lays track now, if anybody does. */
function useBuilder(): PlayerId | undefined {
  const { mayAct, decision, now } = useTable()
  const { face } = useDescribed()
  const builds = mayAct && decision?.step && face.trackSteps.includes(decision.step.kind)
  return builds ? decision.players.find((player) => now.mine.includes(player)) : undefined
}
