import type { Scale, ScaleStep } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import './scale.css'

interface ScaleProps {
  readonly sight: Sight
  readonly scale: Scale
}

/** What each size brings; what is there now is marked, and what could be had is told below. */
export function ScaleTable({ sight, scale: { labels, steps, ahead } }: ScaleProps) {
  const say = useSay(panelTexts)
  const { words, number, money } = sight
  const row = (part: 'amount' | 'more', amountOf: (step: ScaleStep) => number | undefined) => (
    <tr>
      <th scope="row">{words.say(labels[part])}</th>
      {steps.map((step) => {
        const amount = amountOf(step)
        return (
          <td key={step.at} aria-current={step.has === part || step.has === 'both' ? 'true' : undefined}>
            {amount !== undefined && number(amount)}
          </td>
        )
      })}
    </tr>
  )
  return (
    <>
      <table class="scale-table">
        <thead>
          <tr>
            <th scope="col">{say('size')}</th>
            {steps.map(({ at }) => (
              <th key={at} scope="col">
                {at}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('amount', ({ amount }) => amount)}
          {row('more', ({ more }) => more)}
        </tbody>
      </table>
      {ahead.length > 0 && (
        <ul class="panel-list panel-note">
          {ahead.map(({ label, amount }) => (
            <li key={label.key}>
              {words.say(label)} {money(amount)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
