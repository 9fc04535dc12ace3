import { useMemo } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useNow } from '../session/use-now.js'
import { useTable } from '../table/table.js'
import { branchPoints } from './branch-points.js'
import { variationTexts } from './texts.js'
import { actionsOf } from './variation.js'
import './branch-marks.css'

/** On the timeline: where other lines leave the shown one. A press goes over to the line. */
export function BranchMarks({ length }: { readonly length: number }) {
  const say = useSay(variationTexts)
  const { lines } = useTable()
  const { game, variations, shown } = lines
  const actions = actionsOf(useNow(game))
  const points = useMemo(
    () => (actions ? branchPoints(actions, variations, shown) : []),
    [actions, variations, shown],
  )
  return (
    <div class="branch-marks" role="group" aria-label={say('branches')}>
      {points.map(({ at, lines: leaving }) => (
        <span key={at} class="branch-mark" style={{ left: `${(100 * at) / Math.max(1, length)}%` }}>
          {leaving.map((line) => {
            const said = line ? say('mark', { name: line.name, at }) : say('gameMark', { at })
            return (
              <button
                type="button"
                key={line?.id ?? ''}
                aria-label={said}
                title={said}
                onClick={() => lines.show(line?.id)}
              >
                {line?.name.slice(0, 3) ?? '●'}
              </button>
            )
          })}
        </span>
      ))}
    </div>
  )
}
