import { useMemo, useRef, useState } from 'preact/hooks'
import { DrawnMap } from '../../../board/drawn-map.js'
import { usePaints } from '../../../board/game-map.js'
import { paperOf } from '../../../board/paper.js'
import { RunRibbons } from '../../../board/run-ribbons.js'
import { isNarrow } from '../../../board/room.js'
import { RunEarnings, ribbonsOf } from '../../../board/runs.js'
import { boardTexts } from '../../../board/texts.js'
import { useDraftKeys } from '../../../board/use-keys.js'
import type { View } from '../../../board/use-view.js'
import { useSay } from '../../../language/language.js'
import { useEntry } from '../entry.js'
import { hexOf } from '../fault-words.js'
import { positionTexts } from '../texts.js'
import { BestRoutesPanel } from './best-routes.js'
import { HexEntry } from './hex-entry.js'
import { useBest } from './use-best.js'
import { useTile } from './use-tile.js'

interface BoardEntryProps {
  /** The hex that is being entered. */
  readonly hex: string | undefined
  onHex(hex: string | undefined): void
}

/** The scale at which a finger meets the hex it wants. */
const forFingers = 0.45

/** The board as it lies on the table: drawn, changed hex by hex, and asked for its best routes. */
export function BoardEntry({ hex, onHex }: BoardEntryProps) {
  const { game, faults, board, words } = useEntry()
  const say = useSay(positionTexts)
  const sayBoard = useSay(boardTexts)
  const byKeyboard = useRef(false)
  const view = useRef<View>(undefined)
  const [asked, ask] = useState<string>()
  const wrong = useMemo(() => [...new Set(faults.flatMap(({ place }) => hexOf(place) ?? []))], [faults])

  const { state, map, table } = board
  const paper = paperOf(map.sheets)
  const { turn } = useTile(hex ?? '')
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
  const keys = {
    turn,
    // Enter on another hex goes on there; what lies here needs no word more
    confirm() {
      const there = document.activeElement?.getAttribute('data-hex')
      if (there && there !== hex) choose(there)
      else if (there) document.querySelector<HTMLElement>('.position-hex .map-fan-tile')?.focus()
    },
    cancel: leave,
  }
  useDraftKeys(hex === undefined ? undefined : keys)

  const runners = faults.length === 0 ? game.face.runs.runners(state) : []
  const runner = runners.find((company) => company === asked)
  const best = useBest(runner)
  const plan = best?.plan
  const ribbons = useMemo(() => {
    const routes = plan?.routes.map(({ train, path }, i) => ({ id: String(i), train, path }))
    return routes && ribbonsOf({ map, table }, routes, sayBoard)
  }, [plan, map, table, sayBoard])
  return (
    <section class="position-board" aria-label={say('board')}>
      <div class="position-map">
        <DrawnMap
          map={map}
          table={table}
          words={words}
          paints={usePaints(table)}
          marked={hex}
          changed={wrong}
          takesTaps={() => true}
          onTap={(tapped) => {
            if (tapped === hex) turn(1)
            else choose(tapped)
            return true
          }}
          between={ribbons && <RunRibbons ribbons={ribbons} />}
          above={plan && <RunEarnings map={map} plan={plan} />}
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
          <HexEntry hex={hex} takesFocus={byKeyboard.current} onDone={leave} />
        )}
        <BestRoutesPanel runners={runners} asked={runner} best={best} onAsk={ask} />
      </div>
    </section>
  )
}
