import type { BuildTunnel, LayTile } from '@stellwerk/1854'
import { mountainRailways, tiles } from '@stellwerk/1854'
import { PassButton } from '../../../../decision/parts/choice-button.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import type { Draft, TileDraft, TunnelDraft } from '../../draft.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import { actionsOf } from '../choices.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { treasuryOf } from '../facts.js'
import { LayForm, answersOf, powerFacet, rotationFacet } from '../lay-form.js'
import { laterWishes } from './later.js'

/** Laying a tile and building a tunnel: on the map, or from lists that lead to the same draft. */
export function TrackStep({ desk }: StepProps) {
  const { say, money, state, choices, table } = desk
  const lays = actionsOf(choices, 'layTile')
  const digs = actionsOf(choices, 'buildTunnel')
  const draft = table.draft as Draft
  const tile = draft === null ? onlyPlace(lays) : draft.kind === 'tile' ? draft : undefined
  return (
    <>
      <p class="decision-hint">
        {say('treasuryIs', { treasury: money(treasuryOf(state, companyOfStep(desk))) })}
        {' · '}
        {say('trackHint')}
      </p>
      {lays.length > 0 && <TileForm desk={desk} lays={lays} draft={tile} />}
      {digs.length > 0 && (
        <TunnelForm desk={desk} digs={digs} draft={draft?.kind === 'tunnel' ? draft : undefined} />
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => laterWishes(desk)} />
    </>
  )
}

/** Where there is no choice of hex, as with the tile of its home, a company begins there. */
function onlyPlace(lays: readonly LayTile[]): TileDraft | undefined {
  const [hex, other] = new Set(lays.map((lay) => lay.hex))
  return hex === undefined || other !== undefined ? undefined : { kind: 'tile', hex }
}

interface TileFormProps extends StepProps {
  readonly lays: readonly LayTile[]
  readonly draft: TileDraft | undefined
}

function TileForm({ desk, lays, draft }: TileFormProps) {
  const { say } = desk
  return (
    <LayForm<LayTile>
      desk={desk}
      label={say('hex')}
      lays={lays}
      hex={draft?.hex}
      wanted={draft ? answersOf({ ...draft }) : {}}
      facets={[
        {
          id: 'tile',
          label: say('tile'),
          of: ({ tile }) => tile,
          name: (tile) => say('tileNamed', { tile, colour: tiles[tile]?.colour ?? 'yellow' }),
        },
        rotationFacet(desk),
        powerFacet(desk, mountainRailways.AUS.name),
      ]}
      draftOf={({ hex, tile, rotation, power }) => ({
        kind: 'tile',
        hex,
        tile,
        rotation,
        ...(power ? { power } : {}),
      })}
      picture={(_, tile, chosen) => (
        <TilePicture tile={tile} rotation={rotationFor(lays, tile, chosen)} size={48} />
      )}
    />
  )
}

/** The chosen tile lies as chosen, the others in their first legal rotation. */
const rotationFor = (lays: readonly LayTile[], tile: string, chosen: LayTile): number =>
  chosen.tile === tile
    ? chosen.rotation
    : (lays.find((lay) => lay.hex === chosen.hex && lay.tile === tile)?.rotation ?? 0)

interface TunnelFormProps extends StepProps {
  readonly digs: readonly BuildTunnel[]
  readonly draft: TunnelDraft | undefined
}

function TunnelForm({ desk, digs, draft }: TunnelFormProps) {
  const { say } = desk
  return (
    <LayForm<BuildTunnel>
      desk={desk}
      label={say('tunnel')}
      lays={digs}
      hex={draft?.hex}
      wanted={draft ? answersOf({ ...draft }) : {}}
      facets={[
        {
          id: 'tunnel',
          label: say('shape'),
          of: ({ tunnel }) => tunnel,
          name: (_, { tunnel }) => say(`shape.${tunnel}`),
        },
        rotationFacet(desk),
        powerFacet(desk, mountainRailways.MUR.name),
      ]}
      draftOf={({ hex, tunnel, rotation, power }) => ({
        kind: 'tunnel',
        hex,
        tunnel,
        rotation,
        ...(power ? { power } : {}),
      })}
      picture={(_, tunnel, chosen) => (
        <TilePicture
          tile={tunnel}
          rotation={chosen.tunnel === tunnel ? chosen.rotation : 0}
          size={48}
        />
      )}
    />
  )
}
