import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { request } from '../api.js'
import { Field, Form } from '../form.js'
import { onlineTexts } from './texts.js'

/** Where the table tells whose turn it is; its host chooses, and nobody else learns of it. */
export function ChannelForm({ table }: { readonly table: string }) {
  const say = useSay(onlineTexts)
  const [address, setAddress] = useState('')
  const path = `/tables/${table}/webhook`
  useEffect(() => {
    request<{ address: string }>('GET', path).then(
      (known) => setAddress(known.address),
      // the form says so when it is sent
      () => undefined,
    )
  }, [path])
  const save = async (): Promise<void> => void (await request('PUT', path, { address }))
  return (
    <details>
      <summary>{say('channel')}</summary>
      <p class="field-help">{say('channelHelp')}</p>
      <Form label={say('channel')} submit={say('save')} done={say('saved')} onSubmit={save}>
        <Field label={say('channelAddress')} type="url" value={address} onChange={setAddress} />
      </Form>
    </details>
  )
}
