import { defineTexts } from '../../../language/texts.js'

export const decisionTexts = defineTexts({
  // what every choice may say
  mine: { en: 'mine {mine}', de: 'Werk {mine}', ja: '鉱山{mine}' },
  mineClosed: { en: '{name} · bank', de: '{name} · Bank', ja: '{name} · 銀行' },
  priceOf: { en: '{company} price', de: '{company} Aktienwert', ja: '{company} 株価' },
  percentOf: { en: '{company} %', de: '{company} %', ja: '{company} %' },
  incomeOf: { en: 'income of mine {mine}', de: 'Ertrag Werk {mine}', ja: '鉱山{mine}の収入' },
  maintenanceLater: {
    en: '{operation} maintenance from phase {phase}',
    de: '{operation} Wartungskosten ab Phase {phase}',
    ja: '{operation}の維持費（フェイズ{phase}から）',
  },
  trainsLeft: {
    en: '{count, plural, =0 {{railway} keeps no standard train} other {{railway} keeps: {trains}}}',
    de: '{count, plural, =0 {{railway} behält keine Standard-Lok} other {{railway} behält: {trains}}}',
    ja: '{count, plural, =0 {{railway}の通常の列車はなくなります} other {{railway}に残る列車：{trains}}}',
  },
  maintenanceOf: {
    en: '{operation} maintenance',
    de: '{operation} Wartungskosten',
    ja: '{operation} 維持費',
  },
  lastUnit: {
    en: 'the last unit of size {size}: size {next} is next',
    de: 'die letzte Einheit der Größe {size}: als nächste kommt Größe {next}',
    ja: 'サイズ{size}の最後の束：次はサイズ{next}',
  },
  danger: {
    en: '{operation}: maintenance of {maintenance} a turn, but only {means} without further earnings',
    de: '{operation}: {maintenance} Wartungskosten je Zug, aber ohne weitere Einnahmen nur {means}',
    ja: '{operation}：維持費は毎回{maintenance}、確実な資金は{means}のみ',
  },

  // auctions
  openingBid: { en: 'Opening bid', de: 'Eröffnungsgebot', ja: '開始額' },
  item: { en: 'Item', de: 'Gegenstand', ja: '対象' },
  concessions: { en: 'Concessions', de: 'Konzessionen', ja: '許可証' },
  mines: { en: 'Mines', de: 'Werke', ja: '鉱山' },
  concessionOf: { en: 'Concession {company}', de: 'Konzession {company}', ja: '{company}の許可証' },
  optionFor: { en: 'Purchase option {company}', de: 'Vorkaufsrecht {company}', ja: '{company}の優先購入権' },
  mineFacts: {
    en: 'earns {base}; connected {from} to {to} by machine, switcher up to {switcher} more',
    de: 'erbringt {base}; angeschlossen je nach Maschine {from} bis {to}, mit Werklok bis zu {switcher} mehr',
    ja: '収入{base}、接続後は機械により{from}～{to}、入換機で最大+{switcher}',
  },
  concessionFacts: {
    en: '{name}; concession route {cost}',
    de: '{name}; Konzessionsstrecke {cost}',
    ja: '{name}、許可路線{cost}',
  },
  optionFacts: {
    en: 'price {price}, shares of {denomination}%',
    de: 'Aktienwert {price}, Aktien zu {denomination} %',
    ja: '株価{price}、{denomination}%株',
  },

  // stock rounds
  buy: { en: 'Buy a share', de: 'Aktie kaufen', ja: '株式を買う' },
  fromPool: {
    en: 'from the pool for {price}',
    de: 'aus dem Bankpool für {price}',
    ja: 'バンクプールから{price}',
  },
  fromIssue: {
    en: 'from the issue field for {price}',
    de: 'aus der Aktienausgabe für {price}',
    ja: 'IPOから{price}',
  },
  sell: { en: 'Sell shares', de: 'Aktien verkaufen', ja: '株式を売る' },
  found: { en: 'Found a railway', de: 'Bahn gründen', ja: '鉄道会社を設立する' },
  form: { en: 'Form a public mine', de: 'Werk-AG gründen', ja: '公開鉱山会社を設立する' },
  useOption: { en: 'Use a purchase option', de: 'Vorkaufsrecht ausüben', ja: '優先購入権を使う' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  railway: { en: 'Railway', de: 'Bahn', ja: '鉄道会社' },
  startPrice: { en: 'Start price', de: 'Start-Ausgabepreis', ja: '初期価格' },
  shares: { en: 'Shares', de: 'Aktien', ja: '株数' },
  ownMine: { en: 'Own mine', de: 'Eigenes Werk', ja: '自分の鉱山' },
  secondMine: { en: 'Second mine', de: 'Zweites Werk', ja: '2つ目の鉱山' },

  // mines
  mineToBuy: { en: 'Mine', de: 'Werk', ja: '鉱山' },
  mineToServe: { en: 'Mine', de: 'Werk', ja: '鉱山' },
  mineNow: {
    en: 'earns {income} now; face value {face}; treasury {treasury}',
    de: 'erbringt jetzt {income}; Nennwert {face}; Betriebskapital {treasury}',
    ja: '現在の収入{income}、額面{face}、資金{treasury}',
  },
  notConnected: { en: 'not connected', de: 'nicht angeschlossen', ja: '未接続' },
  none: { en: 'none', de: 'keine', ja: 'なし' },
  income: { en: 'Income', de: 'Ertrag', ja: '収入' },
  assign: {
    en: 'Distribute like this: income {income}',
    de: 'So verteilen: Ertrag {income}',
    ja: 'この配置にする：収入{income}',
  },
  machineFor: { en: 'New machine for', de: 'Neue Maschine für', ja: '新しい機械を置く鉱山' },

  // purchases
  fromBank: { en: 'From the bank', de: 'Von der Bank', ja: '銀行から' },
  trainsOfOthers: { en: 'Trains of other railways', de: 'Loks anderer Bahnen', ja: '他社の列車' },
  switchersOfOthers: {
    en: 'Switchers of others',
    de: 'Werkloks anderer Betriebe',
    ja: '他社の入換機',
  },
  giveUp: { en: 'Scrap or close', de: 'Verschrotten oder schließen', ja: '廃棄・閉鎖' },
  train: { en: 'Train', de: 'Lok', ja: '列車' },
  switcher: { en: 'Switcher', de: 'Werklok', ja: '入換機' },
  diesel: { en: 'diesel', de: 'Dieseltriebwagen', ja: 'ディーゼル列車' },
  size: { en: 'size {size}', de: 'Größe {size}', ja: 'サイズ{size}' },
  buyerPays: { en: 'buyer pays', de: 'Käufer zahlt', ja: '買い手が払う' },
  sellerPays: { en: 'seller pays', de: 'Verkäufer zahlt', ja: '売り手が払う' },
  place: { en: 'Where', de: 'Wohin', ja: '置き場所' },
  scrapping: {
    en: 'in place of size {size}',
    de: 'statt Größe {size}',
    ja: 'サイズ{size}の代わり',
  },
  price: { en: 'Price', de: 'Preis', ja: '価格' },
  maintenance: { en: 'Maintenance', de: 'Wartungskosten', ja: '維持費' },

  // track and stations
  trackHint: {
    en: 'Tap a glowing hex on the map, or choose one of {count} here.',
    de: 'Ein leuchtendes Hexfeld auf der Karte antippen oder hier eines von {count} wählen.',
    ja: '地図で光っているヘクスを選ぶか、ここで{count}か所から選んでください。',
  },
  hex: { en: 'Hex', de: 'Hexfeld', ja: 'ヘクス' },
  chooseHex: { en: 'choose …', de: 'wählen …', ja: '選択…' },
  otherHex: { en: 'Another hex', de: 'Anderes Hexfeld', ja: '別のヘクス' },
  tile: { en: 'Tile', de: 'Plättchen', ja: 'タイル' },
  tileNamed: {
    en: '{tile} {colour, select, yellow {yellow} green {green} brown {brown} other {grey}}',
    de: '{tile} {colour, select, yellow {gelb} green {grün} brown {braun} other {grau}}',
    ja: '{tile}{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}',
  },
  layTile: {
    en: 'Lay tile {tile} on {hex}',
    de: 'Plättchen {tile} auf {hex} legen',
    ja: '{hex}にタイル{tile}を敷設',
  },
  rotation: { en: 'Rotation', de: 'Drehung', ja: '向き' },
  wholeRoute: {
    en: 'Build the whole concession route ({count, plural, one {# tile} other {# tiles}})',
    de: 'Die ganze Konzessionsstrecke bauen ({count, plural, one {# Plättchen} other {# Plättchen}})',
    ja: '許可路線をすべて建設する（タイル{count}枚）',
  },
  stationFacts: {
    en: 'worth {value} to its own trains',
    de: 'für eigene Loks {value} wert',
    ja: '自社の列車には{value}の価値',
  },
  'kind.layTile': { en: 'Lay track:', de: 'Gleise bauen:', ja: '線路の建設：' },
  'kind.buildStation': { en: 'Build a station:', de: 'Bahnhof bauen:', ja: '駅の建設：' },
  'kind.run': { en: 'Run trains:', de: 'Loks fahren lassen:', ja: '列車の運行：' },
  'kind.buyTrain': { en: 'Buy a train:', de: 'Lok kaufen:', ja: '列車の購入：' },
  'kind.buySwitcher': { en: 'Buy a switcher:', de: 'Werklok kaufen:', ja: '入換機の購入：' },
  'kind.buyMachine': { en: 'Buy a machine:', de: 'Maschine kaufen:', ja: '機械の購入：' },
  'kind.issueShares': { en: 'Issue shares:', de: 'Aktien ausgeben:', ja: '株式の発行：' },
  'kind.closeMine': { en: 'Close the mine:', de: 'Werk schließen:', ja: '鉱山の閉鎖：' },

  // profit
  'payout.full': { en: 'Pay out', de: 'Ausschütten', ja: '全配' },
  'payout.half': { en: 'Half', de: 'Halb', ja: '半配' },
  'payout.withhold': { en: 'Withhold', de: 'Einbehalten', ja: '無配' },
  perShare: {
    en: 'per share of {denomination}%',
    de: 'je Aktie zu {denomination} %',
    ja: '{denomination}%株ごと',
  },
  treasury: { en: 'treasury', de: 'Betriebskapital', ja: '資金' },
  sharePrice: { en: 'price', de: 'Aktienwert', ja: '株価' },
})

export type TextKey = keyof typeof decisionTexts.messages
