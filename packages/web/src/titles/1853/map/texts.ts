import { boardTexts } from '../../../board/texts.js'
import { defineTexts } from '../../../language/texts.js'

export const mapTexts = defineTexts({
  ...boardTexts.messages,

  map: { en: 'Map of India', de: 'Karte von Indien', ja: 'インドの地図' },

  city: { en: 'large station', de: 'großer Bahnhof', ja: '大駅' },
  town: { en: 'small station', de: 'kleiner Bahnhof', ja: '小駅' },
  towns: { en: 'two small stations', de: 'zwei kleine Bahnhöfe', ja: '小駅2つ' },
  junction: { en: 'junction', de: 'Abzweig', ja: '分岐' },
  river: { en: 'river', de: 'Fluss', ja: '川' },
  severalRivers: { en: 'several rivers', de: 'mehrere Flüsse', ja: '複数の川' },
  hill: { en: 'hills', de: 'Hügel', ja: '丘陵' },
  mountain: { en: 'mountains', de: 'Gebirge', ja: '山岳' },
  highMountain: { en: 'high mountains', de: 'Hochgebirge', ja: '高山' },
  'gauge.standard': { en: 'standard gauge', de: 'Standardspur', ja: '標準軌' },
  'gauge.metre': { en: 'metre gauge', de: 'Meterspur', ja: 'メーター軌' },
  'gauge.dual': { en: 'dual gauge', de: 'Doppelspur', ja: '両用軌' },

  printedHex: {
    en: '{colour, select, green {Printed green} other {Nothing built}}',
    de: '{colour, select, green {Grün gedruckt} other {Unbebaut}}',
    ja: '{colour, select, green {印刷された緑} other {未建設}}',
  },
  worthNow: { en: 'worth {value}', de: 'Wert {value}', ja: '価値 {value}' },
  perStation: { en: 'for each station', de: 'je Bahnhof', ja: '各駅' },
  keptFor: { en: 'kept for {company}', de: 'frei zu halten für {company}', ja: '{company}用に確保' },
  base: { en: 'Base in {place}', de: 'Bahnhofsmarker in {place}', ja: '{place}の駅トークン' },
  track: { en: 'Track', de: 'Gleis', ja: '線路' },
  costs: {
    en: 'first tile {standard}, in metre gauge {metre}',
    de: 'erstes Gleisteil {standard}, in Meterspur {metre}',
    ja: '最初のタイル{standard}、メーター軌なら{metre}',
  },
  bonus: { en: 'Bonus', de: 'Prämie', ja: 'ボーナス' },
  bonusFor: {
    en: '{amount} for the first tile',
    de: '{amount} für das erste Gleisteil',
    ja: '最初のタイルに{amount}',
  },
  brings: { en: 'brings {amount}', de: 'bringt {amount}', ja: 'ボーナス{amount}' },
  contract: { en: 'Contract', de: 'Kontrakt', ja: '契約' },
  contractCity: {
    en: 'a city of your contract',
    de: 'eine Stadt deines Kontrakts',
    ja: 'あなたの契約都市',
  },
  contractValue: {
    en: 'counts {value}; gives a share of {companies}',
    de: 'zählt {value}; bringt eine Aktie von {companies}',
    ja: '契約額{value}。{companies}の株を取れる',
  },
  contractMissing: {
    en: 'track missing for your contract: {from} → {to}',
    de: 'fehlende Gleisfelder deines Kontrakts: {from} → {to}',
    ja: '契約に足りないヘクス：{from} → {to}',
  },
  valley: { en: 'Ganges valley', de: 'Ganges-Tal', ja: 'ガンジス流域' },
  areas: { en: 'Home areas', de: 'Heimatgebiete', ja: '本拠地域' },
  areaNone: { en: 'No home area', de: 'Kein Heimatgebiet', ja: '本拠地域なし' },
  areaOf: { en: 'Area of {company}', de: 'Gebiet {company}', ja: '{company}の地域' },
  inAreas: { en: 'Home area of', de: 'Heimatgebiet von', ja: '本拠地域' },
})
