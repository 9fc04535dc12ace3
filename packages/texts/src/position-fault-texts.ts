import type { CommonFault, PositionFault } from '@stellwerk/engine'
import type { Language } from './language.js'

/** Words for kinds of faults: every kind in every language, or it does not compile. */
export type FaultTexts<F extends PositionFault = PositionFault> = Readonly<
  Record<Language, Readonly<Record<F['kind'], string>>>
>

/** What can be wrong with a described position of any title. */
export const commonFaultTexts: FaultTexts<CommonFault> = {
  en: {
    'one-of': 'Must be {values}.',
    'at-least': 'Must be {least} or more.',
    between: 'Must be a number from {low} to {high}.',
    multiple: 'Must be a multiple of {of}.',
    order: 'The order must name every player once.',
    purse: 'Only players and operating companies have money.',
    treasury: '{purse} is not operating yet and has no money of its own.',
    bank: 'All the money adds up to more than {most}. If the bank is empty, say so with {unless}.',
    shares: 'There are only {most} shares.',
    director:
      '{player} directs {company} with {held}%, but the director has at least 20% and nobody has more ({most}%).',
    price: 'The market has no such price.',
    stack: 'Only companies at this price have a marker here, one each.',
    trains: 'There are more trains {train} than the game has.',
    'train-limit': '{company} may have {most, plural, one {# train} other {# trains}} at most.',
    'wrong-trains': '{company} may not own these trains in this phase: {trains}.',
    'wrong-pool': '{pool} holds a train that cannot be there in this phase.',
    tile: 'No such tile. Give its number and rotation, such as {example}.',
    misfit: 'This tile does not fit here like this.',
    'many-tiles':
      'Tile {tile} is laid {used, plural, one {once} other {# times}}, more often than the game has it.',
    'no-stop': 'Markers go on stops of the hex and belong to operating companies.',
    circles: 'In {hex} there are {count} markers for {circles, plural, one {# circle} other {# circles}}.',
    twice: 'A company can have only one marker in a hex, in {hex} too.',
    'many-markers': '{company} has more markers on the map than it owns ({count}).',
    'no-turn': 'A step needs the turn of the company that decides.',
    unsound: 'These entries do not go together.',
  },
  de: {
    'one-of': 'Möglich ist {values}.',
    'at-least': 'Mindestens {least}.',
    between: 'Möglich ist eine Zahl von {low} bis {high}.',
    multiple: 'Möglich ist ein Vielfaches von {of}.',
    order: 'Die Reihenfolge nennt alle Spieler genau einmal.',
    purse: 'Geld haben nur Spieler und Gesellschaften in Betrieb.',
    treasury: '{purse} ist nicht in Betrieb und hat kein eigenes Geld.',
    bank: 'Alles Geld zusammen ist mehr als {most}. Wenn die Bank leer ist, gib das mit {unless} an.',
    shares: 'Es gibt nur {most} Aktien.',
    director:
      '{player} leitet {company} mit {held}\u00a0%; ein Direktor hat aber mindestens 20\u00a0%, und niemand hat mehr ({most}\u00a0%).',
    price: 'Diesen Kurs gibt es nicht.',
    stack: 'Hier liegen nur Marker von Gesellschaften mit diesem Kurs, jeder einmal.',
    trains: 'Es gibt mehr Loks {train}, als das Spiel hat.',
    'train-limit': '{company} darf höchstens {most, plural, one {# Lok} other {# Loks}} haben.',
    'wrong-trains': '{company} darf in dieser Phase diese Loks nicht besitzen: {trains}.',
    'wrong-pool': 'In {pool} liegt eine Lok, die dort in dieser Phase nicht sein kann.',
    tile: 'Dieses Gleisplättchen gibt es nicht. Gib Nummer und Drehung an, etwa {example}.',
    misfit: 'Dieses Gleisplättchen passt so nicht hierher.',
    'many-tiles': 'Gleisplättchen {tile} liegt {used}-mal: öfter, als es im Spiel ist.',
    'no-stop': 'Marker stehen an Bahnhöfen des Feldes und gehören Gesellschaften in Betrieb.',
    circles:
      'In {hex} stehen {count} Marker, es gibt aber nur {circles, plural, one {# Kreis} other {# Kreise}}.',
    twice: 'Eine Gesellschaft hat höchstens einen Marker je Feld, auch in {hex}.',
    'many-markers': '{company} hat mehr Marker auf der Karte, als sie besitzt ({count}).',
    'no-turn': 'Ein Schritt gehört zum Zug einer Gesellschaft, die entscheidet.',
    unsound: 'Diese Angaben passen nicht zusammen.',
  },
  ja: {
    'one-of': '次のいずれか：{values}。',
    'at-least': '{least}以上にしてください。',
    between: '{low}から{high}までの数にしてください。',
    multiple: '{of}の倍数にしてください。',
    order: '手番順には全プレイヤーを1回ずつ書いてください。',
    purse: '所持金を持つのはプレイヤーと開業済みの会社だけです。',
    treasury: '{purse}は開業していないため、資金を持ちません。',
    bank: '全員の所持金の合計が{most}を超えています。銀行が破産している場合は{unless}で指定してください。',
    shares: '株は全部で{most}株です。',
    director:
      '{company}の社長{player}の持株は{held}%です。社長は20%以上を持ち、最多（{most}%）でなければなりません。',
    price: 'この株価は株価表にありません。',
    stack: 'ここにあるのは、この株価の会社のマーカーが1つずつだけです。',
    trains: '列車{train}がゲームにある数を超えています。',
    'train-limit': '{company}が持てる列車は{most}台までです。',
    'wrong-trains': 'このフェイズで{company}は次の列車を持てません：{trains}。',
    'wrong-pool': '{pool}に、このフェイズでは置けない列車があります。',
    tile: '存在しないタイルです。番号と向きで指定してください（例：{example}）。',
    misfit: 'このタイルはここにこの向きでは置けません。',
    'many-tiles': 'タイル{tile}が{used}枚置かれており、枚数を超えています。',
    'no-stop': 'トークンはヘクス上の駅に置かれ、開業済みの会社のものでなければなりません。',
    circles: '{hex}では、駅の枠{circles}つに対してトークンが{count}個あります。',
    twice: '同じヘクスに同じ会社のトークンは1つまでです（{hex}）。',
    'many-markers': '{company}のトークンが多すぎます（{count}個）。',
    'no-turn': 'ステップは、決定を行う会社の手番とともに指定してください。',
    unsound: 'この内容は互いに矛盾しています。',
  },
}
