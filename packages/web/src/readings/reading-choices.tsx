import { useId, useState } from 'preact/hooks'
import type { Readings, Settings } from '@stellwerk/engine'
import { manifestOf } from '@stellwerk/titles'
import { useLanguage, useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { RadioOption } from '../ui/radio-option.js'
import { changedReadings } from './changed.js'
import { readingPageTexts } from './texts.js'
import { useReadingTexts } from './use-reading-texts.js'
import './readings.css'

interface ReadingChoicesProps {
  readonly title: string
  readonly chosen: Settings
  onChange(chosen: Settings): void
}

/** The readings of a new table, folded away: most groups never open it. */
export function ReadingChoices({ title, chosen, onChange }: ReadingChoicesProps) {
  const say = useSay(readingPageTexts)
  const readings = manifestOf(title)?.readings ?? {}
  const count = changedReadings(readings, chosen)
  const [isOpen, setOpen] = useState(count > 0)
  if (Object.keys(readings).length === 0) return null
  const reset = (): void =>
    onChange({
      ...chosen,
      ...Object.fromEntries(Object.entries(readings).map(([name, { values }]) => [name, values[0]])),
    })
  return (
    <details class="readings-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{count > 0 ? say('changed', { count }) : say('heading')}</summary>
      {isOpen && (
        <>
          <p class="readings-intro">{say('intro')}</p>
          <Choices title={title} readings={readings} chosen={chosen} onChange={onChange} />
          {count > 0 && (
            <div>
              <Button look="quiet" onPress={reset}>
                {say('reset')}
              </Button>
            </div>
          )}
        </>
      )}
    </details>
  )
}

interface ChoicesProps extends ReadingChoicesProps {
  readonly readings: Readings
}

function Choices({ title, readings, chosen, onChange }: ChoicesProps) {
  const say = useSay(readingPageTexts)
  const language = useLanguage()
  const base = useId()
  const texts = useReadingTexts(title)
  return (
    <>
      {Object.entries(texts ?? {}).map(([name, words]) => {
        const { ruling, values } = readings[name]!
        return (
          <fieldset key={name} class="reading">
            <legend>
              {words.name[language]}{' '}
              <a class="rule-link" href={`/rules/${title}#${ruling}`} target="_blank" rel="noopener">
                {ruling}
              </a>
            </legend>
            {values.map((value, i) => (
              <RadioOption
                key={value}
                name={`${base}-${name}`}
                checked={(chosen[name] ?? values[0]) === value}
                onChoose={() => onChange({ ...chosen, [name]: value })}
              >
                {words.values[value]?.[language]}
                {i === 0 && <small class="reading-usual"> ({say('usual')})</small>}
              </RadioOption>
            ))}
            <p class="reading-sources">{words.sources[language]}</p>
          </fieldset>
        )
      })}
    </>
  )
}
