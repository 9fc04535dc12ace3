import { isObject, readJson } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { isLanguage } from '@stellwerk/texts'
import type { Pace } from '../computers/pace.js'
import { paces } from '../computers/pace.js'

export type Theme = 'system' | 'light' | 'dark' | 'contrast'
type Motion = 'system' | 'reduced'

export const themes: readonly Theme[] = ['system', 'light', 'dark', 'contrast']

/** How this browser's reader wants the pages; kept in this browser only. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  /** More on one screen: smaller type and tighter rows. */
  readonly dense: boolean
  /** Tile colours told apart by patterns too. */
  readonly patterns: boolean
  /** What else the map shows: the names of the hexes, the routes of concessions. */
  readonly coordinates: boolean
  readonly concessions: boolean
  /** Stepping through a game leaves out mere passes. */
  readonly skipPasses: boolean
  /** The timeline is open below its line: turns by name, and ways to jump. */
  readonly timeline: boolean
  /** What is the only thing possible is done without a press. */
  readonly goOn: boolean
  /** How quickly computer players follow one another. */
  readonly pace: Pace
  /** A soft sound when somebody else's move makes it one's turn. */
  readonly sound: boolean
  /** Two sentences at each kind of decision, for people new to a title. */
  readonly companion: boolean
  /** The tutor may be asked. */
  readonly tips: boolean
  /** The tutor asks before a move that gives much away. */
  readonly warnings: boolean
  /** Kinds of decision that need no such sentences any more: `1873:layTile`. */
  readonly understood: readonly string[]
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language = ''] = tag.toLowerCase().split('-')
    if (isLanguage(language)) return language
  }
  return 'en'
}

export const defaults = (wanted: readonly string[]): Settings => ({
  language: preferredLanguage(wanted),
  theme: 'system',
  motion: 'system',
  dense: false,
  patterns: false,
  coordinates: false,
  concessions: false,
  skipPasses: false,
  timeline: false,
  goOn: false,
  pace: 'pause',
  sound: false,
  companion: true,
  tips: true,
  warnings: false,
  understood: [],
})

/** Reads what was kept; whatever is missing or unknown stays as it is by default. */
export function parseSettings(kept: string | null, fallback: Settings): Settings {
  const found = readJson(kept ?? '{}')?.value
  if (!isObject(found)) return fallback
  const flag = (name: string, otherwise: boolean): boolean =>
    typeof found[name] === 'boolean' ? found[name] : otherwise
  return {
    language:
      typeof found['language'] === 'string' && isLanguage(found['language'])
        ? found['language']
        : fallback.language,
    theme: themes.find((theme) => theme === found['theme']) ?? fallback.theme,
    motion: found['motion'] === 'reduced' ? 'reduced' : fallback.motion,
    dense: flag('dense', fallback.dense),
    patterns: flag('patterns', fallback.patterns),
    coordinates: flag('coordinates', fallback.coordinates),
    concessions: flag('concessions', fallback.concessions),
    skipPasses: flag('skipPasses', fallback.skipPasses),
    timeline: flag('timeline', fallback.timeline),
    goOn: flag('goOn', fallback.goOn),
    pace: paces.find((pace) => pace === found['pace']) ?? fallback.pace,
    sound: flag('sound', fallback.sound),
    companion: flag('companion', fallback.companion),
    tips: flag('tips', fallback.tips),
    warnings: flag('warnings', fallback.warnings),
    understood: Array.isArray(found['understood'])
      ? found['understood'].filter((kind) => typeof kind === 'string')
      : fallback.understood,
  }
}

/** The attributes of the root element that style sheets read. */
export function rootAttributes(
  settings: Settings,
  systemIsDark: boolean,
): { readonly [name: string]: string | null } {
  const theme = settings.theme === 'system' ? (systemIsDark ? 'dark' : 'light') : settings.theme
  return {
    lang: settings.language,
    'data-theme': theme,
    'data-density': settings.dense ? 'dense' : null,
    'data-patterns': settings.patterns ? 'on' : null,
    'data-motion': settings.motion === 'reduced' ? 'reduced' : null,
  }
}
