import type { ComponentChildren } from 'preact'
import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { boardTexts } from './texts.js'
import type { View } from './use-view.js'

interface ControlsProps {
  readonly view: View
  readonly coordinates: boolean
  onCoordinates(shown: boolean): void
  /** What else a title lets its map show. */
  readonly children?: ComponentChildren
}

/** How the map is looked at: scale, and what is drawn beside the board itself. */
export function Controls({ view, coordinates, onCoordinates, children }: ControlsProps) {
  const say = useSay(boardTexts)
  return (
    <div class="map-controls" role="toolbar" aria-label={say('controls')}>
      <Sign label={say('zoomIn')} shortcut="+" onPress={() => view.zoom(1.4)}>
        <path d="M4 10H16M10 4V16" />
      </Sign>
      <Sign label={say('zoomOut')} shortcut="-" onPress={() => view.zoom(1 / 1.4)}>
        <path d="M4 10H16" />
      </Sign>
      <Sign label={say('fit')} shortcut="0" onPress={() => view.fit()}>
        <path d="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12" />
      </Sign>
      <Sign label={say('coordinates')} pressed={coordinates} onPress={() => onCoordinates(!coordinates)}>
        <path d="M7 3L5 17M15 3L13 17M3 7H17M2 13H16" />
      </Sign>
      {children}
    </div>
  )
}

interface SignProps {
  readonly label: string
  readonly shortcut?: string
  readonly pressed?: boolean
  readonly children: ComponentChildren
  onPress(): void
}

/** A button with a drawn sign. */
export function Sign({ label, children, ...rest }: SignProps) {
  return (
    <Button class="map-control" label={label} title={label} {...rest}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        {children}
      </svg>
    </Button>
  )
}
