import type { State } from '@stellwerk/1853'
import { india1853, tiles } from '@stellwerk/1853'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { decidersOf, refuses, top } from '@stellwerk/engine'
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
  station: { en: 'Base in {hex}', de: 'Bahnhofsmarker in {hex}', ja: '{hex}の駅トークン' },
  run: { en: 'Your plan of runs', de: 'Dein Plan der Fahrten', ja: 'あなたの運行案' },
})

/** A draft of 1853 on another board than the one on which it was begun. */
export const review: NonNullable<BoardFace<State>['review']> = (given, begunOn, state, player) => {
  const draft = given as NonNullable<Draft>
  // the suggested plans are found anew, and a plan changed by hand tells its faults while its company still runs
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
  return isSame && decidersOf(india1853, now).includes(player)
}

function refusalOf(draft: NonNullable<Draft>, state: State, player: PlayerId): Refusal | undefined {
  const asked = (type: string, fields: object) => refuses(india1853, state, { type, player, ...fields })
  switch (draft.kind) {
    case 'run': {
      const { runs, mail } = draft
      return asked('run', { runs, ...(mail === undefined ? {} : { mail }) })
    }
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

function wordsOf(draft: NonNullable<Draft>, language: Language): string {
  const say = reviewTexts.in(language)
  switch (draft.kind) {
    case 'run':
      return say('run')
    case 'station':
      return say('station', { hex: hexLabel(draft.hex) })
    case 'tile': {
      const { tile } = draft
      const hex = hexLabel(draft.hex)
      return tile === undefined
        ? say('hex', { hex })
        : say('tile', { hex, tile, colour: tiles[tile]?.colour ?? '' })
    }
  }
}
