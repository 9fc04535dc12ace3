import type { Catalogue, Language } from '@stellwerk/texts'

const en = {
  subject: 'A new password for Stellwerk',
  mail: 'Hello {name},\n\nsomebody, probably you, has forgotten the password of this account. Set a new one on this page within two hours:\n{link}\n\nIf it was not you, just ignore this mail: your password stays as it is.\n',
}

type Texts = Catalogue & Readonly<Record<keyof typeof en, string>>

const de: Texts = {
  subject: 'Ein neues Passwort für Stellwerk',
  mail: 'Hallo {name},\n\njemand, vermutlich du, hat das Passwort dieses Kontos vergessen. Auf dieser Seite kannst du innerhalb von zwei Stunden ein neues setzen:\n{link}\n\nWenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.\n',
}

const ja: Texts = {
  subject: 'Stellwerkの新しいパスワード',
  mail: '{name}さん\n\nこのアカウントのパスワードをお忘れとのご連絡がありました。2時間以内に次のページで新しいパスワードを設定してください：\n{link}\n\nお心当たりがない場合は、何もなさらなくて結構です。パスワードは変わりません。\n',
}

export const recoveryTexts: Readonly<Record<Language, Texts>> = { en, de, ja }
