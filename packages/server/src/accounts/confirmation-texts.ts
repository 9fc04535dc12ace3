import type { Language } from '@stellwerk/texts'
import words from './confirmation-texts.json' with { type: 'json' }

export type ConfirmationText = keyof (typeof words)['en']

export const confirmationTexts: Readonly<Record<Language, Readonly<Record<ConfirmationText, string>>>> = words
