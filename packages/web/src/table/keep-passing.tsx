import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { labelled } from '../language/marks.js'
import { useSettings } from '../settings/index.js'
import { Button } from '../ui/button.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import { useGoingOn } from './use-going-on.js'

/** Beside passing: to pass for all that follows, or until something changes; and the way out of that. */
export function KeepPassing() {
  const { session } = useTable()
  const { offered, standing, keepPassing, stop } = useGoingOn()
  const language = useLanguage()
  const say = useSay(tableTexts)
  if (standing.length > 0)
    return (
      <Button class="card-keep" onPress={stop}>
        {say('stopPassing', {
          players: listed(
            language,
            standing.map(({ player }) => session.nameOf(player)),
          ),
        })}
      </Button>
    )
  if (!offered) return null
  const isAlike = offered.until === 'alike'
  const word = say(isAlike ? 'allAlike' : 'keepPassing')
  const words = say(isAlike ? 'passAlike' : 'passUntil')
  return (
    <Button class="card-keep" label={labelled(language, word, words)} title={words} onPress={keepPassing}>
      » <span class="card-word">{word}</span>
    </Button>
  )
}

/** Where nothing else is possible: whether it may be done without a press. */
export function OnlyChoice() {
  const { isForced } = useGoingOn()
  const [{ goOn }, change] = useSettings()
  const say = useSay(tableTexts)
  if (!isForced) return null
  return (
    <label class="card-only">
      <input
        type="checkbox"
        checked={goOn}
        onChange={(event) => change({ goOn: event.currentTarget.checked })}
      />
      {say('goOn')}
    </label>
  )
}
