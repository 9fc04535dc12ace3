import type { ReadingTexts } from '@stellwerk/texts'
import type { readings } from '../readings.js'

/** The readings in words, for those who set up a table. */
export const readingTexts: ReadingTexts<typeof readings> = {
  saleAlone: {
    name: { en: 'A turn with only a sale', de: 'Ein Zug, in dem nur verkauft wird', ja: '売却だけの手番' },
    values: {
      'no pass': {
        en: 'A player who only sells has not passed: the stock round goes on.',
        de: 'Wer nur verkauft, hat nicht gepasst: Die Aktienrunde geht weiter.',
        ja: '売却だけをしたプレイヤーはパスしたことになりません。株式ラウンドは続きます。',
      },
      'a pass': {
        en: 'A player who only sells has passed: the round ends once all others pass.',
        de: 'Wer nur verkauft, hat gepasst: Passen auch alle anderen, ist die Runde zu Ende.',
        ja: '売却だけの手番はパスとして数えます。ほかの全員もパスすればラウンドは終わります。',
      },
    },
    sources: {
      en: 'By the rulebook, a player who uses none of the options passes. It lists selling among them, but also lets a player sell first and then act or pass.',
      de: 'Nach der Spielregel passt, wer keine der Möglichkeiten nutzt. Das Verkaufen gehört dazu, steht aber auch vor der einen Aktion oder dem Passen.',
      ja: 'ルールブックでは、どの選択肢も使わないプレイヤーがパスします。売却も選択肢の一つですが、売却後に行動かパスを選ぶとも読めます。',
    },
  },
  mineConnection: {
    name: {
      en: 'Mines and blocked places',
      de: 'Werke und blockierte Ortschaften',
      ja: '鉱山と塞がれた町村',
    },
    values: {
      'markers pass': {
        en: 'Tokens never break the connection of a mine, nor stop it from laying track.',
        de: 'Bahnhofsmarker unterbrechen weder den Anschluss eines Werks noch seinen Gleisbau.',
        ja: '駅トークンは、鉱山の接続も鉱山による線路敷設も妨げません。',
      },
      'markers interrupt': {
        en: 'A place without a free circle between the mine and the state track blocks both.',
        de: 'Eine Ortschaft ohne freien Bahnhofskreis zwischen Werk und Staatsbahn unterbricht beides.',
        ja: '鉱山と国営路線の間に空き駅のない町村があると、接続も敷設もそこで途切れます。',
      },
    },
    sources: {
      en: 'Section 4.2.1 asks for a track connection and does not mention tokens, but it refers to the building rules of 4.4.1, by which blocked places cannot be passed.',
      de: 'Abschnitt 4.2.1 verlangt eine Gleisverbindung und nennt keine Marker, verweist aber auf die Bauregeln von 4.4.1, nach denen blockierte Ortschaften nicht zu passieren sind.',
      ja: '4.2.1は線路の接続だけを求め、駅トークンには触れません。ただし4.4.1の敷設ルールを参照しており、そこでは塞がれた町村を通れません。',
    },
  },
  refunds: {
    name: { en: 'Refunded building costs', de: 'Erstattete Baukosten', ja: '払い戻される建設費' },
    values: {
      'hexes of the table': {
        en: 'Only hexes that the concession railway will have to pay for are refunded.',
        de: 'Erstattet werden die Felder, die die Konzessionsbahn später bezahlen muss.',
        ja: '許可路線の鉄道会社が後で支払うヘクスの費用だけを払い戻します。',
      },
      'all route hexes': {
        en: 'Every hex of another railway’s concession route is refunded, even one with printed track.',
        de: 'Erstattet wird jedes Feld einer fremden Konzessionsstrecke, auch mit aufgedruckten Gleisen.',
        ja: '他社の許可路線のヘクスなら、線路が印刷されたヘクスでも費用を払い戻します。',
      },
    },
    sources: {
      en: 'The rulebook refunds costs on any hex of a concession route, but explains that the bank merely advances what the table makes the railway pay, and the table leaves out hexes with printed track.',
      de: 'Die Spielregel erstattet Kosten in Konzessionsstrecken-Hexfeldern, erklärt aber auch, die Bank finanziere nur vor, was die Bahn laut Tabelle zahlt. Felder mit aufgedruckten Gleisen fehlen dort.',
      ja: 'ルールブックは許可路線のヘクスの費用を払い戻すとしますが、銀行は表の費用を立て替えるだけとも説明しています。線路が印刷されたヘクスは表に含まれません。',
    },
  },
  doubleVillages: {
    name: {
      en: 'Villages with two separate circles',
      de: 'Dörfer mit zwei getrennten Bahnhöfen',
      ja: '離れた2つの駅がある村',
    },
    values: {
      'circle on the track': {
        en: 'Only the circle on the track in use lets a railway pass or blocks it.',
        de: 'Nur der Bahnhofskreis im befahrenen Gleis lässt eine Bahn durch oder blockiert sie.',
        ja: '通行できるかどうかは、使う線路上の駅だけで決まります。',
      },
      'any circle': {
        en: 'A village is blocked only when both circles are taken by others.',
        de: 'Ein Dorf ist erst blockiert, wenn beide Bahnhofskreise von anderen besetzt sind.',
        ja: '両方の駅が他社に占められたときだけ、その村は塞がれます。',
      },
    },
    sources: {
      en: 'The rulebook asks for a free circle in each place along the connection, and says that two separate circles are one village. For tokens on concession routes a circle off the route is not enough. 18xx.games looks at the track in use.',
      de: 'Die Spielregel verlangt im Verlauf der Verbindung in jeder Ortschaft einen freien Kreis und nennt zwei getrennte Kreise ein einziges Dorf. An Konzessionsstrecken reicht ein Kreis abseits der Strecke nicht. 18xx.games achtet auf das befahrene Gleis.',
      ja: 'ルールブックは経路上の各町村に空き駅を求め、離れた2つの駅も1つの村とします。許可路線では路線外の駅では足りません。18xx.gamesは使う線路の駅で判定します。',
    },
  },
  twoTiles: {
    name: { en: 'Two tiles on one hex', de: 'Zwei Gleisplättchen auf ein Feld', ja: '同じヘクスに2枚' },
    values: {
      'same hex allowed': {
        en: 'A railway may lay a yellow tile and a green one on the same hex in one turn.',
        de: 'Eine Bahn darf im selben Zug ein gelbes und ein grünes Gleisplättchen auf dasselbe Feld legen.',
        ja: '鉄道会社は同じ手番に、同じヘクスへ黄色と緑のタイルを続けて置けます。',
      },
      'different hexes': {
        en: 'The two tiles of a turn go on two hexes.',
        de: 'Die zwei Gleisplättchen eines Zugs kommen auf zwei Felder.',
        ja: '1手番の2枚は別々のヘクスに置きます。',
      },
    },
    sources: {
      en: 'The rulebook allows laying or upgrading two tiles of certain kinds and does not say where.',
      de: 'Die Spielregel erlaubt, zwei Gleisplättchen bestimmter Art zu legen oder auszubauen, und sagt nicht, wo.',
      ja: 'ルールブックは特定の種類のタイル2枚の配置・アップグレードを認めていますが、場所には触れていません。',
    },
  },
  trainlessMarkers: {
    name: { en: 'Tokens without a train', de: 'Bahnhöfe ohne Lok', ja: '列車がないときの駅' },
    values: {
      'turn inactive': {
        en: 'A railway without a train also turns its tokens off the concession route inactive.',
        de: 'Auch eine Bahn ohne Lok dreht ihre Marker abseits der Konzessionsstrecke um.',
        ja: '列車のない鉄道会社も、許可路線外の駅トークンを裏返します。',
      },
      'stay active': {
        en: 'Without a train nothing runs, and all tokens stay as they are.',
        de: 'Ohne Lok wird nichts befahren, und alle Marker bleiben, wie sie sind.',
        ja: '列車がなければ運行はなく、駅トークンはすべてそのままです。',
      },
    },
    sources: {
      en: 'By the rulebook, tokens where no train called are turned, but that section begins with railways that own a train. 18xx.games turns them.',
      de: 'Nach der Spielregel werden nicht angefahrene Marker umgedreht, doch der Abschnitt beginnt mit Bahnen, die eine Lok besitzen. 18xx.games dreht sie um.',
      ja: 'ルールブックは列車が訪れなかった駅トークンを裏返すとしますが、その節は列車を持つ会社の話から始まります。18xx.gamesでは裏返します。',
    },
  },
}
