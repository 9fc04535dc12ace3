import type { Language } from '@stellwerk/texts'
import words from './recovery-texts.json' with { type: 'json' }

export const recoveryTexts: Readonly<Record<Language, Readonly<Record<'subject' | 'mail', string>>>> = words
