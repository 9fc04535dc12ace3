import { useDesk } from './desk.js'
import { RunStep } from './run/run-step.js'

/** The runs of 1873 under work. */
export function HarzRuns() {
  const desk = useDesk()
  return desk ? <RunStep desk={desk} /> : null
}
