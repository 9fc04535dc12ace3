import type { ReadingTexts } from '@stellwerk/texts'
import type { readings } from '../readings.js'

/** The readings in words, for those who set up a table. */
export const readingTexts: ReadingTexts<typeof readings> = {
  bonds: {
    name: { en: 'Bonds', de: 'Anleihen', ja: '保証金の単位' },
    values: {
      tens: {
        en: 'A bond is a multiple of £10.',
        de: 'Eine Anleihe ist ein Vielfaches von 10 £.',
        ja: '保証金は10ポンド単位です。',
      },
      'any pound': {
        en: 'A bond is any whole number of pounds.',
        de: 'Eine Anleihe ist jeder ganze Betrag in Pfund.',
        ja: '保証金は1ポンド単位で自由に決められます。',
      },
    },
    sources: {
      en: 'Rulebook 2.3: the notes handed out make every possible bond without change, and they make tens only. “Retuning 1853”, on which the rules are based: any whole number of pounds.',
      de: 'Regel 2.3: Mit den ausgeteilten Scheinen lässt sich jede mögliche Anleihe ohne Wechseln hinlegen, und das geht nur mit Zehnern. „Retuning 1853“, die Grundlage der Regeln: jeder ganze Betrag.',
      ja: 'ルール2.3：配られる紙幣であらゆる保証金を両替なしに出せるとあり、それが可能なのは10の倍数だけです。ルールの元になった記事「Retuning 1853」では、ポンド単位の任意の額です。',
    },
  },
  credit: {
    name: { en: 'Trains on credit', de: 'Loks auf Kredit', ja: '後払いの列車' },
    values: {
      'no train affordable': {
        en: 'A manager buys on credit only if the company cannot pay for any train that the bank would sell to it.',
        de: 'Ein Betriebsleiter kauft nur dann auf Kredit, wenn die Gesellschaft keine der Loks bezahlen kann, die ihr die Bank verkaufen würde.',
        ja: '支配人が後払いで買えるのは、会社が銀行から買えるどの列車の代金も払えないときだけです。',
      },
      'this train not affordable': {
        en: 'A manager may take any train on credit that the company cannot pay for, even if it could pay for a cheaper one.',
        de: 'Ein Betriebsleiter darf jede Lok auf Kredit nehmen, die die Gesellschaft nicht bezahlen kann, auch wenn das Geld für eine billigere reicht.',
        ja: '会社が代金を払えない列車なら、より安い列車を買える資金があっても、支配人は後払いで買えます。',
      },
    },
    sources: {
      en: 'Rulebook 3.4.3: credit lets a company without a train that cannot afford to buy a new one go on. It does not say whether “a new one” is any train or the one that is wanted.',
      de: 'Regel 3.4.3: Der Kredit lässt eine Gesellschaft ohne Lok, die es sich nicht leisten kann, eine neue zu kaufen, weiter agieren. Ob „eine neue“ irgendeine Lok meint oder die gewünschte, bleibt offen.',
      ja: 'ルール3.4.3：新しい列車を買えない、列車のない会社が活動を続けられるための後払いです。「新しい列車」がどの列車でもよいのか、欲しい列車なのかは書かれていません。',
    },
  },
  bases: {
    name: { en: 'Bases in a turn', de: 'Bahnhofsmarker je Zug', ja: '1手番の駅トークン' },
    values: {
      one: {
        en: 'A company places at most one base in an operating round.',
        de: 'Eine Gesellschaft setzt in einer Betriebsrunde höchstens einen Bahnhofsmarker.',
        ja: '会社が1回の運営ラウンドに置ける駅トークンは1個までです。',
      },
      'any number': {
        en: 'A company places as many bases in an operating round as it has markers and money for.',
        de: 'Eine Gesellschaft setzt in einer Betriebsrunde so viele Bahnhofsmarker, wie sie hat und bezahlen kann.',
        ja: '会社は1回の運営ラウンドに、手持ちのトークンと資金の許すかぎり駅トークンを置けます。',
      },
    },
    sources: {
      en: 'Rulebook 4.4 names prices and places but no number. One in a turn is usual in this family of games.',
      de: 'Regel 4.4 nennt Preise und Orte, aber keine Anzahl. Einer je Zug ist in dieser Spielefamilie üblich.',
      ja: 'ルール4.4は費用と場所を定めていますが、個数は定めていません。この系統のゲームでは1手番に1個が普通です。',
    },
  },
  gauge: {
    name: { en: 'Gauge on dual track', de: 'Spurweite auf Doppelspur', ja: '両用軌での軌間の変更' },
    values: {
      'one throughout': {
        en: 'One gauge must be usable on the whole line from the base, dual track included.',
        de: 'Eine der beiden Spurweiten muss auf der ganzen Strecke vom Bahnhof an befahrbar sein, Doppelspur eingeschlossen.',
        ja: '駅からの路線全体を、両用軌も含めて、どちらか1つの軌間で通れなければなりません。',
      },
      'changes on dual track': {
        en: 'A line that comes over dual track in one gauge may go on in the other.',
        de: 'Eine Strecke, die mit der einen Spurweite auf Doppelspur kommt, darf dahinter mit der anderen weitergehen.',
        ja: '一方の軌間で両用軌に入った路線は、その先をもう一方の軌間で続けられます。',
      },
    },
    sources: {
      en: 'Rulebook 4.1.6: any gauge may be built on to dual track; but line and new tile must have the same gauge, and by 4.2.6 nobody builds on past a change of gauge without a base there.',
      de: 'Regel 4.1.6: An Doppelspur kann beliebige Spurweite angebaut werden; Strecke und neues Gleisplättchen müssen aber die gleiche Spurweite haben, und nach 4.2.6 geht es hinter einem Spurwechsel nur mit eigenem Bahnhof weiter.',
      ja: 'ルール4.1.6：両用軌にはどちらの軌間も接続できます。一方、路線と新しいタイルは同じ軌間でなければならず、4.2.6によれば、軌間が変わる地点に自社の駅がなければその先は建設できません。',
    },
  },
}
