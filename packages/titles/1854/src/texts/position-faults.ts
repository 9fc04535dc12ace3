import type { FaultTexts } from '@stellwerk/texts'
import type { OwnFault } from '../position/faults.js'

/** What can be wrong with a described position of this title only. */
export const faultTexts: FaultTexts<OwnFault> = {
  en: {
    option: 'An option needs a certificate that the player holds, of a company that has not split.',
    unsplit: 'The split field is empty before the split.',
    'no-director': 'An operating company needs a director.',
    space: 'The market has no such space. Give its name, such as {example}.',
    private: 'This is not one of the private companies.',
    merged: 'This local railway has become part of a local AG.',
    pair: 'A local AG comes from two local railways.',
    pairs: 'Each local railway belongs to one local AG at most.',
    'open-late': 'In phase {phase} the mountain railways are closed: {names}.',
    mail: 'More companies have a {size, select, small {small} other {large}} mail contract than there are.',
    tunnel: 'No such tunnel. Give its shape and rotation, such as {example}.',
    'many-tunnels':
      'There {used, plural, one {is # tunnel} other {are # tunnels}} “{tunnel}”, more than the game has.',
    'other-map': 'The token of {company} in {hex} is on the wrong map.',
  },
  de: {
    option: 'Ein Vorkaufsmarker liegt auf einer Aktie, die der Spieler hat, und vor dem Aktiensplit.',
    unsplit: 'Vor dem Aktiensplit liegt nichts auf dem Feld „Gesplittete Aktien“.',
    'no-director': 'Eine Gesellschaft in Betrieb hat einen Direktor.',
    space: 'Dieses Feld gibt es in der Kurstabelle nicht. Gib seinen Namen an, etwa {example}.',
    private: 'Das ist keine der Privatgesellschaften.',
    merged: 'Diese Lokalbahn ist schon in einer Lokalbahn AG aufgegangen.',
    pair: 'Eine Lokalbahn AG entsteht aus zwei Lokalbahnen.',
    pairs: 'Jede Lokalbahn gehört zu höchstens einer Lokalbahn AG.',
    'open-late': 'In Phase {phase} sind die Gebirgsbahnen geschlossen: {names}.',
    mail: 'Mehr Gesellschaften haben einen {size, select, small {kleinen} other {großen}} Postvertrag, als es gibt.',
    tunnel: 'Diesen Tunnel gibt es nicht. Gib Form und Drehung an, etwa {example}.',
    'many-tunnels':
      'Es {used, plural, one {liegt # Tunnel} other {liegen # Tunnel}} „{tunnel}“: mehr, als im Spiel sind.',
    'other-map': 'Der Marker von {company} in {hex} steht auf der falschen der beiden Karten.',
  },
  ja: {
    option: 'オプションマーカーは、株式分割前の会社の、プレイヤーが持つ株券の上に置きます。',
    unsplit: '株式分割の前には、分割株置き場に株券はありません。',
    'no-director': '開業済みの会社には社長が必要です。',
    space: '株価表にそのマスはありません。マスの名前で指定してください（例：{example}）。',
    private: 'そのような個人会社はありません。',
    merged: 'このローカル鉄道はすでにローカルAGに合併されています。',
    pair: 'ローカルAGは2つのローカル鉄道から作られます。',
    pairs: '1つのローカル鉄道が属するローカルAGは1つまでです。',
    'open-late': 'フェイズ{phase}では山岳鉄道は閉鎖されています：{names}。',
    mail: '{size, select, small {小型} other {大型}}の郵便契約を持つ会社が、契約の数を超えています。',
    tunnel: '存在しないトンネルです。形と向きで指定してください（例：{example}）。',
    'many-tunnels': 'トンネル「{tunnel}」が{used}本あり、枚数を超えています。',
    'other-map': '{hex}の{company}のトークンは、もう一方のマップに置くものです。',
  },
}
