import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/ja.js'
import { later } from './later/ja.js'
import { refusals } from './refusals/ja.js'

export const ja: Catalogue = {
  ...face,
  ...refusals,
  ...later,

  'name.bank': '銀行',
  'name.bond': '{player}の保証金',
  'name.bond-of': '{player} {bond}',
  'name.contract-of': '{player}：{cities}',
  'name.money': '{amount}ポンド',
  'name.offer': 'IPO',
  'name.place': '{place}（{hex}）',
  'name.pool': 'バンクプール',
  'name.returned': '銀行の返却列車',
  'name.standing': '{rank}位 {player}（{fortune}）',
  'name.title': '1853',
  'name.train': '{plain, select, true {{train}列車} other {{train}列車}}',
  'name.train-run': '{train} {route}',

  'option.bank': '銀行の資金',
  'option.bank.15000': '15,000ポンド：通常のゲーム',
  'option.bank.12500': '12,500ポンド：やや短いゲーム',
  'option.bank.10000': '10,000ポンド：短いゲーム',
  'option.bank.17760': '17,760ポンド：箱の資金をすべて使う、やや長いゲーム',
  'option.bank.20000': '20,000ポンド：長いゲーム',

  ...sides.ja,

  'phase.2': '黄色タイル。ORは1回です。',
  'phase.3': '緑タイル。2M列車の販売、大会社もメーター軌列車を購入可能。次のセットからORは2回です。',
  'phase.4': '茶色タイル。3M列車の販売。2列車と1M列車を廃棄。列車上限は3。次のセットからORは3回です。',
  'phase.5':
    '灰色タイル。6列車と4M列車の販売。3列車と2M列車を廃棄。列車上限は2。5列車か6列車を持つ会社は、本拠地域の外でもアップグレードと駅トークンの配置ができます。',

  'deal.elephant': '{buyer}が{holder}から象を{price}で購入',
  'deal.end': 'ここでゲームを終了し、未達成の契約の保証金は失われる',
  'deal.train':
    '{buyer}が{seller}から{train}を{price}で購入{giftIs, select, none {} other {（うち贈与{gift}）}}',

  'step.base': '{company} · 駅トークンの配置',
  'step.bonds': '保証金 · 秘密に決定',
  'step.cities': '{turn} · 都市の指定',
  'step.course': 'ゲームの進行',
  'step.debt': '{company} · {train}の負債{debt}',
  'step.elephant': '{holder} · 象を残すか売却するか',
  'step.extra-round': '{player} · 追加の運営ラウンド',
  'step.give-back': '{company} · 列車の返却',
  'step.offer': '{partner} · {player}への返答：{deal}',
  'step.operating-round': '運営ラウンド',
  'step.option': '{company} · 2枚目のタイルの選択肢',
  'step.payout': '{company} · 収入{revenue}の使い道',
  'step.run': '{company} · 列車の運行',
  'step.set': '運営ラウンドのセット',
  'step.stock': '{turn} · 株式ラウンド',
  'step.track': '{company} · 線路の敷設',
  'step.trains': '{company} · 列車の購入',
  'step.turn': '{company} · 運営',
  'step.turn-end': '{company} · 手番終了',

  'action.accept': '申し出の承諾',
  'action.buyShare': '株式の購入',
  'action.buyTrain': '列車の購入',
  'action.chooseOption': '選択肢の選択',
  'action.decline': '申し出の辞退',
  'action.extraRound': '追加ラウンドの決定',
  'action.giveBackTrain': '列車の返却',
  'action.keepElephant': '象を残す',
  'action.layTile': '線路の敷設',
  'action.offerElephant': '象の売却の申し出',
  'action.pass': 'パス',
  'action.payOut': '収入の使い道',
  'action.pick': '都市の指定',
  'action.placeBase': '駅トークンの配置',
  'action.proposeElephant': '象の価格の提案',
  'action.proposeEnd': 'ゲーム終了の提案',
  'action.redeem': '株式の払い込み',
  'action.run': '列車の運行',
  'action.sellShares': '株式の売却',
  'action.sellTrain': '列車の売却の申し出',
  'action.setBond': '保証金の決定',
  'action.settleDebt': '負債の清算',
  'action.withdraw': '申し出の取り下げ',

  'choice.accept': '承諾する：{deal}',
  'choice.buyShare':
    '{from}から{company}の株式を{price}で購入{starts, select, true {（{company}は開業に必要な株数に到達）} other {}}',
  'choice.buyTrain':
    '{seller}から{train}を{price}で購入{giftIs, select, none {} other {（うち贈与{gift}）}}{credit, select, true {（後払い）} other {}}{token, select, true {（列車トークンを使用）} other {}}{phaseIs, select, none {} other {（フェイズ{phase}開始）}}',
  'choice.chooseOption':
    '選択肢{option}：{optionIs, select, 1 {2枚目のタイルはフェイズ3から無料} other {2枚目のタイルはすぐに可能、毎回{fee}}}',
  'choice.decline': '申し出を断る',
  'choice.extraRound':
    '{wanted, select, true {追加の運営ラウンドを行う} other {追加の運営ラウンドを行わず、株式ラウンドへ}}',
  'choice.giveBackTrain': '{train}を銀行に返却',
  'choice.keepElephant': '象を手元に残す',
  'choice.layTile':
    '{hex}にタイル{tile}を敷設（{sides}、{gauge, select, standard {標準軌} metre {メーター軌} dual {両用軌} other {軌間2種}}）{costIs, select, 0 {} other {、費用{cost}}}{feeIs, select, 0 {} other {、料金{fee}}}{bonusIs, select, none {} other {（ボーナス{bonus}）}}',
  'choice.offerElephant': '{partner}に象を{price}で申し出る',
  'choice.pass': 'パス',
  'choice.pass.base': '駅トークンを配置しない',
  'choice.pass.cities': '都市の指定を終え、契約を確定する',
  'choice.pass.stock-acted': '手番を終える',
  'choice.pass.track': '敷設しない',
  'choice.pass.track-built': '2枚目を敷設しない',
  'choice.pass.trains': '購入を終える',
  'choice.payOut':
    '{how, select, full {全配：{revenue}（1株{each}）} other {無配：{revenue}}}（株価は{newPrice}に）',
  'choice.pick':
    '{cityIs, select, none {都市を指定し} other {{city}（保証金の{value}分）を指定し}}、{company}の株式を取る',
  'choice.placeBase': '{hex}{sidesIs, select, none {} other {（{sides}）}}に駅トークンを{cost}で配置',
  'choice.proposeEnd': 'ゲームの終了を提案',
  'choice.proposeElephant': '{partner}に象の価格{price}を提案',
  'choice.range': '{label}（最大{max}）',
  'choice.redeem': '{company}の株式{count, plural, other {#株}}を{price}で払い込む',
  'choice.run': '{revenue}で運行{mailMoneyIs, select, 0 {} other {（郵便{mailMoney}）}}：{runs}',
  'choice.run-nothing': '運行しない',
  'choice.sellShares':
    '{company}の株式{count, plural, other {#株}}を{amount}で売却{leaderless, select, true {。社長は不在に} other {}}{successorIs, select, none {} other {。{successor}が社長に就任}}',
  'choice.sellTrain': '{seller}の{train}を{buyer}に{price}で申し出る',
  'choice.setBond': '{bondIs, select, none {保証金を決める} other {保証金を{bond}にする}}',
  'choice.settleDebt':
    '{how, select, pay {{train}の負債{debt}を支払う{giftIs, select, none {} other {（うち贈与{gift}）}}} other {{train}を銀行に返却}}',
  'choice.withdraw': '申し出を取り下げる',
}
