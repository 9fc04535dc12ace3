import type { MineId, Size, State } from '@stellwerk/1873'
import { incomeOf, mineOf, mines, sizes } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { useLanguage, useSay } from '../../../language/language.js'
import { Change } from '../../../ui/change.js'
import { moneyIn } from '../money.js'
import { ownerName } from './describe.js'
import { mapTexts } from './texts.js'

interface MineFactsProps {
  readonly state: State
  readonly mine: MineId
  nameOf(player: PlayerId): string
}

/** A mine: whose it is, what it earns now and with the next sizes, and what trains get for calling there. */
export function MineFacts({ state, mine, nameOf }: MineFactsProps) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const { open, owner, machine, switcher, connected } = mineOf(state, mine)
  const { faceValue, multiplier, switcherIncome } = mines[mine]
  const now = incomeOf(state, mine)
  const nextMachines = connected ? sizes.filter((size) => size > machine).slice(0, 2) : []
  const nextSwitcher = sizes.find((size) => size > (switcher ?? 1) && switcherIncome[size - 2] !== undefined)
  const rows: { readonly label: string; readonly to: number }[] = [
    ...(connected ? [] : [{ label: say('whenConnected'), to: incomeOf(state, mine, { connected: true }) }]),
    ...nextMachines.map((size: Size) => ({
      label: say('machineAt', { size }),
      to: incomeOf(state, mine, { machine: size }),
    })),
    ...(connected && nextSwitcher !== undefined
      ? [
          {
            label: say('switcherAt', { size: nextSwitcher }),
            to: incomeOf(state, mine, { switcher: nextSwitcher }),
          },
        ]
      : []),
  ]
  const status = open
    ? [
        say('ownedBy', { owner: ownerName(owner, nameOf, say('bank')) }),
        say(connected ? 'connected' : 'apart'),
        say('machineAt', { size: machine }),
        ...(switcher === null ? [] : [say('switcherAt', { size: switcher })]),
      ]
    : [say('closed')]
  return (
    <>
      <dt>{say('mine', { mine })}</dt>
      <dd>
        {[mines[mine].name, ...status].join(' · ')}
        <br />
        {say('perSize', { value: moneyIn(language, multiplier) })} · {say('faceValue')}{' '}
        {moneyIn(language, faceValue)}
      </dd>
      {open && (
        <>
          <dt>{say('income')}</dt>
          <dd>
            <strong>{moneyIn(language, now)}</strong>
            {rows.map(({ label, to }) => (
              <div key={label}>
                <Change label={label} from={now} to={to} />
              </div>
            ))}
          </dd>
        </>
      )}
    </>
  )
}
