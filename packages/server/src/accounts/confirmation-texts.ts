import type { Catalogue, Language } from '@stellwerk/texts'

const en = {
  subject: 'Confirm your e-mail address',
  mail: 'Hello {name},\n\nplease confirm that this is your address and that Stellwerk may write to you here when it is your turn. Open this page within two days:\n{link}\n\nIf this was not you, just ignore this mail; we will not send another.\n',
  question: 'Do you want Stellwerk to send mail to {email}?',
  yes: 'Yes, confirm the address',
  done: 'The address is confirmed.',
  late: 'This link no longer works. You can ask for a new one in your account.',
  account: 'To your account',
}

type Texts = Catalogue & Readonly<Record<keyof typeof en, string>>

const de: Texts = {
  subject: 'Bestätige deine E-Mail-Adresse',
  mail: 'Hallo {name},\n\nist dies deine Adresse, und möchtest du hier von Stellwerk erfahren, wann du am Zug bist? Dann öffne innerhalb von zwei Tagen diese Seite:\n{link}\n\nWenn du das nicht warst, brauchst du nichts zu tun: Es kommt keine weitere Mail.\n',
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
