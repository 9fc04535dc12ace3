import type { CoreState } from '@stellwerk/engine'
import type { MapHex } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import { MapFrame } from '../../../board/map-frame.js'
import { describeHex } from '../../../board/describe.js'
import { usePaints } from '../../../board/game-map.js'
import { FurnitureLayer, GroundLayer } from '../../../board/layers.js'
import { Marks } from '../../../board/marks.js'
import { paperOf } from '../../../board/paper.js'
import { RunRibbons, RunValues } from '../../../board/run-ribbons.js'
import { isNarrow } from '../../../board/room.js'
import { earningsOf, ribbonsOf } from '../../../board/runs.js'
import { firstEntryOf, playedHexes, sheetChoice } from '../../../board/sheets.js'
import { boardTexts } from '../../../board/texts.js'
import { useDraftKeys } from '../../../board/use-keys.js'
import type { View } from '../../../board/use-view.js'
import { useSay } from '../../../language/language.js'
import { useEntry } from '../entry.js'
import { hexOf } from '../fault-words.js'
import { BestRoutesPanel } from './best-routes.js'
import { useBoard } from './board-of.js'
import { fitsOn } from './fits.js'
import { HexEntry } from './hex-entry.js'
import type { Laid } from './lying.js'
import { tileOn, turned, withTile } from './lying.js'
import { mapEntryTexts } from './map-texts.js'
import { useBest } from './use-best.js'

interface BoardEntryProps {
  /** What can be drawn of the position. */
  readonly state: CoreState
  /** The hex that is being entered. */
  readonly hex: string | undefined
  onHex(hex: string | undefined): void
}

/** The scale at which a finger meets the hex it wants. */
const forFingers = 0.45

const always = (): boolean => true

/** The board as it lies on the table: drawn, changed hex by hex, and asked for its best routes. */
export function BoardEntry({ state, hex, onHex }: BoardEntryProps) {
  const { game, form, position, faults, replace } = useEntry()
  const sound = faults.length === 0
  const say = useSay(mapEntryTexts)
  const sayBoard = useSay(boardTexts)
  const byKeyboard = useRef(false)
  const view = useRef<View>(undefined)
  const [asked, ask] = useState<string>()
  const wrong = useMemo(() => [...new Set(faults.flatMap(({ place }) => hexOf(place) ?? []))], [faults])

  const board = useBoard(state)
  const { map: drawn, table, words } = board
  const paper = paperOf(drawn.sheets)
  const paints = usePaints(table)
  const describe = useCallback((one: MapHex) => describeHex(drawn, one, words, sayBoard), [words, sayBoard])
  const build = game.title.position
  const fits = useMemo(
    () => (hex === undefined ? [] : fitsOn(form, drawn, build, position, hex)),
    [form, build, position, hex],
  )
  const laid = hex === undefined ? undefined : tileOn(position, hex)
  const lay = (next: Laid | undefined): void => {
    if (hex !== undefined) replace(withTile(position, hex, next))
  }
  const turn = (step: 1 | -1): void => {
    const ways = fits.find(({ tile }) => tile === laid?.tile)?.rotations
    if (laid && ways) lay({ ...laid, rotation: turned(ways, laid.rotation, step) })
  }
  const choose = (next: string): void => {
    byKeyboard.current = document.activeElement?.matches('[data-hex]:focus-visible') ?? false
    const window = view.current
    if (window && isNarrow(window.size())) window.approach(paper.onPaper(next), forFingers)
    onHex(next)
  }
  const leave = (): void => {
    const cell = document.querySelector<SVGElement>(`.position-map [data-hex="${hex}"]`)
    onHex(undefined)
    if (byKeyboard.current) cell?.focus()
  }
  useDraftKeys(hex !== undefined, {
    turn,
    // Enter on another hex goes on there; what lies here needs no word more
    confirm() {
      const there = document.activeElement?.getAttribute('data-hex')
      if (there && there !== hex) choose(there)
      else if (there) document.querySelector<HTMLElement>('.position-hex .map-fan-tile')?.focus()
    },
    cancel: leave,
  })

  const runner =
    sound && asked !== undefined && game.face.runs.runners(state).includes(asked) ? asked : undefined
  const answer = useBest(state, runner)
  const ribbons = useMemo(
    () => answer && ribbonsOf({ map: drawn, table }, answer.routes, sayBoard),
    [answer, drawn, table, sayBoard],
  )
  return (
    <section class="position-board" aria-label={say('board')}>
      <div class="position-map">
        <MapFrame
          key={drawn.sheets.length}
          paper={paper}
          label={words.say(msg('map'))}
          hexes={playedHexes(drawn)}
          firstEntry={firstEntryOf(drawn)}
          chosen={undefined}
          keys={noKeys}
          takesTaps={always}
          onTap={(tapped) => {
            if (tapped === hex) turn(1)
            else choose(tapped)
            return true
          }}
          {...sheetChoice(drawn, words)}
          drawing={(entry, seen) => (
            <>
              <GroundLayer map={drawn} seen={seen} entry={entry} describe={describe} />
              <Marks
                at={paper.at}
                possible={[]}
                chosen={hex}
                changed={wrong}
                entry={entry}
                hexesOf={({ kind, id }) => (kind === 'hex' ? [id] : [])}
              />
              {ribbons && <RunRibbons ribbons={ribbons} />}
              <FurnitureLayer map={drawn} seen={seen} paints={paints} />
              {answer?.best && <RunValues earnings={earningsOf(drawn, answer.best.plan)} />}
            </>
          )}
          overlay={(looking) => {
            view.current = looking.view
            return null
          }}
        />
      </div>
      <div class="position-beside">
        {hex === undefined ? (
          <p class="position-choose">{say('chooseHex')}</p>
        ) : (
          <HexEntry
            board={board}
            hex={hex}
            fits={fits}
            laid={laid}
            takesFocus={byKeyboard.current}
            onLay={lay}
            onTurn={turn}
            onDone={leave}
          />
        )}
        <BestRoutesPanel board={board} asked={runner} answer={answer} onAsk={ask} />
      </div>
    </section>
  )
}

/** The keys of what is entered work wherever the focus is, so the map has none of its own. */
const noKeys = { turn: () => undefined, confirm: () => undefined, cancel: () => undefined }
