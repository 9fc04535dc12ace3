import type { JsonObject } from '@stellwerk/engine'
import type { Language, Params } from '@stellwerk/texts'
import { anyOf, engineRefusal } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import { defineTexts } from '../../language/texts.js'
import type { UploadFault, UploadNote } from '../../session/upload.js'

export const uploadTexts = defineTexts({
  failed: {
    en: 'This file cannot be opened',
    de: 'Diese Datei lässt sich nicht öffnen',
    ja: 'このファイルは開けません',
  },
  place: {
    en: 'Place in the file: {path}',
    de: 'Stelle in der Datei: {path}',
    ja: 'ファイル内の位置：{path}',
  },
  large: {
    en: 'The file is {megabytes, number} MB; no game is larger than {most, number} MB.',
    de: 'Die Datei hat {megabytes, number} MB; keine Partie ist größer als {most, number} MB.',
    ja: 'ファイルは{megabytes, number} MBあります。{most, number} MBを超えるゲームはありません。',
  },
  json: {
    en: 'It is not JSON, or part of it is missing. Download the game again and retry.',
    de: 'Sie ist kein JSON, oder ein Teil von ihr fehlt. Bitte die Partie noch einmal herunterladen und erneut versuchen.',
    ja: 'JSONではないか、一部が欠けています。もう一度ダウンロードしてからお試しください。',
  },
  foreign: {
    en: 'It is neither a Stellwerk game file nor a game exported from 18xx.games.',
    de: 'Sie ist weder eine Spieldatei von Stellwerk noch eine Partie, die 18xx.games exportiert hat.',
    ja: '当サイトのゲームファイルでも、18xx.gamesから書き出したゲームでもありません。',
  },
  title: {
    en: '“{title}” games can’t be opened here, only {possible}.',
    de: 'Partien von „{title}“ lassen sich hier nicht öffnen, nur {possible}.',
    ja: '「{title}」のゲームは開けません。開けるもの：{possible}。',
  },
  newer: {
    en: 'It was played with newer rules (version {rules, number}) than this page knows ({known, number}). Reload the page and try again.',
    de: 'Sie wurde mit neueren Regeln gespielt (Version {rules, number}), als diese Seite kennt ({known, number}). Bitte die Seite neu laden und noch einmal versuchen.',
    ja: 'このページより新しいルール（バージョン{rules, number}、このページは{known, number}）で遊ばれたゲームです。再読み込みしてもう一度お試しください。',
  },
  'import.unknown': {
    en: 'It refers to something this game does not have: “{id}”.',
    de: 'Sie nennt etwas, das es im Spiel nicht gibt: „{id}“.',
    ja: 'ゲームに存在しないものが含まれています：「{id}」。',
  },
  'import.step': {
    en: 'Not possible at this point: {type} by {entity}. The game is in the step {step}.',
    de: 'Dort nicht möglich: {type} von {entity}. Die Partie ist im Schritt {step}.',
    ja: 'そこでは{entity}の{type}はできません。ゲームはステップ{step}で待っています。',
  },
  'import.revenue': {
    en: 'The run of {railway} earns {computed, number}, but the file says {stored, number}.',
    de: 'Die Fahrt von {railway} bringt {computed, number}, in der Datei stehen {stored, number}.',
    ja: '{railway}の運行収入は{computed, number}ですが、ファイルでは{stored, number}です。',
  },
  'import.figure': {
    en: '{field} should be {right}, not {stored}.',
    de: '{field} müsste {right} sein, nicht {stored}.',
    ja: '{field}は{stored}ではなく{right}のはずです。',
  },
  'import.undo': {
    en: '{type, select, undo {There is no such action to go back to.} other {There is nothing to redo.}}',
    de: '{type, select, undo {Es gibt keine solche Aktion, zu der man zurückkönnte.} other {Es gibt nichts wiederherzustellen.}}',
    ja: '{type, select, undo {戻る先のアクションがありません。} other {やり直すものがありません。}}',
  },
  'import.title': {
    en: '“{title}” games can’t be imported.',
    de: 'Partien von „{title}“ lassen sich nicht übernehmen.',
    ja: '「{title}」のゲームは取り込めません。',
  },
  'note.left-out': {
    en: 'Left out: our rules do not allow it, and it was undone there anyway ({type}).',
    de: 'Ausgelassen, da unsere Regeln es nicht erlauben; dort wurde es zurückgenommen ({type}).',
    ja: '当サイトのルールでは認められないため省きました。元のサイトでは取り消されています（{type}）。',
  },
  'note.ended-by-hand': {
    en: 'The players ended the game here. You can play on from this point.',
    de: 'Die Spieler haben die Partie hier beendet. Du kannst von hier aus weiterspielen.',
    ja: 'プレイヤーがここでゲームを終了しました。その局面から続けられます。',
  },
  'note.pinned': {
    en: 'The game was played on an older version of the site.',
    de: 'Die Partie wurde auf einer älteren Version von 18xx.games gespielt.',
    ja: '元のサイトの古いバージョンで遊ばれたゲームです。',
  },
  'note.half-done': {
    en: 'The last step of {company} is only half finished; please enter it again.',
    de: 'Der letzte Schritt von {company} ist nur halb fertig; bitte gib ihn noch einmal ein.',
    ja: '{company}の最後のステップは途中なので、入力し直してください。',
  },
  'note.result': {
    en: '{player} has {here} here and {there} in the file.',
    de: '{player} hat hier {here} und in der Datei {there}.',
    ja: '{player}の総資産はここでは{here}、ファイルでは{there}です。',
  },
  'note.cut-off': {
    en: 'The file says that the game is finished, but {entries, plural, =0 {it has no actions} one {its actions stop after # entry} other {its actions stop after # entries}}. The game opens as far as it goes, in the step {step}.',
    de: 'Laut Datei ist die Partie beendet, aber {entries, plural, =0 {sie enthält keine Aktionen} one {ihre Aktionen enden nach # Eintrag} other {ihre Aktionen enden nach # Einträgen}}. Die Partie öffnet sich, so weit sie geht, im Schritt {step}.',
    ja: 'ファイルでは終了したゲームですが、{entries, plural, =0 {アクションがありません} other {アクションは#件で途切れています}}。ステップ{step}までのゲームとして開きます。',
  },
  'note.route-revenue': {
    en: 'The route of train {train} of {railway} earns {computed, number} here and {stored, number} in the file; the total of the run is right.',
    de: 'Die Route der Lok {train} der {railway} bringt hier {computed, number} und in der Datei {stored, number}; die Summe der Fahrt stimmt.',
    ja: '{railway}の列車{train}の路線の収入は、ここでは{computed, number}、ファイルでは{stored, number}です（運行の合計は一致しています）。',
  },
  'note.missing-route': {
    en: 'A route may be missing: the run of {railway} earns {stored, number}; with {routes}, which it ran the time before or after, it would earn {possible, number}.',
    de: 'Vielleicht fehlt eine Route: Die Fahrt der {railway} bringt {stored, number}, mit {routes} wären es {possible, number}, und die {railway} fährt das beim vorigen oder nächsten Mal.',
    ja: '路線が欠けている可能性があります。{railway}の運行収入は{stored, number}ですが、前回または次回に走った{routes}を加えると{possible, number}になります。',
  },
  'note.spare-train': {
    en: 'Perhaps a route is missing here: the run of {railway} earns {stored, number}; with {routes} it could have earned {possible, number}.',
    de: 'Vielleicht fehlt hier eine Route: Die Fahrt der {railway} bringt {stored, number}, mit {routes} wären {possible, number} möglich gewesen.',
    ja: 'ここで路線が欠けているのかもしれません。{railway}の運行収入は{stored, number}ですが、{routes}を加えれば{possible, number}にできました。',
  },
  doubts: {
    en: 'The file contradicts itself:',
    de: 'Die Datei widerspricht sich:',
    ja: 'ファイルの内容に食い違いがあります：',
  },
  incomplete: {
    en: 'The file is incomplete:',
    de: 'Die Datei ist unvollständig:',
    ja: 'ファイルが不完全です：',
  },
  remarks: { en: 'Worth knowing:', de: 'Gut zu wissen:', ja: '補足：' },
})

const params = (values: JsonObject): Params =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String((value as string | null | undefined) ?? '–'),
    ]),
  )

/** Why a file cannot be opened, in words; in those of its title where its rules refuse it. */
export function faultText(language: Language, fault: UploadFault, game: PlayedGame | undefined): string {
  const say = uploadTexts.in(language)
  switch (fault.kind) {
    case 'json':
      return say('json')
    case 'foreign':
      return say('foreign')
    case 'title':
      return say('title', { title: fault.title.slice(0, 80), possible: anyOf(language, fault.possible) })
    case 'newer':
      return say('newer', { rules: fault.rules, known: fault.known })
    case 'refused':
      return game ? game.texts.refusal(language, fault.refusal) : engineRefusal(language, fault.refusal)
    case 'import':
      return say(`import.${fault.fault.kind}`, params({ ...fault.fault }))
  }
}

/** What is worth knowing about a game that was taken over. */
export const noteText = (language: Language, { about, params: values }: UploadNote): string =>
  uploadTexts.in(language)(`note.${about}`, params(values))
