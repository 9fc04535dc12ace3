import type { State } from '@stellwerk/1873'
import { harzbahn, harzbahnFace, tiles } from '@stellwerk/1873'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import { whyNot } from '@stellwerk/table'
import { defineTexts } from '../../language/texts.js'
import { runFields } from '../../decision/runs/plan.js'
import { reviewing } from '../../table/review.js'
import { hexLabel } from './names.js'
import type { Draft } from './draft.js'

export const reviewTexts = defineTexts({
  hex: { en: 'Track on {hex}', de: 'Gleise auf {hex}', ja: '{hex}の線路' },
  tile: {
    en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} other {Grey}} tile {tile} on {hex}',
    de: '{colour, select, yellow {Gelbes} green {Grünes} brown {Braunes} other {Graues}} Plättchen {tile} auf {hex}',
    ja: '{hex}に{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}タイル {tile}',
  },
  station: { en: 'Station in {hex}', de: 'Bahnhof in {hex}', ja: '{hex}の駅' },
  run: { en: 'Your plan of runs', de: 'Dein Plan der Fahrten', ja: 'あなたの運行案' },
})

/** A draft of 1873 on another board than the one on which it was begun. */
export const review = reviewing<State, NonNullable<Draft>>({
  title: harzbahn,
  texts: reviewTexts,
  tiles,
  hexLabel,
  isByHand: ({ edited, begun }) => edited || begun !== undefined,
  runnerIn: (step) => step['operation'],
  refusalOf,
})

function refusalOf(draft: NonNullable<Draft>, state: State, player: PlayerId): Refusal | undefined {
  const asked = (type: string, fields: object) => refuses(harzbahn, state, { type, player, ...fields })
  switch (draft.kind) {
    case 'run':
      return asked('run', runFields(harzbahnFace, state, draft))
    case 'station': {
      const { kind: _, ...site } = draft
      return asked('buildStation', site)
    }
    case 'tile': {
      const { hex, tile, rotation } = draft
      return tile === undefined
        ? whyNot(harzbahn, harzbahnFace, state, player, hex)
        : asked('layTile', { hex, tile, rotation })
    }
  }
}
