import type { State } from '@stellwerk/1854'
import { austria1854, tiles } from '@stellwerk/1854'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { decidersOf, legal, refuses, top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { defineTexts } from '../../language/texts.js'
import type { BoardFace } from '../face.js'
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
export const review: NonNullable<BoardFace<State>['review']> = (given, begunOn, state, player) => {
  const draft = given as NonNullable<Draft>
  // the suggested runs are found anew, and runs changed by hand tell their faults while their company still runs
  if (draft.kind === 'run') {
    if (!draft.edited && !draft.begun) return 'forgotten'
    if (isRunOf(begunOn, state, player)) return 'stands'
  }
  const refusal = refusalOf(draft, state, player)
  return refusal ? { refusal, words: (language) => wordsOf(draft, language) } : 'stands'
}

/** Whether the same company still has to run its trains, for a player of this page. */
function isRunOf(before: State, now: State, player: PlayerId): boolean {
  const [was, is] = [top(before), top(now)]
  const isSame = was?.kind === is?.kind && was?.['company'] === is?.['company']
  return isSame && decidersOf(austria1854, now).includes(player)
}

function refusalOf(draft: NonNullable<Draft>, state: State, player: PlayerId): Refusal | undefined {
  const asked = (type: string, fields: object) => refuses(austria1854, state, { type, player, ...fields })
  switch (draft.kind) {
    case 'run':
      return asked('run', { runs: draft.runs })
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

function wordsOf(draft: NonNullable<Draft>, language: Language): string {
  const say = reviewTexts.in(language)
  if (draft.kind === 'run') return say('run')
  const hex = hexLabel(draft.hex)
  if (draft.kind !== 'tile') return say(draft.kind, { hex })
  const { tile } = draft
  return tile === undefined
    ? say('hex', { hex })
    : say('tile', { hex, tile, colour: tiles[tile]?.colour ?? '' })
}
