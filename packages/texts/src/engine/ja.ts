import type { Catalogue } from '../message.js'

/** The engine's own reasons, where no rule of a game was reached. */
export const ja: Catalogue = {
  'engine-malformed':
    '{at, select, none {入力} other {{path}の値}}を読み取れません。必要な形式：{expected}。',
  'engine-turn':
    '{player}の手番ではありません。{count, plural, =0 {今、手番のプレイヤーはいません。} other {今の手番は{players}です。}}',
  'engine-step':
    '今は「{type}」を行えません。{count, plural, =0 {ここで決めることはありません。} other {ここでできること：{possible}。}}',
  'engine-chance': '結果は、これから行われる抽選によって決まります。',
  'engine-over': 'ゲームは終了しました。結果は確定していますが、記録を見ることや手を戻すことはできます。',
  'engine-repeated-offer':
    '同じ申し出はこのステップですでに断られています。条件を変えれば、もう一度申し出ることができます。',
  'engine-proposals':
    'このステップで{player}の申し出はすでに{count}回断られています。次のステップまで申し出ることはできません。',
  'engine-wish': '希望できるのは0より大きい別の価格だけです（価格のある申し出に限ります）。',
  'engine-hash':
    '保存された記録とルールが{path}で一致しません（保存：{stored}、計算：{computed}）。それより前の記録は正常です。',
  'engine-position': 'この局面は作れません{at, select, none {} other {（{path}）}}。',
  'engine-setup': 'この設定ではゲームを始められません。{path}に必要なもの：{expected}。',
  'expected.anything': '{what}',
  'expected.field': 'この項目があること',
  'expected.flag': 'trueまたはfalse',
  'expected.hex': 'マップ上のヘクス',
  'expected.json': 'JSON（{what}）',
  'expected.known-name': '既知の名前',
  'expected.list': 'リスト',
  'expected.list-most': '{n}件以下のリスト',
  'expected.no-field': 'この名前の項目がないこと',
  'expected.number-between': '{low}から{high}までの数',
  'expected.object': 'オブジェクト',
  'expected.one-of': '次のいずれか：{values}',
  'expected.own-name': 'ほかの人と重ならない名前',
  'expected.something-undone': '取り消された手があること',
  'expected.text': '200文字以内の文字列',
  'expected.whole': '整数',
  unknown: 'ルール{rule}により許されません。',
}
