import { useMemo } from 'preact/hooks'
import { useEntry } from '../entry.js'
import { fitsOn } from './fits.js'
import type { Laid } from './lying.js'
import { tileOn, turned, withTile } from './lying.js'

/** The tile of a hex: what fits there, what lies there, and how that changes. */
export function useTile(hex: string) {
  const { game, form, board, position, replace } = useEntry()
  const build = game.title.position
  const fits = useMemo(() => fitsOn(form, board.map, build, position, hex), [form, build, position, hex])
  const laid = tileOn(position, hex)
  const lay = (next: Laid | undefined): void => replace(withTile(position, hex, next))
  const turn = (step: 1 | -1): void => {
    const ways = fits.find(({ tile }) => tile === laid?.tile)?.rotations
    if (laid && ways) lay({ ...laid, rotation: turned(ways, laid.rotation, step) })
  }
  return { fits, laid, lay, turn }
}
