import { useEffect } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { useSay } from '../language/language.js'
import { useNow } from '../session/use-now.js'
import { useSettings } from '../settings/index.js'
import { Button } from '../ui/button.js'
import { SelectField } from '../ui/select.js'
import type { ComputerSession } from './computer-session.js'
import { paces } from './pace.js'
import { computerTexts } from './texts.js'
import './pace-bar.css'

/** Which computer is thinking, and how quickly they play. */
export function PaceBar({ session }: { readonly session: ComputerSession<CoreState> }) {
  const say = useSay(computerTexts)
  const now = useNow(session)
  const [{ pace }, change] = useSettings()
  useEffect(() => session.playAt(pace), [session, pace])
  const state = now.at(now.length)?.state
  if (!state || session.game.title.isOver(state)) return null
  const { computerOnTurn, isHeld, failed } = session
  const name = computerOnTurn === undefined ? '' : session.nameOf(computerOnTurn)
  const doing = name === '' ? 'yours' : failed ? 'failed' : isHeld ? 'held' : 'thinking'
  return (
    <section class="pace-bar" aria-label={say('bar')}>
      <span role="status">{say(doing, { name })}</span>
      {isHeld && <Button onPress={() => session.step()}>{say('next')}</Button>}
      <SelectField
        label={say('pace')}
        value={pace}
        options={paces.map((one) => [one, say(`pace.${one}`)])}
        onChange={(chosen) => change({ pace: chosen })}
      />
    </section>
  )
}
