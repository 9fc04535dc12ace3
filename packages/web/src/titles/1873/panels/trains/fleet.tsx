import type { MineId, Size, State } from '@stellwerk/1873'
import { maintenanceOf, mineIds, sizes } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Board } from '../board.js'
import { Scroll } from '../../../../panels/parts.js'
import { MineName } from '../mine-name.js'
import { panelTexts } from '../texts.js'
import { trainTexts } from './texts.js'

/** A company once for each train of a size that it has. */
const trainsOfSize = (state: State, size: Size | 'D'): string[] => [
  ...Object.entries(state.railways).flatMap(([id, { trains, diesel }]) =>
    size === 'D' ? (diesel ? [id] : []) : trains.filter((each) => each === size).map(() => id),
  ),
  ...(state.mhe.train === size ? ['MHE'] : []),
]

const switchersAtRailways = (state: State, size: Size): string[] =>
  Object.entries(state.railways).flatMap(([id, { switchers }]) =>
    switchers.filter((each) => each === size).map(() => id),
  )

const switchersAtMines = (state: State, size: Size): readonly MineId[] =>
  mineIds.filter((mine) => state.mines[mine]?.switcher === size)

/** Who has trains and switchers, by size. */
export function Fleet({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const common = useSay(panelTexts)
  const { state } = board
  const rows: readonly (Size | 'D')[] = [...sizes, 'D']
  const inPlay = rows.filter(
    (size) =>
      trainsOfSize(state, size).length > 0 ||
      (size !== 'D' && switchersAtRailways(state, size).length + switchersAtMines(state, size).length > 0),
  )
  return (
    <section>
      <h2>{say('fleet')}</h2>
      <Scroll label={say('fleet')}>
        <table class="trains-fleet">
          <thead>
            <tr>
              <th scope="col">{say('size')}</th>
              <th scope="col">{common('maintenance')}</th>
              <th scope="col">{say('trains')}</th>
              <th scope="col">{say('switchers')}</th>
            </tr>
          </thead>
          <tbody>
            {inPlay.map((size) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                <td>{size === 'D' ? '–' : board.number(maintenanceOf(state, 'train', size))}</td>
                <td>
                  {trainsOfSize(state, size).map((id, i) => (
                    <CompanyChip key={i} company={id} />
                  ))}
                </td>
                <td>
                  {size !== 'D' && (
                    <>
                      {switchersAtRailways(state, size).map((id, i) => (
                        <CompanyChip key={i} company={id} />
                      ))}
                      {switchersAtMines(state, size).map((mine) => (
                        <MineName key={mine} mine={mine} short />
                      ))}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}
