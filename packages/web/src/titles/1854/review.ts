import type { State } from '@stellwerk/1854'
import { austria1854, austriaFace, tiles } from '@stellwerk/1854'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { legal, refuses } from '@stellwerk/engine'
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
  tunnel: { en: 'Tunnel in {hex}', de: 'Tunnel in {hex}', ja: '{hex}のトンネル' },
  station: { en: 'Station in {hex}', de: 'Bahnhof in {hex}', ja: '{hex}の駅' },
  home: { en: 'Home in {hex}', de: 'Heimat in {hex}', ja: '{hex}の本拠地' },
  run: { en: 'Your runs', de: 'Deine Fahrten', ja: 'あなたの運行' },
})

/** A draft of 1854 on another board than the one on which it was begun. */
export const review = reviewing<State, NonNullable<Draft>>({
  title: austria1854,
  texts: reviewTexts,
  tiles,
  hexLabel,
  isByHand: ({ edited, begun }) => edited || begun !== undefined,
  runnerIn: (step) => step['company'],
  refusalOf,
})

function refusalOf(draft: NonNullable<Draft>, state: State, player: PlayerId): Refusal | undefined {
  const asked = (type: string, fields: object) => refuses(austria1854, state, { type, player, ...fields })
  switch (draft.kind) {
    case 'run':
      return asked('run', runFields(austriaFace, state, draft))
    case 'station':
      return asked('buildStation', { hex: draft.hex, stop: draft.stop })
    case 'home':
      if (draft.tile === undefined && isBegunAt(state, 'placeHome', draft.hex)) return undefined
      return asked('placeHome', fieldsOf(draft))
    case 'tile': {
      if (draft.tile === undefined && isBegunAt(state, 'layTile', draft.hex)) return undefined
      return asked('layTile', { tile: '', rotation: 0, ...fieldsOf(draft) })
    }
    case 'tunnel': {
      if (draft.tunnel === undefined && isBegunAt(state, 'buildTunnel', draft.hex)) return undefined
      return asked('buildTunnel', { tunnel: 'straight', rotation: 0, ...fieldsOf(draft) })
    }
  }
}

function fieldsOf({ kind: _, ...fields }: NonNullable<Draft>): object {
  return fields
}

/** A hex alone stands for as long as something can be laid there. */
const isBegunAt = (state: State, type: string, hex: string): boolean =>
  legal(austria1854, state).choices.some(
    ({ action }) => action.type === type && (action as unknown as { hex: string }).hex === hex,
  )
