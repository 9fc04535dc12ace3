import { defineTexts } from '../../language/texts.js'

export const clockTexts = defineTexts({
  actFor: {
    en: 'You can decide for {name}. The record names you both.',
    de: 'Du kannst für {name} entscheiden. Das Protokoll nennt euch beide.',
    ja: '{name}の代わりに決定できます。記録には両方の名前が残ります。',
  },
  deputy: { en: 'Who may act for me', de: 'Wer für mich handeln darf', ja: '代わりに手番を行う人' },
  deputyHelp: {
    en: 'While you are away, this player can decide for you.',
    de: 'Solange du weg bist, kann dieser Spieler für dich entscheiden.',
    ja: '不在の間、この人があなたの代わりに決定できます。',
  },
  deputyIs: { en: '{name} may act', de: '{name} darf handeln', ja: '{name}が代行可' },
  deputyNobody: { en: 'nobody', de: 'niemand', ja: 'なし' },
  expiry: { en: 'When time runs out', de: 'Wenn die Zeit abläuft', ja: '時間切れになったら' },
  expiryComputer: {
    en: 'a computer takes the seat',
    de: 'ein Computer übernimmt',
    ja: 'コンピューターが代わる',
  },
  expiryHost: {
    en: 'the host may act or free the seat',
    de: 'der Gastgeber darf handeln oder den Platz freigeben',
    ja: 'ホストが代行するか席を空けられる',
  },
  expiryNothing: { en: 'nothing happens', de: 'geschieht nichts', ja: '何も起こらない' },
  hours: {
    en: '{hours, plural, one {# hour} other {# hours}}',
    de: '{hours, plural, one {# Stunde} other {# Stunden}}',
    ja: '{hours}時間',
  },
  days: {
    en: '{days, plural, one {# day} other {# days}}',
    de: '{days, plural, one {# Tag} other {# Tage}}',
    ja: '{days}日',
  },
  increment: {
    en: 'Added each turn (seconds)',
    de: 'Zugabe je Zug (Sekunden)',
    ja: '手番ごとの加算（秒）',
  },
  left: { en: '{time} left', de: 'noch {time}', ja: '残り{time}' },
  minutes: {
    en: 'Time for the whole game (minutes)',
    de: 'Zeit für die ganze Partie (Minuten)',
    ja: '全体の持ち時間（分）',
  },
  over: { en: 'time is up ({time})', de: 'Zeit abgelaufen ({time})', ja: '時間切れ（{time}）' },
  rests: { en: 'clock stopped', de: 'Uhr steht', ja: '時計停止中' },
  spanDays: {
    en: '{days} d {hours} h',
    de: '{days, plural, one {# Tag} other {# Tage}} {hours} Std.',
    ja: '{days}日{hours}時間',
  },
  spanHours: {
    en: '{hours} h {minutes} min',
    de: '{hours} Std. {minutes} Min.',
    ja: '{hours}時間{minutes}分',
  },
  time: { en: 'Time', de: 'Bedenkzeit', ja: '持ち時間' },
  timeClock: { en: 'chess clock', de: 'Schachuhr', ja: 'チェスクロック' },
  timeMove: { en: 'limit for each move', de: 'Frist je Zug', ja: '一手ごとの制限' },
  timeNone: { en: 'no limit', de: 'keine Grenze', ja: '制限なし' },
  limit: { en: 'For each move', de: 'Je Zug', ja: '一手につき' },
  used: { en: '{time} used', de: '{time} verbraucht', ja: '使用{time}' },
})
