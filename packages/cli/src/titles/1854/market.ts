import type { SpaceId, State } from '@stellwerk/1854'
import { firstBeyondRedLine, isOrange, issueSpaces, prices } from '@stellwerk/1854'
import { flow, width } from '../../width.js'
import type { Look } from '../face.js'
import { say } from './texts.js'

const cell = 4

/**
 * The sheet of prices. Each row lies half a space to the left of the one above, if the terminal has the room for that;
 * the markers are told below.
 */
export function marketLines(state: State, look: Look): string[] {
  const { language, columns, paint } = look
  const longest = Math.max(...prices.map((row) => row.length)) * cell
  const shift = longest + (prices.length - 1) * (cell / 2) <= columns ? cell / 2 : 0
  const rows = prices.map((row, r) => {
    const before = ' '.repeat((prices.length - 1 - r) * shift)
    const drawn = row.map((price, c) => {
      const space = `R${r + 1}C${c + 1}` as SpaceId
      const line = firstBeyondRedLine.includes(space) ? paint.bad('|') : ' '
      const text = `${price ?? ''}${mark(space)}`.padStart(cell - 1)
      return line + (state.market[space] ? paint.strong(text) : text)
    })
    return (before + drawn.join('')).trimEnd()
  })
  const spaces = Object.keys(state.market).toSorted() as SpaceId[]
  const markers = spaces.map((space) =>
    say(language, 'space', {
      space,
      price: priceOn(space),
      companies: (state.market[space] ?? []).join(' › '),
    }),
  )
  const legend = say(language, 'marketLegend')
  return [
    ...rows,
    '',
    ...flow(markers, columns),
    ...(width(legend) > columns ? flow(legend.split('   '), columns) : [legend]),
  ]
}

/** Issue and orange spaces are below 100, so that the sign finds room. */
const mark = (space: SpaceId): string => (issueSpaces.includes(space) ? '*' : isOrange(space) ? 'o' : '')

function priceOn(space: SpaceId): number {
  const [, row = '', column = ''] = /^R(\d+)C(\d+)$/.exec(space) ?? []
  return prices[Number(row) - 1]?.[Number(column) - 1] ?? 0
}
