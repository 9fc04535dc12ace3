import { useDesk } from './desk.js'
import { RunStep } from './run/run-step.js'

/** The runs of 1853 under work. */
export function IndiaRuns() {
  const desk = useDesk()
  return desk ? <RunStep desk={desk} /> : null
}
