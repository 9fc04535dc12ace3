import { keepInBrowser, keptInBrowser } from '../settings/browser-store.js'

const gamesKey = 'stellwerk.evenings'
const metKey = 'stellwerk.introduced'

const wordsIn = (key: string): readonly string[] =>
  (keptInBrowser(key) ?? '').split(' ').filter((word) => word !== '')

const addTo = (key: string, word: string): void =>
  keepInBrowser(key, [...new Set([...wordsIn(key), word])].join(' '))

/** Whether a game of this browser is somebody's first evening with its title. */
export const isEvening = (game: string): boolean => wordsIn(gamesKey).includes(game)

/** Whether the tutor has introduced a kind of decision in this browser. */
export const isIntroduced = (title: string, id: string): boolean => wordsIn(metKey).includes(`${title}:${id}`)

export const keepIntroduced = (title: string, id: string): void => addTo(metKey, `${title}:${id}`)

export const keepEvening = (game: string): void => addTo(gamesKey, game)
