import type { Catalogue, Language } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'

const en = {
  subject: 'Your turn: {place}',
  text: 'It is your turn, {name}: {place}',
  channel: '{place}: {names} to move.',
  mail: 'Hello {name},\n\nit is your turn: {place}\n{link}\n\nYou get this mail because you asked to be told when it is your turn. You can change that in your account: {account}\n',
}

type Texts = Catalogue & Readonly<Record<keyof typeof en, string>>

const de: Texts = {
  subject: 'Du bist am Zug: {place}',
  text: 'Du bist am Zug, {name}: {place}',
  channel: '{place}: am Zug: {names}.',
  mail: 'Hallo {name},\n\ndu bist am Zug: {place}\n{link}\n\nDu bekommst diese Mail, weil du wissen wolltest, wann du am Zug bist. In deinem Konto kannst du das ändern: {account}\n',
}

const ja: Texts = {
  subject: 'あなたの手番です：{place}',
  text: '{name}さん、あなたの手番です：{place}',
  channel: '{place}：{names}の手番です。',
  mail: '{name}さん\n\nあなたの手番です：{place}\n{link}\n\nこのメールは、手番のお知らせを希望された方にお送りしています。設定はアカウントのページで変更できます：{account}\n',
}

const catalogues: Readonly<Record<Language, Texts>> = { en, de, ja }

/** One line for everybody at a table. */
export const channelText = (language: Language, people: readonly string[], place: string): string => {
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(people)
  return format(language, catalogues[language], 'channel', { names, place })
}

/** A notice in the words of its reader. */
export interface Wording {
  readonly subject: string
  /** One line, for places that have room for one. */
  readonly text: string
  readonly mail: string
  readonly link: string
}

interface Facts {
  readonly name: string
  /** Which game, and at which table. */
  readonly place: string
  readonly link: string
  readonly account: string
}

export function wordingOf(language: Language, { name, place, link, account }: Facts): Wording {
  const say = (key: keyof typeof en): string =>
    format(language, catalogues[language], key, { name, place, link, account })
  return { subject: say('subject'), text: say('text'), mail: say('mail'), link }
}
