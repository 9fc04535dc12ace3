import type { LayTile, TileId, TrackFrame, TrackGauge } from '@stellwerk/1853'
import { secondTileFee, tiles } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import type { Facet } from '../../../../decision/choices.js'
import { narrow } from '../../../../decision/choices.js'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { Answers } from '../../../../decision/parts/choice-form.js'
import { HexSelect } from '../../../../decision/parts/hex-select.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { Button } from '../../../../ui/button.js'
import type { Draft, TileDraft } from '../../draft.js'
import { treasuryOf } from '../../facts.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import { hexLabel } from '../../names.js'
import { actionsOf } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { laterWishes } from './later.js'

/** Laying track: on the map, or from lists that lead to the same draft. */
export function TrackStep({ desk }: StepProps) {
  const { say, table, state, money } = desk
  const { company, laid = [] } = desk.step as TrackFrame
  const lays = actionsOf(desk.choices, 'layTile')
  const draft = table.draft as Draft
  const chosen = draft?.kind === 'tile' ? draft : undefined
  const hexes = new Set(lays.map(({ hex }) => hex))
  const fee = state.companies[company].option === 2 ? secondTileFee[company] : undefined
  return (
    <>
      <p class="decision-hint">{say('treasuryIs', { treasury: money(treasuryOf(state, company)) })}</p>
      {laid.length > 0 && (
        <p class="decision-hint">{say('secondTile', { fee: fee === undefined ? 'none' : money(fee) })}</p>
      )}
      {lays.length > 0 && (
        <>
          <p class="decision-hint">{say('trackHint', { count: hexes.size })}</p>
          <HexSelect
            label={say('hex')}
            nothing={say('chooseHex')}
            hexes={hexes}
            chosen={chosen?.hex}
            nameOf={hexLabel}
            onChange={(hex) => table.setDraft(begin(lays, hex))}
          />
        </>
      )}
      {chosen && <TileForm desk={desk} lays={lays} draft={chosen} />}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => laterWishes(desk)} />
    </>
  )
}

/** A hex with its first legal tile in its first legal rotation. */
function begin(lays: readonly LayTile[], hex: string): TileDraft | null {
  const first = lays.find((lay) => lay.hex === hex)
  return first ? draftOf(first) : null
}

const draftOf = ({ hex, tile, rotation }: LayTile): TileDraft => ({ kind: 'tile', hex, tile, rotation })

interface TileFormProps extends StepProps {
  readonly lays: readonly LayTile[]
  readonly draft: TileDraft
}

/** Gauge, tile and rotation on the chosen hex, what they change, and laying them. */
function TileForm({ desk, lays, draft }: TileFormProps) {
  const { table } = desk
  const facets = [gaugeFacet(desk), tileFacet(desk), rotationFacet(desk)]
  const here = lays.filter(({ hex }) => hex === draft.hex).map((action) => ({ action }))
  const begun = here.find(({ action }) => action.tile === draft.tile)
  const wanted = {
    ...(begun ? { gauge: gaugesOf(begun.action.tile), tile: begun.action.tile } : {}),
    ...(draft.rotation === undefined ? {} : { rotation: String(draft.rotation) }),
  }
  const narrowed = narrow(here, facets, wanted)
  if (!narrowed) return null
  const { questions, choice } = narrowed
  const change = (id: string, value: string): void => {
    // what was answered further down does not hold any more
    const kept = id === 'gauge' ? {} : id === 'tile' ? { gauge: gaugesOf(choice.action.tile) } : wanted
    const next = narrow(here, facets, { ...kept, [id]: value })?.choice.action
    if (next) table.setDraft(draftOf(next))
  }
  // the chosen tile lies as chosen, the others in their first legal rotation
  const picture = (tile: string) => {
    const shown = choice.action.tile === tile ? choice : here.find(({ action }) => action.tile === tile)
    return <TilePicture tile={tile} rotation={shown?.action.rotation ?? 0} size={48} />
  }
  return (
    <div class="choice-form">
      {questions.map((question) => (
        <Answers
          key={question.id}
          question={question}
          onChange={(value) => change(question.id, value)}
          {...(question.id === 'tile' ? { picture } : {})}
        />
      ))}
      <ChoiceButton desk={desk} action={choice.action} look="primary" />
      <Button look="quiet" onPress={() => table.setDraft(null)}>
        {desk.say('otherHex')}
      </Button>
    </div>
  )
}

/** The gauges of a tile's track, as one word. */
const gaugesOf = (tile: TileId): string =>
  [...new Set(tiles[tile]?.track.map(({ gauge }) => gauge))].toSorted().join('+')

const gaugeFacet = ({ say, language }: Desk): Facet<LayTile> => ({
  id: 'gauge',
  label: say('gauge'),
  of: ({ tile }) => gaugesOf(tile),
  name: (gauges) =>
    listed(
      language,
      gauges.split('+').map((gauge) => say(`gauge.${gauge as TrackGauge}`)),
    ),
})

const tileFacet = ({ say }: Desk): Facet<LayTile> => ({
  id: 'tile',
  label: say('tile'),
  of: ({ tile }) => tile,
  name: (tile) => say('tileNamed', { tile, colour: tiles[tile]?.colour ?? 'yellow' }),
})

const rotationFacet = ({ say }: Desk): Facet<LayTile> => ({
  id: 'rotation',
  label: say('rotation'),
  of: ({ rotation }) => String(rotation),
  name: (rotation) => `${Number(rotation) * 60}°`,
})
