import type { ComponentChildren } from 'preact'
import { useCallback } from 'preact/hooks'
import type { BoardMap, MapHex, Table } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { describeHex } from './describe.js'
import { FurnitureLayer, GroundLayer } from './layers.js'
import type { MapFrameProps } from './map-frame.js'
import { MapFrame } from './map-frame.js'
import { Marks } from './marks.js'
import type { Paints } from './paints.js'
import { paperOf } from './paper.js'
import { hexesOf } from './pointed-at.js'
import { firstEntryOf, playedHexes, sheetChoice, sheetNow } from './sheets.js'
import { boardTexts } from './texts.js'

type Described = 'paper' | 'label' | 'hexes' | 'firstEntry' | 'drawing' | 'sheets'

interface DrawnMapProps extends Omit<MapFrameProps, Described> {
  readonly map: BoardMap
  readonly table: Table
  readonly words: TableWords
  readonly paints: Paints
  /** Whose sheet matters now, where there are several. */
  readonly company?: string | null
  /** Hexes with a rim: those that something can be done on, those that something was done on, and the one at work. */
  readonly possible?: readonly string[]
  readonly changed: readonly string[]
  readonly marked: string | undefined
  /** What else is drawn on the ground, between the rims and what stands on the board, and over all of it. */
  readonly onGround?: ComponentChildren
  readonly between?: ComponentChildren
  readonly above?: ComponentChildren
}

const none: readonly string[] = []

/** The board as its title describes it, layer by layer, in a frame to move about in. */
export function DrawnMap({ map, table, words, paints, company = null, ...props }: DrawnMapProps) {
  const { possible = none, changed, marked, onGround, between, above, ...frame } = props
  const say = useSay(boardTexts)
  const paper = paperOf(map.sheets)
  const describe = useCallback(
    (hex: MapHex) => describeHex(map, hex, words, say),
    // all of the map that is said of a hex
    [map.grounds, map.tracks, words, say],
  )
  return (
    <MapFrame
      key={map.sheets.length}
      {...frame}
      paper={paper}
      label={words.say(msg('map'))}
      hexes={playedHexes(map)}
      firstEntry={firstEntryOf(map)}
      {...sheetChoice(map, words, sheetNow(map, table, company))}
      drawing={(entry, seen) => (
        <>
          <GroundLayer map={map} seen={seen} entry={entry} describe={describe} />
          {onGround}
          <Marks
            at={paper.at}
            possible={possible}
            chosen={marked}
            changed={changed}
            entry={entry}
            hexesOf={(focus) => hexesOf(focus, map, table)}
          />
          {between}
          <FurnitureLayer map={map} seen={seen} paints={paints} />
          {above}
        </>
      )}
    />
  )
}
