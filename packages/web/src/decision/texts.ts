import { defineTexts } from '../language/texts.js'

/** What the card says in every title. */
export const cardTexts = defineTexts({
  workingOut: {
    en: 'Working out the choices …',
    de: 'Möglichkeiten werden berechnet …',
    ja: '選択肢を計算しています…',
  },
  notPossible: {
    en: 'Not possible now ({count})',
    de: 'Jetzt nicht möglich ({count})',
    ja: '今はできません（{count}）',
  },
  choose: { en: 'Choose above', de: 'Oben auswählen', ja: '上から選んでください' },
  price: { en: 'Price', de: 'Preis', ja: '価格' },
  yourCash: { en: 'Your cash', de: 'Dein Bargeld', ja: '所持金' },
  treasury: { en: 'Treasury', de: 'Kapital', ja: '資金' },
  variants: { en: 'Variants', de: 'Varianten', ja: '種類' },
  andMore: { en: '… and {count} more', de: '… und {count} weitere', ja: '…ほか{count}件' },
  nothingChanges: {
    en: 'Nothing else changes.',
    de: 'Sonst ändert sich nichts.',
    ja: 'ほかに変化はありません。',
  },
  ifAgreed: {
    en: 'if {player} agrees:',
    de: 'wenn {player} zustimmt:',
    ja: '{player}が承諾すれば：',
  },
  chance: {
    en: 'The outcome is random.',
    de: 'Das Ergebnis ist zufällig.',
    ja: '結果は抽選で決まります。',
  },
  beginsPhase: {
    en: 'starts phase {phase}',
    de: 'eröffnet Phase {phase}',
    ja: 'フェイズ{phase}が始まる',
  },
  withdrawAs: {
    en: '{player} withdraws the offer',
    de: '{player} zieht das Angebot zurück',
    ja: '{player}が申し出を取り下げる',
  },
  bids: { en: 'Bids', de: 'Gebote', ja: '入札' },
  entered: { en: 'entered', de: 'eingegeben', ja: '入力済み' },
  notEntered: { en: 'not yet', de: 'noch nicht', ja: '未入力' },
  siteHint: {
    en: '{count, plural, one {# hex is} other {# hexes are}} highlighted on the map. Pick one there or here.',
    de: '{count, plural, one {# Feld leuchtet} other {# Felder leuchten}} auf der Karte. Dort oder hier antippen.',
    ja: 'マップ上で{count}か所が光っています。マップかここで選んでください。',
  },
  siteCost: { en: 'from {from} to {to}', de: 'von {from} bis {to}', ja: '{from}から{to}' },
  siteOneCost: { en: 'costs {from}', de: 'kostet {from}', ja: '費用{from}' },
  siteFree: { en: 'free', de: 'kostenlos', ja: '無料' },
  free: { en: 'free', de: 'kostenlos', ja: '無料' },
  leadsTo: { en: 'towards {place}', de: 'Richtung {place}', ja: '{place}方面' },
  perShare: { en: 'Per share ({percent}%)', de: 'Je Aktie ({percent} %)', ja: '1株（{percent}%）あたり' },
  hexes: { en: 'Hexes', de: 'Felder', ja: 'ヘクス' },
  layAll: {
    en: 'Lay all {count} tiles',
    de: 'Alle {count} Gleisplättchen legen',
    ja: '{count}枚のタイルをすべて置く',
  },
})
