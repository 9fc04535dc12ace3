import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Ways } from '@stellwerk/table'
import { extendRoute, nextStops } from '../../board/route-edit.js'
import { useSay } from '../../language/language.js'
import { useSetFocus } from '../../table/focus.js'
import { Button } from '../../ui/button.js'
import { runsTexts } from './texts.js'

interface TakenRouteProps {
  readonly name: string
  readonly route: readonly string[]
  readonly ways: Ways
  nameOf(hex: string): string
  onRoute(route: readonly string[]): void
  onDone(): void
}

/** A route that was taken up: by taps on the map, or here, it is cut at its ends or led on from there. */
export function TakenRoute({ name, route, ways, nameOf, onRoute, onDone }: TakenRouteProps) {
  const say = useSay(runsTexts)
  const setFocus = useSetFocus()
  const group = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // a button that has gone hands the keyboard on to the one that is always there
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      group.current?.querySelector('button')?.focus()
    pressed.current = false
  }, [route])
  const stop = (hex: string, key: number, words: string) => (
    <Button
      // by its place: the next one of its kind keeps the focus
      key={key}
      onPress={() => {
        pressed.current = true
        onRoute(extendRoute(ways, route, hex))
      }}
      onPoint={(inside) => setFocus(inside ? { kind: 'hex', id: hex } : null)}
    >
      {words}
    </Button>
  )
  const ends = [...new Set([route[0], route.at(-1)])].filter((hex) => hex !== undefined)
  return (
    <div ref={group} class="route-editor" role="group" aria-label={name}>
      <p class="decision-hint" role="status">
        {say('takenHint', { name })}
      </p>
      <div class="decision-row">
        <Button look="primary" shortcut="Escape" onPress={onDone}>
          {say('done')}
        </Button>
        {ends.map((hex, i) => stop(hex, i, say('cutOff', { place: nameOf(hex) })))}
      </div>
      <div class="decision-row">
        {nextStops(ways, route).map((hex, i) => stop(hex, i, say('leadOn', { place: nameOf(hex) })))}
      </div>
    </div>
  )
}
