import type { FaultTexts } from '@stellwerk/texts'
import type { OwnFault } from '../position/faults.js'

/** What can be wrong with a described position of this title only. */
export const faultTexts: FaultTexts<OwnFault> = {
  en: {
    bond: 'The cities of {player} are worth {value}, more than the bond.',
    cities: 'The contract of {player} needs different cities, as many as the bond asks for.',
    ganges: '{player} may have {most, plural, one {# city} other {# cities}} of the Ganges valley at most.',
    joined: 'All cities of {player} are joined, so the contract is fulfilled.',
    'no-shares': '{player} has no shares of this company.',
    unredeemed: '{player} cannot owe for more shares of {company} than {player} has.',
    'contract-shares':
      'Contract shares of {company} held by {player}: at least those not paid for, at most all that {player} has.',
    'last-director': '{player} has no shares of {company} and is no longer its last director.',
    idle: 'Enough shares of {company} are sold for it to operate.',
    size: 'The size of this company is printed.',
    'no-size': '{company} needs a size: large or small.',
    'large-only': 'Only large companies have options; {company} is small.',
    'small-only': 'Only small companies have a train token; {company} is large.',
    'idle-trains': '{company} is not in operation and has no trains.',
    credit: 'Must be one of the company’s trains.',
    'director-owes': '{company} has a director, so it owes nothing for a train.',
  },
  de: {
    bond: 'Die Städte von {player} sind {value} wert, mehr als die Anleihe.',
    cities: 'Der Kontrakt von {player} braucht verschiedene Städte, so viele, wie die Anleihe verlangt.',
    ganges:
      'Aus dem Ganges-Tal darf {player} höchstens {most, plural, one {# Stadt} other {# Städte}} haben.',
    joined: 'Alle Städte von {player} sind verbunden, der Kontrakt ist also erfüllt.',
    'no-shares': '{player} hat keine Aktien dieser Gesellschaft.',
    unredeemed: '{player} kann nicht mehr Aktien von {company} uneingelöst haben als überhaupt.',
    'contract-shares':
      'Die Aktien von {company} aus dem Kontrakt von {player} sind mindestens die nicht eingelösten und höchstens alle, die {player} hat.',
    'last-director': '{player} hat keine Aktien von {company} und ist nicht mehr der letzte Direktor.',
    idle: 'Von {company} sind so viele Aktien verkauft, dass sie in Betrieb ist.',
    size: 'Die Größe dieser Gesellschaft ist aufgedruckt.',
    'no-size': '{company} braucht eine Größe: large (groß) oder small (klein).',
    'large-only': 'Optionen haben nur große Gesellschaften; {company} ist klein.',
    'small-only': 'Eine Lokmarke haben nur kleine Gesellschaften; {company} ist groß.',
    'idle-trains': '{company} ist nicht in Betrieb und hat keine Loks.',
    credit: 'Das muss eine der Loks der Gesellschaft sein.',
    'director-owes': '{company} hat einen Direktor und schuldet darum nichts für eine Lok.',
  },
  ja: {
    bond: '{player}の都市の価値は{value}で、保証金を超えています。',
    cities: '{player}の契約の都市は重複せず、保証金に応じた数でなければなりません。',
    ganges: 'ガンジス流域から{player}が選べるのは{most}都市までです。',
    joined: '{player}の都市はすべて結ばれているため、契約は達成されています。',
    'no-shares': '{player}はこの会社の株を持っていません。',
    unredeemed: '{player}の{company}の未払込株は、持株数を超えられません。',
    'contract-shares': '{player}の契約による{company}の株は、未払込株以上、持株数以下でなければなりません。',
    'last-director': '{player}は{company}の株を持たないため、前社長ではありません。',
    idle: '{company}の株は十分に売れているため、開業しています。',
    size: 'この会社の規模は印刷されています。',
    'no-size': '{company}の規模を指定してください：large（大）またはsmall（小）。',
    'large-only': '選択肢を持つのは大会社だけです。{company}は小会社です。',
    'small-only': '列車トークンを持つのは小会社だけです。{company}は大会社です。',
    'idle-trains': '{company}は開業していないため、列車を持ちません。',
    credit: '会社が持つ列車のいずれかを指定してください。',
    'director-owes': '{company}には社長がいるため、列車の代金の未払いはありません。',
  },
}
