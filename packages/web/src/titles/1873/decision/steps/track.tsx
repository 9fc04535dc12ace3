import type { LayTile } from '@stellwerk/1873'
import { tiles } from '@stellwerk/1873'
import { Button } from '../../../../ui/button.js'
import type { Draft, TileDraft } from '../../draft.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import type { Facet } from '../../../../decision/choices.js'
import { narrow } from '../../../../decision/choices.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { hexLabel } from '../names.js'
import { useOutcome } from '../../../../decision/outcomes.js'
import { ChoiceButton, PassButton } from '../../../../decision/parts/choice-button.js'
import { Answers } from '../../../../decision/parts/choice-form.js'
import { HexSelect } from '../../../../decision/parts/hex-select.js'
import { EffectList } from '../../../../decision/parts/effect-list.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { laterWishes } from './later.js'

/** Laying track: on the map, or from lists that lead to the same draft. */
export function TrackStep({ desk }: { readonly desk: Desk }) {
  const { say, table } = desk
  const lays = ofType(desk.choices, 'layTile').map(({ action }) => action)
  const draft = table.draft as Draft
  const chosen = draft?.kind === 'tile' ? draft : undefined
  const route = desk.step['paid'] !== undefined
  const hexes = new Set(lays.map(({ hex }) => hex))
  return (
    <>
      {route && lays.length > 0 && <WholeRoute desk={desk} lays={lays} />}
      {lays.length > 0 && <p class="decision-hint">{say('trackHint', { count: hexes.size })}</p>}
      {lays.length > 0 && (
        <HexSelect
          label={say('hex')}
          nothing={say('chooseHex')}
          hexes={hexes}
          chosen={chosen?.hex}
          nameOf={hexLabel}
          onChange={(hex) => table.setDraft(begin(lays, hex))}
        />
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
  return first ? { kind: 'tile', hex, tile: first.tile, rotation: first.rotation } : null
}

interface TileFormProps {
  readonly desk: Desk
  readonly lays: readonly LayTile[]
  readonly draft: TileDraft
}

/** Tile and rotation on the chosen hex, what they change, and laying them. */
function TileForm({ desk, lays, draft }: TileFormProps) {
  const { say, table } = desk
  const facets: readonly Facet<LayTile>[] = [
    {
      id: 'tile',
      label: say('tile'),
      of: ({ tile }) => tile,
      name: (tile) => say('tileNamed', { tile, colour: tiles[tile]?.colour ?? 'yellow' }),
    },
    {
      id: 'rotation',
      label: say('rotation'),
      of: ({ rotation }) => String(rotation),
      name: (rotation) => `${Number(rotation) * 60}°`,
    },
  ]
  const here = lays.filter(({ hex }) => hex === draft.hex).map((action) => ({ action }))
  const narrowed = narrow(here, facets, {
    ...(draft.tile === undefined ? {} : { tile: draft.tile }),
    ...(draft.rotation === undefined ? {} : { rotation: String(draft.rotation) }),
  })
  if (!narrowed) return null
  const { questions, choice } = narrowed
  const picture = (tile: string) => (
    <TilePicture tile={tile} rotation={firstRotation(here, tile, choice.action)} size={48} />
  )
  const change = (id: string, value: string): void => {
    const wanted = id === 'tile' ? { tile: value } : { tile: choice.action.tile, rotation: value }
    const next = narrow(here, facets, wanted)?.choice.action
    if (next) table.setDraft({ kind: 'tile', hex: next.hex, tile: next.tile, rotation: next.rotation })
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
      <ChoiceButton
        desk={desk}
        action={choice.action}
        look="primary"
        label={say('layTile', { tile: choice.action.tile, hex: hexLabel(draft.hex) })}
      />
      <Button look="quiet" onPress={() => table.setDraft(null)}>
        {say('otherHex')}
      </Button>
    </div>
  )
}

/** The chosen tile lies as chosen, the others in their first legal rotation. */
const firstRotation = (here: readonly { action: LayTile }[], tile: string, chosen: LayTile): number =>
  chosen.tile === tile
    ? chosen.rotation
    : (here.find(({ action }) => action.tile === tile)?.action.rotation ?? 0)

/** All tiles that the concession route still lacks, one after the other. */
function WholeRoute({ desk, lays }: { readonly desk: Desk; readonly lays: readonly LayTile[] }) {
  const outcome = useOutcome(desk, lays)
  const build = async (): Promise<void> => {
    for (const lay of lays) if (await desk.act(lay)) return
  }
  return (
    <Button look="primary" class="choice" onPress={() => void build()}>
      <span class="choice-label">{desk.say('wholeRoute', { count: lays.length })}</span>
      <EffectList desk={desk} outcome={outcome} />
    </Button>
  )
}
