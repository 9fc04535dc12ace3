import type { State } from '@stellwerk/1873'
import { harzbahn, tiles } from '@stellwerk/1873'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { decidersOf, refuses, top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { defineTexts } from '../../language/texts.js'
import type { BoardFace } from '../face.js'
import { hexLabel } from './decision/names.js'
import type { Draft } from './draft.js'
import { whyNot } from './map/why-not.js'

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
export const review: NonNullable<BoardFace<State>['review']> = (given, begunOn, state, player) => {
  const draft = given as NonNullable<Draft>
  // the suggested plan is found anew, and a plan changed by hand tells its faults while its railway still runs
  if (draft.kind === 'run') {
    if (!draft.edited && draft.route === undefined) return 'forgotten'
    if (isRunOf(begunOn, state, player)) return 'stands'
  }
  const refusal = refusalOf(draft, state, player)
  return refusal ? { refusal, words: (language) => wordsOf(draft, language) } : 'stands'
}

/** Whether the same railway still has to run its trains, for a player of this page. */
function isRunOf(before: State, now: State, player: PlayerId): boolean {
  const [was, is] = [top(before), top(now)]
  const isSame = was?.kind === is?.kind && was?.['operation'] === is?.['operation']
  return isSame && decidersOf(harzbahn, now).includes(player)
}

function refusalOf(draft: NonNullable<Draft>, state: State, player: PlayerId): Refusal | undefined {
  const asked = (type: string, fields: object) => refuses(harzbahn, state, { type, player, ...fields })
  switch (draft.kind) {
    case 'run':
      return asked('run', { plan: draft.plan })
    case 'station': {
      const { kind: _, ...site } = draft
      return asked('buildStation', site)
    }
    case 'tile': {
      const { hex, tile, rotation } = draft
      return tile === undefined ? whyNot(state, player, hex) : asked('layTile', { hex, tile, rotation })
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
