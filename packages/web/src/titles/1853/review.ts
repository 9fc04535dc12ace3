import type { State } from '@stellwerk/1853'
import { india1853, indiaFace, tiles } from '@stellwerk/1853'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { refuses, top } from '@stellwerk/engine'
import { defineTexts } from '../../language/texts.js'
import { runFields } from '../../decision/runs/plan.js'
import { reviewing } from '../../table/review.js'
import type { Draft } from './draft.js'
import { hexLabel } from './names.js'

export const reviewTexts = defineTexts({
  hex: { en: 'Track on {hex}', de: 'Gleise auf {hex}', ja: '{hex}の線路' },
  tile: {
    en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} other {Grey}} tile {tile} on {hex}',
    de: '{colour, select, yellow {Gelbes} green {Grünes} brown {Braunes} other {Graues}} Gleisteil {tile} auf {hex}',
    ja: '{hex}に{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}タイル {tile}',
  },
  station: { en: 'Base in {hex}', de: 'Bahnhofsmarker in {hex}', ja: '{hex}の駅トークン' },
  run: { en: 'Your plan of runs', de: 'Dein Plan der Fahrten', ja: 'あなたの運行案' },
})

/** A draft of 1853 on another board than the one on which it was begun. */
export const review = reviewing<State, NonNullable<Draft>>({
  title: india1853,
  texts: reviewTexts,
  tiles,
  hexLabel,
  isByHand: ({ edited, begun }) => edited || begun !== undefined,
  runnerIn: (step) => step['company'],
  refusalOf,
})

function refusalOf(draft: NonNullable<Draft>, state: State, player: PlayerId): Refusal | undefined {
  const asked = (type: string, fields: object) => refuses(india1853, state, { type, player, ...fields })
  switch (draft.kind) {
    case 'run':
      return asked('run', runFields(indiaFace, state, draft))
    case 'station':
      return asked('placeBase', { hex: draft.hex, stop: draft.stop })
    case 'tile': {
      const { hex, tile, rotation } = draft
      // a hex alone asks for nothing yet, as long as track is laid
      if (tile === undefined)
        return top(state)?.kind === 'track' ? undefined : asked('layTile', { hex, tile: '4', rotation: 0 })
      return asked('layTile', { hex, tile, rotation })
    }
  }
}
