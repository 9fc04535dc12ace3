import type { Language } from '@stellwerk/texts'
import { languages } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { themes, useSettings } from '../settings/index.js'
import type { MenuItem } from '../ui/menu.js'
import { Menu } from '../ui/menu.js'
import { Stroke } from '../ui/signs.js'
import { useInstall } from './install.js'
import { appTexts } from './texts.js'

/** Each language by its own name, so that everybody finds theirs. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ja: '日本語' }
const short: Readonly<Record<Language, string>> = { en: 'EN', de: 'DE', ja: '日本語' }

export function LanguageMenu() {
  const [{ language }, change] = useSettings()
  const say = useSay(appTexts)
  const items = languages.map((one) => ({
    label: names[one],
    checked: one === language,
    onChoose: () => change({ language: one }),
  }))
  return (
    <Menu
      class="language-menu"
      label={`${short[language]} · ${say('language')}`}
      button={short[language]}
      groups={[items]}
    />
  )
}

/** Everything a reader can set, as groups of a menu. */
export function useSettingsItems(): readonly (readonly MenuItem[])[] {
  const [settings, change] = useSettings()
  const say = useSay(appTexts)
  const install = useInstall()
  const flag = (
    name: 'dense' | 'patterns' | 'skipPasses' | 'goOn' | 'sound' | 'tips' | 'warnings',
  ): MenuItem => ({
    label: say(name),
    checked: settings[name],
    onChoose: () => change({ [name]: !settings[name] }),
  })
  return [
    themes.map((theme) => ({
      label: say(`theme.${theme}`),
      checked: settings.theme === theme,
      onChoose: () => change({ theme }),
    })),
    [
      flag('dense'),
      flag('patterns'),
      flag('skipPasses'),
      flag('goOn'),
      flag('sound'),
      {
        label: say('motion'),
        checked: settings.motion === 'reduced',
        onChoose: () => change({ motion: settings.motion === 'reduced' ? 'system' : 'reduced' }),
      },
      {
        label: say('companion'),
        checked: settings.companion,
        // switched on again, it starts from the beginning
        onChoose: () => change({ companion: !settings.companion, understood: [] }),
      },
      flag('tips'),
      flag('warnings'),
    ],
    install ? [{ label: say('install'), onChoose: install }] : [],
  ]
}

export function SettingsMenu() {
  const say = useSay(appTexts)
  return <Menu label={say('settings')} button={<Gear />} groups={useSettingsItems()} />
}

const Gear = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <Stroke d="M3 5h14M3 10h14M3 15h14" width={1.6} />
    <g fill="var(--surface)" stroke="currentColor" stroke-width="1.6">
      <circle cx="7" cy="5" r="2" />
      <circle cx="13" cy="10" r="2" />
      <circle cx="6" cy="15" r="2" />
    </g>
  </svg>
)
