import { useState } from 'preact/hooks'
import type { Holiday } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Field, Form } from '../form.js'
import { changeAccount } from './me.js'
import { accountTexts } from './texts.js'

/** Days on which the clocks of correspondence stand still. */
export function Holidays({ holidays }: { readonly holidays: readonly Holiday[] }) {
  const say = useSay(accountTexts)
  const language = useLanguage()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const words = (one: Holiday): string => format.formatRange(Date.parse(one.from), Date.parse(one.to))
  const add = async (): Promise<void> => {
    await changeAccount({ holidays: [...holidays, { from, to }] })
    setFrom('')
    setTo('')
  }
  return (
    <section class="account-notices">
      <h2>{say('holidays')}</h2>
      <p>{say('holidaysHelp')}</p>
      {holidays.length > 0 && (
        <ul class="account-holidays">
          {holidays.map((one) => (
            <li key={`${one.from} ${one.to}`}>
              {words(one)}
              <Button
                label={say('holidayDrop', { days: words(one) })}
                onPress={() => void changeAccount({ holidays: holidays.filter((other) => other !== one) })}
              >
                {say('drop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Form
        label={say('holidays')}
        submit={say('holidayAdd')}
        look="plain"
        done={say('saved')}
        onSubmit={add}
      >
        <div class="account-quiet">
          <Field label={say('holidayFrom')} type="date" value={from} required onChange={setFrom} />
          <Field label={say('holidayTo')} type="date" value={to} required onChange={setTo} />
        </div>
      </Form>
    </section>
  )
}
