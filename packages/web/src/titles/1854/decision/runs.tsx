import { useDesk } from './desk.js'
import { RunStep } from './run/run-step.js'

/** The runs of 1854 under work. */
export function AustriaRuns() {
  const desk = useDesk()
  return desk ? <RunStep desk={desk} /> : null
}
