import type { Refusal } from '@stellwerk/engine'
import { engineRules } from '@stellwerk/engine'
import type { Language } from './language.js'
import type { Catalogue } from './message.js'
import { format } from './message.js'
import { anyOf } from './numbers.js'

/** The engine's own reasons, where no rule of a game was reached. */
export const engineTexts: Readonly<Record<Language, Catalogue>> = {
  en: {
    'engine-malformed':
      '{at, select, none {This} other {The value at {path}}} cannot be read: expected {expected}.',
    'engine-turn':
      'It is not {player}’s turn. {count, plural, =0 {Nobody has to decide now.} other {{players} must decide now.}}',
    'engine-step':
      'Now is not the time to {type}. {count, plural, =0 {Nothing is to be decided here.} other {Possible here: {possible}.}}',
    'engine-chance': 'What this brings depends on lots that are yet to be drawn.',
    'engine-over':
      'The game is over. The result stands, but the game can be looked at and earlier moves undone.',
    'engine-repeated-offer': 'The same offer was declined in this step. Change it, or go on without it.',
    'engine-proposals':
      '{player} has had {count} offers declined in this step. There can be no more until the next one.',
    'engine-hash':
      'The stored game and the rules disagree at {path}: stored {stored}, computed {computed}. The game up to there is good.',
    'engine-position': 'This position cannot be set up{at, select, none {} other {: look at {path}}}.',
    'engine-setup': 'A game cannot be set up like this: at {path} we need {expected}.',
    'expected.anything': '{what}',
    'expected.field': 'that this field is present',
    'expected.flag': 'true or false',
    'expected.hex': 'a hex of the map',
    'expected.json': 'JSON ({what})',
    'expected.known-name': 'a known name',
    'expected.list': 'a list',
    'expected.list-most': 'a list of at most {n} entries',
    'expected.no-field': 'no field of this name',
    'expected.number-between': 'a number from {low} to {high}',
    'expected.object': 'an object',
    'expected.one-of': 'one of {values}',
    'expected.own-name': 'a name that nobody else has',
    'expected.something-undone': 'something that was undone before',
    'expected.text': 'text of at most 200 characters',
    'expected.whole': 'a whole number',
    unknown: 'Not allowed by rule {rule}.',
  },
  de: {
    'engine-malformed':
      '{at, select, none {Das} other {Der Wert bei {path}}} ist nicht lesbar: erwartet wird {expected}.',
    'engine-turn':
      '{player} ist nicht an der Reihe. {count, plural, =0 {Zurzeit hat niemand zu entscheiden.} other {Jetzt entscheidet: {players}.}}',
    'engine-step':
      'Dafür ist jetzt nicht der Zeitpunkt: {type}. {count, plural, =0 {Hier ist nichts zu entscheiden.} other {Möglich ist hier: {possible}.}}',
    'engine-chance': 'Was das bringt, entscheidet erst das Los.',
    'engine-over':
      'Das Spiel ist zu Ende. Das Ergebnis steht fest, aber man kann das Spiel ansehen und Züge zurücknehmen.',
    'engine-repeated-offer':
      'Dasselbe Angebot wurde in diesem Schritt schon abgelehnt. Ein geändertes Angebot ist möglich.',
    'engine-proposals':
      'In diesem Schritt wurden schon {count} Angebote von {player} abgelehnt. Weitere sind erst im nächsten möglich.',
    'engine-hash':
      'Gespeichertes Spiel und Regeln stimmen bei {path} nicht überein: gespeichert {stored}, berechnet {computed}. Bis dorthin ist das Spiel in Ordnung.',
    'engine-position':
      'Diese Stellung lässt sich nicht aufbauen{at, select, none {} other {: siehe {path}}}.',
    'engine-setup': 'So lässt sich kein Spiel beginnen: bei {path} wird {expected} erwartet.',
    'expected.anything': '{what}',
    'expected.field': 'dass dieses Feld vorhanden ist',
    'expected.flag': 'true oder false',
    'expected.hex': 'ein Hexfeld der Karte',
    'expected.json': 'JSON ({what})',
    'expected.known-name': 'ein bekannter Name',
    'expected.list': 'eine Liste',
    'expected.list-most': 'eine Liste mit höchstens {n} Einträgen',
    'expected.no-field': 'kein Feld dieses Namens',
    'expected.number-between': 'eine Zahl von {low} bis {high}',
    'expected.object': 'ein Objekt',
    'expected.one-of': 'eines von {values}',
    'expected.own-name': 'ein Name, den sonst niemand hat',
    'expected.something-undone': 'etwas, das vorher zurückgenommen wurde',
    'expected.text': 'Text mit höchstens 200 Zeichen',
    'expected.whole': 'eine ganze Zahl',
    unknown: 'Nach Regel {rule} nicht erlaubt.',
  },
  ja: {
    'engine-malformed':
      '{at, select, none {入力} other {{path}の値}}を読み取れません。必要な形式：{expected}。',
    'engine-turn':
      '{player}の手番ではありません。{count, plural, =0 {いま決定を行うプレイヤーはいません。} other {いま決定するのは{players}です。}}',
    'engine-step':
      'いまは「{type}」を行えません。{count, plural, =0 {ここで決めることはありません。} other {ここでできること：{possible}。}}',
    'engine-chance': '結果は、これから行われる抽選によって決まります。',
    'engine-over': 'ゲームは終了しました。結果は確定していますが、記録を見ることや手を戻すことはできます。',
    'engine-repeated-offer': '同じ申し出はこのステップですでに断られています。条件を変えれば申し出できます。',
    'engine-proposals':
      'このステップで{player}の申し出はすでに{count}回断られています。次のステップまで申し出できません。',
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
  },
}

/** What the engine says it expected, with the message that says so. */
const expectations: readonly (readonly [RegExp, string])[] = [
  [/^text$/, 'expected.text'],
  [/^true or false$/, 'expected.flag'],
  [/^a whole number$/, 'expected.whole'],
  [/^one of (?<values>.*)$/, 'expected.one-of'],
  [/^a list$/, 'expected.list'],
  [/^a list of at most (?<n>\d+)$/, 'expected.list-most'],
  [/^an object$/, 'expected.object'],
  [/^a known name$/, 'expected.known-name'],
  [/^present$/, 'expected.field'],
  [/^no such field$/, 'expected.no-field'],
  [/^a (?:whole )?number from (?<low>\S+) to (?<high>\S+)$/, 'expected.number-between'],
  [/^a hex of the map$/, 'expected.hex'],
  [/^a name that nobody else has$/, 'expected.own-name'],
  [/^JSON \((?<what>.*)\)$/s, 'expected.json'],
  [/^something undone$/, 'expected.something-undone'],
]

function expectation(language: Language, expected: string): string {
  for (const [pattern, key] of expectations) {
    const match = pattern.exec(expected)
    if (match) return format(language, engineTexts[language], key, { ...match.groups })
  }
  return format(language, engineTexts[language], 'expected.anything', { what: expected })
}

const own: ReadonlySet<string> = new Set(Object.values(engineRules))

/** Whether a refusal has one of the engine's own reasons. */
const isEngineRefusal = ({ rule }: Refusal): boolean => own.has(rule)

/** The kinds of action that the engine names by their type, in words. */
function withActionNames(params: Refusal['params'], nameOf: (type: string) => string): Refusal['params'] {
  const { type, possible } = params
  return {
    ...params,
    ...(type === undefined ? {} : { type: nameOf(String(type as string)) }),
    ...(Array.isArray(possible) ? { possible: possible.map((each) => nameOf(String(each))) } : {}),
  }
}

/** Says one of the engine's own reasons; for any other rule it only names the rule. */
export function engineRefusal(
  language: Language,
  refusal: Refusal,
  actionName: (type: string) => string = (type) => type,
): string {
  const texts = engineTexts[language]
  if (!isEngineRefusal(refusal)) return format(language, texts, 'unknown', { rule: refusal.rule })
  const params: { [name: string]: string | number } = {
    at: refusal.params['path'] ? 'path' : 'none',
    path: '–',
    player: '–',
    players: '–',
    possible: '–',
    type: '–',
    stored: '–',
    computed: '–',
    count: 0,
  }
  for (const [name, value] of Object.entries(withActionNames(refusal.params, actionName))) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value
    if (!Array.isArray(value)) continue
    params[name] = anyOf(language, value.map(String))
    params['count'] = value.length
  }
  params['expected'] = expectation(language, String(params['expected'] ?? '–'))
  return format(language, texts, refusal.rule, params)
}
