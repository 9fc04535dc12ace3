import type { Catalogue, Language } from '@stellwerk/texts'

const en = {
  subject: 'Confirm your e-mail address',
  mail: 'Hello {name},\n\nis this your address, and do you want Stellwerk to tell you of your turns here? Then open this page within two days:\n{link}\n\nIf you know nothing of this, do nothing: there will be no further mail.\n',
  question: 'Do you want Stellwerk to send mail to {email}?',
  yes: 'Yes, confirm the address',
  done: 'The address is confirmed.',
  late: 'This link no longer holds. You can ask for a new one in your account.',
  account: 'To your account',
}

type Texts = Catalogue & Readonly<Record<keyof typeof en, string>>

const de: Texts = {
  subject: 'Bestätige deine E-Mail-Adresse',
  mail: 'Hallo {name},\n\nist dies deine Adresse, und möchtest du hier von Stellwerk erfahren, wann du am Zug bist? Dann öffne innerhalb von zwei Tagen diese Seite:\n{link}\n\nWenn du nichts davon weißt, brauchst du nichts zu tun: Es kommt keine weitere Post.\n',
  question: 'Soll Stellwerk E-Mails an {email} schicken?',
  yes: 'Ja, Adresse bestätigen',
  done: 'Die Adresse ist bestätigt.',
  late: 'Dieser Link gilt nicht mehr. In deinem Konto kannst du einen neuen anfordern.',
  account: 'Zu deinem Konto',
}

const ja: Texts = {
  subject: 'メールアドレスの確認',
  mail: '{name}さん\n\nこのアドレスはご本人のもので、Stellwerkからの手番のお知らせを希望されますか。その場合は、2日以内に次のページを開いてください：\n{link}\n\nお心当たりがない場合は、何もなさらなくて結構です。今後メールが届くことはありません。\n',
  question: 'Stellwerkから {email} にメールを送ってもよろしいですか。',
  yes: 'はい、アドレスを確認します',
  done: 'アドレスが確認されました。',
  late: 'このリンクは無効になりました。アカウントのページから新しいリンクを請求できます。',
  account: 'アカウントのページへ',
}

export const confirmationTexts: Readonly<Record<Language, Texts>> = { en, de, ja }
export type ConfirmationText = keyof typeof en
