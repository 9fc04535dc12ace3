import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Table } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { readingOf } from './reading.js'
import { spanText } from './span.js'
import { clockTexts } from './texts.js'
import './clock.css'

const second = 1000
/** Where hours and days are shown, nobody sees more. */
const coarse = 30 * second
const hour = 60 * 60 * second

/** How long ago, by this page's own clock, the server told of the table's clocks; it goes on while somebody looks. */
export function usePassed({ clockAt, clocks }: Table): number {
  // what other clocks say does not matter: this one only measures from when the news came
  const told = useMemo(() => performance.now(), [clockAt])
  const [passed, setPassed] = useState(0)
  const runs = clocks.filter(({ running, runsOut }) => running || runsOut !== null)
  const isFine = runs.some(({ used, left }) => used < hour || (left !== null && left < hour))
  useEffect(() => {
    setPassed(performance.now() - told)
    if (runs.length === 0) return
    const timer = setInterval(() => setPassed(performance.now() - told), isFine ? second : coarse)
    return () => clearInterval(timer)
  }, [told, runs.length > 0, isFine])
  return passed
}

interface ClockProps {
  readonly table: Table
  readonly player: string
  /** Only what matters most: what is left, or without a limit what was used. */
  readonly brief?: boolean
}

/** The clock of a player: what was used, and what is left. */
export function Clock({ table, player, brief = false }: ClockProps) {
  const say = useSay(clockTexts)
  const passed = usePassed(table)
  const clock = table.clocks.find((one) => one.player === player)
  if (!clock || table.state === 'open') return null
  const { used, left } = readingOf(clock, table.clockAt, passed)
  const isOver = left !== null && left <= 0
  const isResting = !clock.running && clock.runsOut !== null && !isOver
  const span = (milliseconds: number): string => spanText(say, milliseconds)
  const words = [
    ...(left === null
      ? []
      : [isOver ? say('over', { time: span(left) }) : say('left', { time: span(left) })]),
    ...(brief && left !== null ? [] : [say('used', { time: span(used) })]),
    ...(isResting ? [say('rests')] : []),
  ]
  return (
    <span class={`clock${clock.running ? ' clock-running' : ''}${isOver ? ' clock-over' : ''}`}>
      {words.join(' · ')}
    </span>
  )
}
