// The best routes of a board, with a proof that no plan earns more.
//
//   node examples/best-routes.mjs packages/router/boards/express.json

import { readFileSync } from 'node:fs'
import { countPaths, parseProblem, solve } from '@stellwerk/router'

const problem = parseProblem(JSON.parse(readFileSync(process.argv[2], 'utf8')))
const { task, pointNames } = problem
const { plans, proven, steps } = solve(task)
const [best] = plans
if (!best) throw new Error(`${problem.company} cannot run`)

console.log(`${problem.company} earns ${best.total}, ${proven ? 'proven' : 'not proven'} in ${steps} steps`)
console.log(`the longest train has ${countPaths(task)} routes to choose from`)
for (const { train, route } of best.runs) {
  // points without a name are junctions and sides of hexes
  const hexes = route.points.flatMap((point) => pointNames[point]?.[0] ?? [])
  console.log(`${task.trains[train].name}: ${hexes.join(' – ')}`)
}
