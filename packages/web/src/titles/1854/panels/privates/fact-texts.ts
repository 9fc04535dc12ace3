import { defineTexts } from '../../../../language/texts.js'

/** What a private is good for. */
export const factTexts = defineTexts({
  'power.cheaperMountain': {
    en: 'income {income}; once {amount} off a tile on a mountain, free on {hex}',
    de: 'Einkommen {income}; einmal {amount} Nachlass für ein Gleisteil im Gebirge, kostenlos auf {hex}',
    ja: '収入{income}、山のタイルを一度だけ{amount}割引、{hex}は無料',
  },
  'power.cheaperTunnel': {
    en: 'income {income}; once {amount} off a tunnel, free on {hex}',
    de: 'Einkommen {income}; einmal {amount} Nachlass für einen Tunnel, kostenlos auf {hex}',
    ja: '収入{income}、トンネルを一度だけ{amount}割引、{hex}は無料',
  },
  'power.bonus': {
    en: 'income {income}; {amount} more for each route by way of Graz, free on {hex}',
    de: 'Einkommen {income}; {amount} mehr je Route über Graz, kostenlos auf {hex}',
    ja: '収入{income}、グラーツに停まる路線ごとに+{amount}、{hex}は無料',
  },
  'power.certificate': {
    en: 'income {income}; with a 20% certificate of {company}, free on {hex}',
    de: 'Einkommen {income}; mit einer 20%-Aktie {company}, kostenlos auf {hex}',
    ja: '収入{income}、{company}の20%株券付き、{hex}は無料',
  },
  localFacts: {
    en: 'local railway in {hex}, with a treasury of {treasury}',
    de: 'Lokalbahn in {hex}, mit {treasury} Betriebskapital',
    ja: '{hex}のローカル鉄道、資金{treasury}付き',
  },
})

export type FactKey = keyof typeof factTexts.messages
