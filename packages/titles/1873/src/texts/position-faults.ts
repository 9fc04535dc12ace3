import type { FaultTexts } from '@stellwerk/texts'
import type { OwnFault } from '../position/faults.js'

/** What can be wrong with a described position of this title only. */
export const faultTexts: FaultTexts<OwnFault> = {
  en: {
    'nobody-directs': '{company} has no director, so it is in receivership.',
    receivership: '{company} is in receivership, so players have none of its shares.',
    'only-price': 'The price is always {price} here.',
    'closed-mine': 'Mine {mine} is closed, so it has neither a larger machine nor a switcher.',
    'mine-of': 'This mine belongs to {company}; enter it there.',
    'mine-twice': 'Mine {mine} belongs to one company only.',
    'mine-places':
      '{company} has {count, plural, one {# mine} other {# mines}}; with shares of this size it has 2 to {most}.',
    units: 'There are 0 to {most} units of size {size} left.',
    'units-order': 'Units of size {size} are sold only when none of size {before} is left.',
    'in-receivership': 'The company has no director, so it does not decide on its runs.',
  },
  de: {
    'nobody-directs': '{company} hat keinen Direktor und ist deshalb in Treuhandschaft.',
    receivership: '{company} ist in Treuhandschaft, also hat kein Spieler Aktien davon.',
    'only-price': 'Der Wert ist hier immer {price}.',
    'closed-mine': 'Werk {mine} ist geschlossen und hat darum weder eine größere Maschine noch eine Werklok.',
    'mine-of': 'Dieses Werk gehört {company}; gib es dort an.',
    'mine-twice': 'Werk {mine} gehört nur einer Gesellschaft.',
    'mine-places':
      '{company} hat {count, plural, one {# Werk} other {# Werke}}; mit Aktien dieser Größe sind es 2 bis {most}.',
    units: 'Von Größe {size} sind 0 bis {most} Einheiten übrig.',
    'units-order':
      'Einheiten der Größe {size} werden erst verkauft, wenn keine der Größe {before} mehr da ist.',
    'in-receivership': 'Die Gesellschaft hat keinen Direktor und entscheidet nicht über ihre Fahrten.',
  },
  ja: {
    'nobody-directs': '{company}には社長がいないため、管財下にあります。',
    receivership: '{company}は管財下にあるため、プレイヤーはその株を持ちません。',
    'only-price': 'ここの株価は常に{price}です。',
    'closed-mine': '鉱山{mine}は閉鎖されているため、大きな機械も入換機もありません。',
    'mine-of': 'この鉱山は{company}のもので、そちらで指定します。',
    'mine-twice': '鉱山{mine}を持つ会社は1つだけです。',
    'mine-places': '{company}の鉱山は{count}つですが、この株式の単位では2～{most}つでなければなりません。',
    units: 'サイズ{size}の残りは0～{most}束です。',
    'units-order': 'サイズ{size}の束は、サイズ{before}が売り切れてから売られます。',
    'in-receivership': '社長がいないため、運行を決められません。',
  },
}
