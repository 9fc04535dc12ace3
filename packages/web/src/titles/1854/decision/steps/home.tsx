import type { PlaceHome } from '@stellwerk/1854'
import { tiles } from '@stellwerk/1854'
import type { Draft } from '../../draft.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import { fullName } from '../../names.js'
import { actionsOf } from '../choices.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { LayForm, answersOf, rotationFacet } from '../lay-form.js'

/** Where a local AG begins, with the tile that makes room there if one is needed. */
export function HomeStep({ desk }: StepProps) {
  const { say, table, language } = desk
  const homes = actionsOf(desk.choices, 'placeHome')
  const draft = table.draft as Draft
  const begun = draft?.kind === 'home' ? draft : undefined
  return (
    <>
      <p class="decision-hint">{say('homeHint', { company: fullName(language, companyOfStep(desk)) })}</p>
      <LayForm<PlaceHome>
        desk={desk}
        label={say('hex')}
        lays={homes}
        hex={begun?.hex ?? homes[0]?.hex}
        wanted={begun ? answersOf({ ...begun }) : {}}
        facets={[
          {
            id: 'tile',
            label: say('tile'),
            of: ({ tile }) => tile ?? '',
            name: (tile) => say('tileNamed', { tile, colour: tiles[tile]?.colour ?? 'green' }),
          },
          rotationFacet(desk),
        ]}
        draftOf={({ hex, tile, rotation }) => ({
          kind: 'home',
          hex,
          ...(tile === undefined ? {} : { tile }),
          ...(rotation === undefined ? {} : { rotation }),
        })}
        picture={(_, tile, chosen) => (
          <TilePicture
            tile={tile}
            rotation={(chosen.tile === tile ? chosen.rotation : undefined) ?? 0}
            size={48}
          />
        )}
      />
    </>
  )
}
