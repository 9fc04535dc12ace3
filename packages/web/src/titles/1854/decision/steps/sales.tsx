import type { SellShares } from '@stellwerk/1854'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { fullName } from '../../names.js'
import { ofType } from '../choices.js'
import type { StepProps } from '../desk.js'

/** Certificates to sell: of which company, and how many. */
export function Sales({ desk }: StepProps) {
  const { say } = desk
  return (
    <ChoiceForm<SellShares>
      desk={desk}
      choices={ofType(desk.choices, 'sellShares')}
      facets={[
        {
          id: 'company',
          label: say('company'),
          of: ({ company }) => company,
          name: (id) => fullName(desk.language, id),
        },
        {
          id: 'count',
          label: say('certificates'),
          of: ({ count, option }) => (option ? `${count} option` : String(count)),
          name: (value) => {
            const [count = '', option] = value.split(' ')
            return option ? say('withOption', { count }) : count
          },
        },
      ]}
    />
  )
}
