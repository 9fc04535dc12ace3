import type { CoreState } from '@stellwerk/engine'
import { useContext, useMemo, useRef, useState } from 'preact/hooks'
import type { Game } from '@stellwerk/titles'
import { MapFrame } from '../../../board/map-frame.js'
import { Marks } from '../../../board/marks.js'
import { RunRibbons, RunValues } from '../../../board/run-ribbons.js'
import { isNarrow } from '../../../board/room.js'
import { useDraftKeys } from '../../../board/use-keys.js'
import type { View } from '../../../board/use-view.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { hexOf } from '../fault-words.js'
import { FaultsContext } from '../faults.js'
import { BestRoutesPanel } from './best-routes.js'
import { fitsOn } from './fits.js'
import { HexEntry } from './hex-entry.js'
import type { Described, Laid } from './lying.js'
import { tileOn, turned, withTile } from './lying.js'
import type { MapKind } from './map-kind.js'
import { mapEntryTexts } from './map-texts.js'
import { useBest } from './use-best.js'

interface BoardEntryProps {
  readonly game: Game
  readonly map: MapKind
  readonly position: Described
  /** What can be drawn of the position. */
  readonly state: CoreState
  /** Whether nothing is wrong with it. */
  readonly sound: boolean
  /** The hex that is being entered. */
  readonly hex: string | undefined
  onHex(hex: string | undefined): void
  replace(position: Described): void
}

/** The scale at which a finger meets the hex it wants. */
const forFingers = 0.45

const nothing = (): readonly string[] => []
const always = (): boolean => true

/** The board as it lies on the table: drawn, changed hex by hex, and asked for its best routes. */
export function BoardEntry({ game, map, position, state, sound, hex, onHex, replace }: BoardEntryProps) {
  const say = useSay(mapEntryTexts)
  const language = useLanguage()
  const byKeyboard = useRef(false)
  const view = useRef<View>(undefined)
  const [asked, ask] = useState<string>()
  const faults = useContext(FaultsContext)
  const wrong = useMemo(() => [...new Set(faults.flatMap(({ place }) => hexOf(place) ?? []))], [faults])

  const paper = map.paper(state)
  const build = game.title.position
  const fits = useMemo(
    () => (hex === undefined ? [] : fitsOn(map, build, position, hex)),
    [map, build, position, hex],
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

  const runner = sound && asked !== undefined && map.runners(state).includes(asked) ? asked : undefined
  const answer = useBest(map, position, sound ? state : undefined, runner)
  const drawn = useMemo(
    () => answer?.routes && map.draw(state, answer.company, answer.routes.found, language),
    [map, answer, language],
  )
  const sheets = map.sheets?.(state, language)
  const { Ground, Furniture } = map

  return (
    <section class="position-board" aria-label={say('board')}>
      <div class="position-map">
        <MapFrame
          key={sheets?.all.length}
          paper={paper}
          label={map.label(language)}
          hexes={map.hexes(state)}
          firstEntry={map.firstEntry}
          chosen={undefined}
          keys={noKeys}
          takesTaps={always}
          onTap={(tapped) => {
            if (tapped === hex) turn(1)
            else choose(tapped)
            return true
          }}
          {...(sheets && { sheets })}
          drawing={(entry) => (
            <>
              <Ground state={state} entry={entry} />
              <Marks
                at={paper.at}
                possible={[]}
                chosen={hex}
                changed={wrong}
                entry={entry}
                hexesOf={({ kind, id }) => (kind === 'hex' ? [id] : nothing())}
              />
              {drawn && <RunRibbons ribbons={drawn.ribbons} />}
              <Furniture state={state} />
              {drawn && <RunValues earnings={drawn.earnings} />}
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
            map={map}
            position={position}
            state={state}
            hex={hex}
            fits={fits}
            laid={laid}
            takesFocus={byKeyboard.current}
            replace={replace}
            onLay={lay}
            onTurn={turn}
            onDone={leave}
          />
        )}
        <BestRoutesPanel
          game={game}
          map={map}
          state={sound ? state : undefined}
          asked={runner}
          answer={answer}
          drawn={drawn}
          onAsk={ask}
        />
      </div>
    </section>
  )
}

/** The keys of what is entered work wherever the focus is, so the map has none of its own. */
const noKeys = { turn: () => undefined, confirm: () => undefined, cancel: () => undefined }
