import { useLayoutEffect } from 'preact/hooks'
import { useSettings } from '../settings/index.js'
import { momentsOf } from '../timeline/moments.js'
import { stepFrom, turnFrom } from '../timeline/steps.js'
import { isChoosing, isMoving, isWriting } from '../ui/typing.js'
import { lineFrom } from '../variations/line-from.js'
import type { Command } from './commands.js'
import { commandOf } from './commands.js'
import { useMoves } from './moves.js'
import { useTable } from './table.js'

export interface Places {
  showShortcuts(): void
  /** By its place or its id. */
  openTab(tab: number | string): void
  /** To the next game that waits for whoever is here. */
  toNextGame(): void
  goTo(place: 'card' | 'map' | 'timeline'): void
}

/** Lets keys work anywhere on the game screen. */
export function useShortcuts(places: Places): void {
  const table = useTable()
  const [{ skipPasses }] = useSettings()
  const { undo, undoTurn, redo } = useMoves()

  // at once, not after painting: the next key may come before that
  useLayoutEffect(() => {
    const { session, now, at, show, draft, setDraft, refusal, dismissRefusal, lines } = table
    const step = (direction: 1 | -1): void => {
      const to = stepFrom(
        momentsOf(now),
        at,
        direction,
        (action) => skipPasses && session.game.face.story.isPass(action),
      )
      show(to >= now.length ? 'present' : to)
    }
    const carryOut = (command: Command): void => {
      switch (command.kind) {
        case 'undo':
          return undo?.()
        case 'undo-turn':
          return (undoTurn ?? undo)?.()
        case 'redo':
          return redo?.()
        case 'step':
          return step(command.direction)
        case 'turn': {
          const to = turnFrom(momentsOf(now), at, command.direction)
          return show(to >= now.length ? 'present' : to)
        }
        case 'line':
          return lines.show(lineFrom(lines, command.direction))
        case 'first':
          return show(0)
        case 'present':
          return show('present')
        case 'tab':
          return places.openTab(command.tab)
        case 'go':
          return places.goTo(command.to)
        case 'help':
          return places.showShortcuts()
        case 'next-game':
          return places.toNextGame()
        case 'escape':
          if (draft !== null) setDraft(null)
          else if (refusal) dismissRefusal()
          else show('present')
      }
    }
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return
      const command = commandOf({
        key: event.key,
        shift: event.shiftKey,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        typing: isWriting(event.target) || (isChoosing(event.target) && event.key !== 'Escape'),
        moving: isMoving(event.target),
      })
      if (!command) return
      event.preventDefault()
      carryOut(command)
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [table, skipPasses, undo, undoTurn, redo, places])
}
