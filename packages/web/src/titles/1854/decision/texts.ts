import { defineTexts } from '../../../language/texts.js'

export const decisionTexts = defineTexts({
  // what every choice may say
  freeMoney: { en: 'free money', de: 'freies Geld', ja: '自由な資金' },
  priceOf: { en: '{company} price', de: '{company} Kurs', ja: '{company} 株価' },
  percentOf: { en: '{company} %', de: '{company} %', ja: '{company} %' },
  certificatesOf: {
    en: 'certificates (limit {limit})',
    de: 'Aktien (Limit {limit})',
    ja: '株券（上限{limit}）',
  },
  lastTrain: {
    en: 'the last {train}{next, select, none {} other {: {next} next}}',
    de: 'die letzte {train}{next, select, none {} other {: als Nächstes {next}}}',
    ja: '最後の{train}{next, select, none {} other {：次は{next}}}',
  },
  as: { en: '{player}: {label}', de: '{player}: {label}', ja: '{player}:{label}' },

  // auction
  purse: {
    en: 'Cash {cash}, bound by bids {bound}, free {free}',
    de: 'Bargeld {cash}, durch Gebote gebunden {bound}, frei {free}',
    ja: '現金{cash}、入札で拘束{bound}、自由{free}',
  },
  forSale: { en: 'For sale now', de: 'Jetzt zu kaufen', ja: '今買える' },
  bidFor: { en: 'Bid for a later one', de: 'Auf eine spätere bieten', ja: '後のものに入札する' },
  standingBids: { en: 'Standing bids', de: 'Stehende Gebote', ja: '入札状況' },
  private: { en: 'Private', de: 'Privatgesellschaft', ja: '個人会社' },
  facePrice: { en: 'Price', de: 'Nennwert', ja: '額面' },
  bids: { en: 'Bids', de: 'Gebote', ja: '入札' },
  bidBy: { en: '{player} {bid}', de: '{player} {bid}', ja: '{player} {bid}' },
  noBids: { en: 'none', de: 'keine', ja: 'なし' },
  leastBid: { en: 'At least', de: 'Mindestens', ja: '最低額' },
  bid: { en: 'Bid', de: 'Gebot', ja: '入札額' },
  withdraw: { en: 'Outbid: withdraw', de: 'Überboten: zurückziehen', ja: '上回られた入札の取り下げ' },
  notYourTurn: {
    en: 'It is the turn of {player}. Who was outbid may withdraw now.',
    de: '{player} ist am Zug. Wer überboten wurde, darf jetzt zurückziehen.',
    ja: '{player}の手番です。上回られた入札は今取り下げられます。',
  },
  'power.cheaperMountain': {
    en: 'income {income}; once {amount} off a tile on a mountain, free on {hex}',
    de: 'Einkommen {income}; einmal {amount} Nachlass für ein Gleisteil im Gebirge, kostenlos auf {hex}',
    ja: '収入{income}、山のタイルを一度だけ{amount}割引、{hex}は無料',
  },
  'power.cheaperTunnel': {
    en: 'income {income}; once {amount} off a tunnel, free on {hex}',
    de: 'Einkommen {income}; einmal {amount} Nachlass für einen Tunnel, kostenlos auf {hex}',
    ja: '収入{income}、トンネルを一度だけ{amount}割引、{hex}は無料',
  },
  'power.bonus': {
    en: 'income {income}; {amount} more for each route by way of Graz, free on {hex}',
    de: 'Einkommen {income}; {amount} mehr je Route über Graz, kostenlos auf {hex}',
    ja: '収入{income}、グラーツに停まる路線ごとに+{amount}、{hex}は無料',
  },
  'power.certificate': {
    en: 'income {income}; with a 20% certificate of {company}, free on {hex}',
    de: 'Einkommen {income}; mit einer 20%-Aktie {company}, kostenlos auf {hex}',
    ja: '収入{income}、{company}の20%株券付き、{hex}は無料',
  },
  localFacts: {
    en: 'local railway in {hex}, with a treasury of {treasury}',
    de: 'Lokalbahn in {hex}, mit {treasury} Betriebskapital',
    ja: '{hex}のローカル鉄道、資金{treasury}付き',
  },

  // stock rounds
  overLimit: {
    en: 'You hold {held} certificates; the limit is {limit}. Sell first.',
    de: 'Du hältst {held} Aktien; das Limit ist {limit}. Zuerst verkaufen.',
    ja: '株券{held}枚、上限は{limit}枚です。先に売却してください。',
  },
  option: { en: 'Your option', de: 'Deine Option', ja: 'あなたのオプション' },
  found: { en: 'Buy a director’s certificate', de: 'Direktoraktie kaufen', ja: '社長株を買う' },
  buy: { en: 'Buy a certificate', de: 'Aktie kaufen', ja: '株券を買う' },
  byOption: {
    en: 'Buy by option: half now',
    de: 'Auf Option kaufen: die Hälfte jetzt',
    ja: 'オプションで買う：半額',
  },
  sell: { en: 'Sell certificates', de: 'Aktien verkaufen', ja: '株券を売る' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  issuePrice: { en: 'Issue price of 10%', de: 'Ausgabekurs für 10 %', ja: '10%の初期価格' },
  certificates: { en: 'Certificates', de: 'Aktien', ja: '株券数' },
  withOption: { en: '{count} + option', de: '{count} + Option', ja: '{count}＋オプション' },
  source: { en: 'From', de: 'Woher', ja: '入手元' },
  'source.tableau': { en: 'tableau', de: 'Aktientableau', ja: 'IPO' },
  'source.pool': { en: 'pool', de: 'Bankpool', ja: 'バンクプール' },
  buyOf: { en: 'Buy {company}:', de: '{company} kaufen:', ja: '{company}の購入：' },
  foundOf: { en: 'Director of {company}:', de: 'Direktor der {company}:', ja: '{company}の社長株：' },
  sellOf: { en: 'Sell {company}:', de: '{company} verkaufen:', ja: '{company}の売却：' },
  floatsWith: {
    en: 'floats at 50% with a treasury of {treasury}',
    de: 'geht bei 50 % mit {treasury} Betriebskapital in Betrieb',
    ja: '50%で開業し、資金は{treasury}',
  },

  // track, tunnels, homes and stations
  trackHint: {
    en: 'Tap a glowing hex on the map, or choose here.',
    de: 'Ein leuchtendes Feld auf der Karte antippen oder hier wählen.',
    ja: '地図で光っているヘクスを選ぶか、ここで選んでください。',
  },
  treasuryIs: { en: 'Treasury {treasury}', de: 'Betriebskapital {treasury}', ja: '資金{treasury}' },
  hex: { en: 'Hex', de: 'Feld', ja: 'ヘクス' },
  tunnel: { en: 'Tunnel', de: 'Tunnel', ja: 'トンネル' },
  chooseHex: { en: 'choose …', de: 'wählen …', ja: '選択…' },
  otherHex: { en: 'Another hex', de: 'Anderes Feld', ja: '別のヘクス' },
  tile: { en: 'Tile', de: 'Gleisteil', ja: 'タイル' },
  tileNamed: {
    en: '{tile} {colour, select, yellow {yellow} green {green} brown {brown} other {grey}}',
    de: '{tile} {colour, select, yellow {gelb} green {grün} brown {braun} other {grau}}',
    ja: '{tile}{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}',
  },
  shape: { en: 'Shape', de: 'Form', ja: '形' },
  'shape.straight': { en: 'straight', de: 'gerade', ja: '直線' },
  'shape.curve': { en: 'curve', de: 'Bogen', ja: '曲線' },
  rotation: { en: 'Rotation', de: 'Drehung', ja: '向き' },
  power: { en: 'Power', de: 'Sonderfunktion', ja: '能力' },
  withPower: { en: 'use {name}', de: '{name} nutzen', ja: '{name}を使う' },
  withoutPower: { en: 'do not use it', de: 'nicht nutzen', ja: '使わない' },
  homeHint: {
    en: 'Where does {company} begin? Its home marker is free.',
    de: 'Wo beginnt die {company}? Der Heimatbahnhof kostet nichts.',
    ja: '{company}の本拠地を選びます。本拠地トークンは無料です。',
  },
  stationFacts: { en: 'worth {value} now', de: 'jetzt {value} wert', ja: '現在の価値{value}' },

  // running
  bestProven: {
    en: 'The best run, proven. It is compulsory.',
    de: 'Die beste Fahrt, bewiesen. Sie ist Pflicht.',
    ja: '最良の運行（証明済み）。これが義務です。',
  },
  backToBest: { en: 'Back to the best run', de: 'Zurück zur besten Fahrt', ja: '最良の運行に戻す' },
  equalRun: {
    en: 'Another run that earns as much: allowed.',
    de: 'Eine andere Fahrt, die ebenso viel einbringt: erlaubt.',
    ja: '同額の別の運行です。選べます。',
  },
  runFor: { en: 'Run for {revenue}', de: 'Fahren für {revenue}', ja: '運行：収入{revenue}' },
  run: { en: 'Run', de: 'Fahren', ja: '運行する' },
  thenUse: {
    en: 'then the director decides what becomes of it',
    de: 'danach entscheidet der Direktor darüber',
    ja: '続いて社長が使い道を決める',
  },
  thenHalves: {
    en: 'half to the owner, half to the treasury',
    de: 'die Hälfte an den Besitzer, die Hälfte ins Betriebskapital',
    ja: '半分は所有者、半分は資金へ',
  },
  trainRun: { en: '{train}: {from} – {to}', de: '{train}: {from} – {to}', ja: '{train}:{from} – {to}' },
  breakdown: { en: 'What the run earns', de: 'Was die Fahrt einbringt', ja: '運行の内訳' },
  trainNamed: { en: 'Train {train}', de: 'Lok {train}', ja: '列車{train}' },
  bonus: { en: 'Graz', de: 'Graz', ja: 'グラーツ' },
  customs: { en: 'customs and bonuses', de: 'Zoll und Zuschläge', ja: '関税と加算' },
  revenue: { en: 'Revenue', de: 'Einnahmen', ja: '収入' },
  idle: { en: 'without a route: {trains}', de: 'ohne Route: {trains}', ja: '路線なし：{trains}' },

  // use of the revenue
  'payout.full': { en: 'Pay out', de: 'Auszahlen', ja: '全配' },
  'payout.withhold': { en: 'Withhold', de: 'Einbehalten', ja: '無配' },
  perCertificate: {
    en: 'per certificate of {percent}%',
    de: 'je Aktie zu {percent} %',
    ja: '{percent}%株券ごと',
  },
  treasury: { en: 'treasury', de: 'Betriebskapital', ja: '資金' },
  sharePrice: { en: 'price', de: 'Kurs', ja: '株価' },

  // trains
  mustBuy: {
    en: '{company} has a route and must own a train that can run it.',
    de: '{company} hat eine Route und muss eine passende Lok besitzen.',
    ja: '{company}には路線があり、走れる列車を所有しなければなりません。',
  },
  trainsOwned: {
    en: 'Trains {trains} (limit {limit}), treasury {treasury}',
    de: 'Loks {trains} (Limit {limit}), Betriebskapital {treasury}',
    ja: '列車{trains}（上限{limit}）、資金{treasury}',
  },
  noTrains: { en: 'none', de: 'keine', ja: 'なし' },
  'from.bank': { en: 'From the bank', de: 'Von der Bank', ja: '銀行から' },
  'from.pool': { en: 'From the open pool', de: 'Aus dem Lokpool', ja: '列車プールから' },
  'from.scrap': {
    en: 'Repaired, from the scrap pool',
    de: 'Repariert, aus dem Schrottpool',
    ja: '廃車プールから（修理済み）',
  },
  'from.company': { en: 'From another company', de: 'Von einer anderen Gesellschaft', ja: '他社から' },
  train: { en: 'Train', de: 'Lok', ja: '列車' },
  gives: { en: 'Gives up', de: 'Gibt ab', ja: '手放す列車' },
  price: { en: 'Price', de: 'Preis', ja: '価格' },
  bankruptcy: {
    en: 'No train can be paid, not even by selling everything. Ending the step is bankruptcy and ends the game.',
    de: 'Keine Lok ist zu bezahlen, auch nicht durch Verkauf von allem. Den Schritt zu beenden heißt Bankrott und beendet das Spiel.',
    ja: 'すべてを売っても列車の代金を払えません。このステップを終えると破産し、ゲームが終わります。',
  },
  giveUpHint: {
    en: '{company} is above its train limit. What it gives up goes to the open pool without compensation.',
    de: '{company} liegt über dem Loklimit. Was sie abgibt, kommt ohne Entschädigung in den Lokpool.',
    ja: '{company}は列車上限を超えています。手放した列車は補償なしで列車プールへ行きます。',
  },
  emergencyHint: {
    en: '{missing} are still missing for the train of {company}. Sell no more than needed.',
    de: 'Für die Lok der {company} fehlen noch {missing}. Nicht mehr verkaufen als nötig.',
    ja: '{company}の列車にあと{missing}足りません。必要以上には売れません。',
  },

  // mail contracts
  contractFacts: {
    en: 'per turn {yellow} yellow, {green} green, {brown} brown, {grey} grey',
    de: 'je Zug {yellow} gelb, {green} grün, {brown} braun, {grey} grau',
    ja: '毎ターン 黄{yellow}・緑{green}・茶{brown}・灰{grey}',
  },
  contractsLeft: { en: '{left} left', de: 'noch {left}', ja: '残り{left}' },

  // mergers
  mergeHint: {
    en: 'Two local railways become a local AG at {price}: its director owns the lower number.',
    de: 'Zwei Lokalbahnen werden eine Lokalbahn AG zum Kurs {price}: Direktor ist, wem die niedrigere Nummer gehört.',
    ja: 'ローカル鉄道2社が株価{price}のローカルAGになります。社長は番号の小さい方の所有者です。',
  },
  charterHint: {
    en: 'Choose the charter of the new local AG.',
    de: 'Den Besitzbogen der neuen Lokalbahn AG wählen.',
    ja: '新しいローカルAGを選んでください。',
  },
  'kind.layTile': { en: 'Lay a tile:', de: 'Gleisteil legen:', ja: 'タイルの敷設：' },
  'kind.buildTunnel': { en: 'Build a tunnel:', de: 'Tunnel bauen:', ja: 'トンネルの建設：' },
  'kind.buildStation': { en: 'Build a station:', de: 'Bahnhof bauen:', ja: '駅の建設：' },
  'kind.run': { en: 'Run trains:', de: 'Loks fahren lassen:', ja: '列車の運行：' },
  'kind.buyTrain': { en: 'Buy a train:', de: 'Lok kaufen:', ja: '列車の購入：' },
  'kind.buyContract': { en: 'Buy a mail contract:', de: 'Postvertrag kaufen:', ja: '郵便契約の購入：' },
})

export type TextKey = keyof typeof decisionTexts.messages
