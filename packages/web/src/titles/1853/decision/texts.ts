import { defineTexts } from '../../../language/texts.js'

export const decisionTexts = defineTexts({
  'effect.price': { en: 'Price {company}', de: 'Kurs {company}', ja: '{company}株価' },
  'effect.holding': { en: 'Shares {company}', de: 'Aktien {company}', ja: '{company}株' },
  'effect.unredeemed': {
    en: 'Unredeemed {company}',
    de: 'Nicht eingelöst {company}',
    ja: '{company}未払込',
  },
  'effect.papers': { en: 'Papers (of {limit})', de: 'Papiere (von {limit})', ja: '株券（{limit}まで）' },
  lastTrain: {
    en: '{next, select, none {The last {train} of the bank} other {The last {train} of the bank; then {next}}}',
    de: '{next, select, none {Die letzte {train} der Bank} other {Die letzte {train} der Bank; danach {next}}}',
    ja: '{next, select, none {銀行最後の{train}} other {銀行最後の{train}。次は{next}}}',
  },

  bondHint: {
    en: 'Everybody enters a bond in secret: {step, select, 10 {in tens, } other {}}at least {min}, at most {max}. The cities of your contract must fit into it. The highest bond sits first and gets the elephant; you get it back when the contract is fulfilled, else it is lost.',
    de: 'Alle geben geheim eine Anleihe an: {step, select, 10 {in Zehnern, } other {}}mindestens {min}, höchstens {max}. Die Städte deines Kontrakts müssen hineinpassen. Die höchste Anleihe sitzt zuerst und bekommt den Elefanten; du erhältst sie zurück, wenn der Kontrakt erfüllt ist, sonst ist sie verloren.',
    ja: '全員が秘密裏に保証金を決めます。{min}以上{max}以下{step, select, 10 {、10単位} other {}}です。契約の都市はこの額に収めます。最高額の人が最初の席と象を得ます。契約を果たせば戻り、果たせなければ失われます。',
  },
  bond: { en: 'Bond', de: 'Anleihe', ja: '保証金' },
  bondRoom: {
    en: 'Room for {count, plural, one {# city} other {# cities}} of 20 each, at least {least} are needed; a larger city takes more.',
    de: 'Platz für {count, plural, one {# Stadt} other {# Städte}} zu je 20, mindestens {least} sind nötig; größere Städte brauchen mehr.',
    ja: '20の都市なら{count}都市分（最低{least}都市が必要）。大きな都市はそれ以上かかります。',
  },
  bondsIn: {
    en: 'Entered so far: {players}',
    de: 'Schon angegeben: {players}',
    ja: '入力済み：{players}',
  },
  noBondsIn: {
    en: 'Nobody has entered a bond yet.',
    de: 'Noch niemand hat eine Anleihe angegeben.',
    ja: 'まだ誰も入力していません。',
  },

  contractNow: {
    en: 'Your contract: {cities}',
    de: 'Dein Kontrakt: {cities}',
    ja: 'あなたの契約：{cities}',
  },
  contractEmpty: {
    en: 'Your contract has no city yet.',
    de: 'Dein Kontrakt hat noch keine Stadt.',
    ja: '契約にはまだ都市がありません。',
  },
  bondLeft: {
    en: '{left} of your bond of {bond} are left. A contract has {least} to {most} cities.',
    de: 'Von deiner Anleihe von {bond} sind noch {left} übrig. Ein Kontrakt hat {least} bis {most} Städte.',
    ja: '保証金{bond}のうち残り{left}。契約は{least}～{most}都市です。',
  },
  pickHeading: {
    en: 'Name a city and take a share',
    de: 'Eine Stadt nennen und eine Aktie nehmen',
    ja: '都市を指定して株を取る',
  },
  pickSecret: {
    en: 'The city stays secret, the share is open to all.',
    de: 'Die Stadt bleibt geheim, die Aktie sehen alle.',
    ja: '都市は秘密、株は公開されます。',
  },
  city: { en: 'City', de: 'Stadt', ja: '都市' },
  cityNamed: { en: '{city} ({value})', de: '{city} ({value})', ja: '{city}({value})' },
  shareOf: { en: 'Share of', de: 'Aktie von', ja: '取る株' },

  sell: { en: 'Sell', de: 'Verkaufen', ja: '売却' },
  redeem: { en: 'Redeem shares', de: 'Aktien einlösen', ja: '株の払込' },
  redeemHint: {
    en: 'Unredeemed shares earn nothing, and while you have any you buy no other.',
    de: 'Nicht eingelöste Aktien bringen nichts ein, und solange du welche hast, kaufst du keine anderen.',
    ja: '未払込の株は配当を生まず、残っている間はほかの株を買えません。',
  },
  endGame: { en: 'End the game', de: 'Das Spiel beenden', ja: 'ゲームの終了' },
  endGameHint: {
    en: 'If everybody agrees, the game ends now and is counted; bonds of open contracts are lost.',
    de: 'Sind alle einig, endet das Spiel jetzt und wird gewertet; Anleihen offener Verträge sind verloren.',
    ja: '全員が同意すれば、ここでゲームを終えて得点を計算します。未達成の契約の保証金は失われます。',
  },
  buy: { en: 'Buy a share', de: 'Eine Aktie kaufen', ja: '株を買う' },
  buyOffer: { en: 'from the offer for {price}', de: 'aus dem Angebot für {price}', ja: 'IPOから{price}' },
  buyPool: {
    en: 'from the pool for {price}',
    de: 'aus dem Bankpool für {price}',
    ja: 'バンクプールから{price}',
  },
  issued: {
    en: '{issued} of 10 issued; in operation with {threshold}',
    de: '{issued} von 10 ausgegeben; in Betrieb ab {threshold}',
    ja: '10株中{issued}株発行。{threshold}株で開業',
  },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  count: { en: 'How many', de: 'Wie viele', ja: '枚数' },
  bought: {
    en: 'You have bought {company}. You may still sell and redeem.',
    de: 'Du hast {company} gekauft. Verkaufen und einlösen kannst du noch.',
    ja: '{company}を購入しました。売却と払込はまだできます。',
  },
  cashIs: { en: 'Your cash: {cash}', de: 'Dein Bargeld: {cash}', ja: '手持ち現金：{cash}' },
  firstRound: {
    en: 'First stock round: a sale brings par less {discount}, and no company starts before its end.',
    de: 'Erste Aktienrunde: Ein Verkauf bringt Nennwert minus {discount}, und keine Gesellschaft beginnt vor ihrem Ende.',
    ja: '最初の株式ラウンド：売却は額面より{discount}安く、会社の開業はラウンド終了後です。',
  },

  debtHint: {
    en: '{company} owes {debt} for its {train}. As its new director you pay for it or give it back.',
    de: '{company} schuldet {debt} für ihre {train}-Lok. Als neuer Direktor bezahlst du sie oder gibst sie zurück.',
    ja: '{company}は{train}の代金{debt}を未払いです。新社長は支払うか返却します。',
  },

  elephantHint: {
    en: 'The elephant begins the next stock round and decides on the extra operating round. It may change hands now alone.',
    de: 'Der Elefant beginnt die nächste Aktienrunde und entscheidet über die zusätzliche Betriebsrunde. Nur jetzt darf er den Besitzer wechseln.',
    ja: '象の持ち主は次の株式ラウンドの最初の手番となり、追加運営ラウンドを決めます。譲渡できるのは今だけです。',
  },
  offerElephant: { en: 'Offer the elephant', de: 'Den Elefanten anbieten', ja: '象を売り出す' },
  proposeElephant: {
    en: '{player} asks for the elephant',
    de: '{player} möchte den Elefanten kaufen',
    ja: '{player}が象の購入を申し込む',
  },
  to: { en: 'To', de: 'An', ja: '相手' },
  price: { en: 'Price', de: 'Preis', ja: '価格' },
  extraHint: {
    en: 'You hold the elephant: is there one more operating round in this set?',
    de: 'Du hast den Elefanten: Gibt es in diesem Set noch eine Betriebsrunde?',
    ja: 'あなたは象の持ち主です。このセットで運営ラウンドをもう1回行いますか?',
  },
  optionHint: {
    en: 'This is chosen once for the whole game.',
    de: 'Das wird einmal für das ganze Spiel gewählt.',
    ja: 'この選択はゲームを通して変わりません。',
  },
  'option.1': {
    en: 'From phase {phase} on a second yellow tile each turn, free of charge.',
    de: 'Ab Phase {phase} in jedem Zug ein zweites gelbes Gleisteil, ohne Gebühr.',
    ja: 'フェイズ{phase}から毎回2枚目の黄色タイルを無料で敷けます。',
  },
  'option.2': {
    en: 'From now on a second yellow tile each turn, for {fee}.',
    de: 'Ab sofort in jedem Zug ein zweites gelbes Gleisteil, für {fee}.',
    ja: '今から毎回2枚目の黄色タイルを{fee}で敷けます。',
  },

  'later.track': { en: 'Lay track', de: 'Gleise bauen', ja: '線路を敷く' },
  'later.base': { en: 'Place a base', de: 'Bahnhofsmarker setzen', ja: '駅トークンを置く' },
  'later.run': { en: 'Run trains', de: 'Loks fahren', ja: '列車を運行' },
  'later.payout': { en: 'Pay out', de: 'Ausschütten', ja: '配当' },
  'later.trains': { en: 'Buy a train', de: 'Eine Lok kaufen', ja: '列車を購入' },
  treasuryIs: { en: 'Treasury: {treasury}', de: 'Betriebskapital: {treasury}', ja: '資金：{treasury}' },
  trackHint: {
    en: '{count, plural, one {One hex can be built on} other {# hexes can be built on}}: choose it on the map or here.',
    de: '{count, plural, one {Auf einem Feld kann gebaut werden} other {Auf # Feldern kann gebaut werden}}: auf der Karte oder hier wählen.',
    ja: '建設できるヘクスは{count}か所。地図かここで選びます。',
  },
  secondTile: {
    en: 'The second yellow tile of this turn{fee, select, none {} other {, for {fee} more}}.',
    de: 'Das zweite gelbe Gleisteil dieses Zugs{fee, select, none {} other {, für {fee} zusätzlich}}.',
    ja: 'この手番の2枚目の黄色タイル{fee, select, none {} other {（追加{fee}）}}。',
  },
  hex: { en: 'Hex', de: 'Feld', ja: 'ヘクス' },
  chooseHex: { en: 'Choose a hex', de: 'Feld wählen', ja: 'ヘクスを選ぶ' },
  otherHex: { en: 'Another hex', de: 'Anderes Feld', ja: '別のヘクス' },
  gauge: { en: 'Gauge', de: 'Spurweite', ja: '軌間' },
  'gauge.standard': { en: 'Standard gauge', de: 'Standardspur', ja: '標準軌' },
  'gauge.metre': { en: 'Metre gauge', de: 'Meterspur', ja: 'メーター軌' },
  'gauge.dual': { en: 'Dual gauge', de: 'Doppelspur', ja: '両用軌' },
  tile: { en: 'Tile', de: 'Gleisteil', ja: 'タイル' },
  tileNamed: {
    en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} other {Grey}} {tile}',
    de: '{colour, select, yellow {Gelb} green {Grün} brown {Braun} other {Grau}} {tile}',
    ja: '{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}{tile}',
  },
  rotation: { en: 'Rotation', de: 'Drehung', ja: '向き' },
  baseValue: {
    en: 'A call here earns {value}; {free} of {circles} circles free',
    de: 'Ein Halt bringt hier {value}; {free} von {circles} Kreisen frei',
    ja: '停車の収入{value}。空き{free}/{circles}',
  },

  runDividend: { en: 'Best dividend', de: 'Beste Dividende', ja: '配当優先の最良' },
  runTreasury: { en: 'Best for the treasury', de: 'Beste für das Betriebskapital', ja: '資金優先の最良' },
  runBest: { en: 'Best runs', de: 'Beste Fahrten', ja: '最良の運行' },
  runWhy: {
    en: 'The mail is the company’s in any case, so the best runs depend on what becomes of the earnings.',
    de: 'Die Post gehört in jedem Fall der Gesellschaft; welche Fahrten die besten sind, hängt also davon ab, was aus den Einnahmen wird.',
    ja: '郵便収入は必ず会社のものなので、最良の運行は収入の使い道で変わります。',
  },
  runFor: {
    en: 'Run for {revenue}{mail, select, none {} other {, mail {mail}}}',
    de: 'Für {revenue} fahren{mail, select, none {} other {, Post {mail}}}',
    ja: '{revenue}で運行{mail, select, none {} other {（郵便{mail}）}}',
  },
  runNothing: { en: 'Run no train', de: 'Keine Lok fahren', ja: '運行しない' },
  runSummary: {
    en: 'Earnings {revenue} · mail {mail}',
    de: 'Einnahmen {revenue} · Post {mail}',
    ja: '収入{revenue}・郵便{mail}',
  },
  train: { en: 'Train', de: 'Lok', ja: '列車' },
  route: { en: 'Route', de: 'Strecke', ja: '経路' },
  earns: { en: 'Earns', de: 'Bringt', ja: '収入' },
  mailOn: { en: 'Mail', de: 'Post', ja: '郵便' },
  mailTrain: {
    en: 'Mail on the {train}, {route}',
    de: 'Post mit der {train}, {route}',
    ja: '{train}（{route}）で郵便',
  },
  runsTable: { en: 'Runs', de: 'Fahrten', ja: '運行' },
  mustRunOver: {
    en: 'A train has to run over {hex}.',
    de: 'Eine Lok muss über {hex} fahren.',
    ja: 'いずれかの列車が{hex}を通る必要があります。',
  },

  'payout.full': { en: 'Pay out', de: 'Ausschütten', ja: '配当する' },
  'payout.withhold': { en: 'Withhold', de: 'Einbehalten', ja: '無配にする' },
  perShare: { en: 'per share', de: 'je Aktie', ja: '1株あたり' },
  treasury: { en: 'Treasury', de: 'Betriebskapital', ja: '資金' },
  sharePrice: { en: 'Share price', de: 'Kurs', ja: '株価' },

  fromBank: { en: 'From the bank', de: 'Von der Bank', ja: '銀行から' },
  fromCompanies: { en: 'From other companies', de: 'Von anderen Gesellschaften', ja: '他社から' },
  seller: { en: 'Seller', de: 'Verkäufer', ja: '売り手' },
  withGift: {
    en: 'With money of yours',
    de: 'Mit Geld von dir',
    ja: '自分の資金を足して',
  },
  giftIs: { en: 'you add {gift}', de: 'du gibst {gift} dazu', ja: '{gift}を贈与' },
  onCredit: {
    en: 'on credit: {company} owes {price} and keeps its money',
    de: 'auf Kredit: {company} schuldet {price} und behält ihr Geld',
    ja: '後払い：{company}は{price}の負債を負い、資金はそのまま',
  },
  withToken: {
    en: 'with the train token: one phase ahead, once in the game',
    de: 'mit der Lokmarke: eine Phase voraus, einmal im Spiel',
    ja: '列車トークン使用：1フェイズ先の列車、ゲーム中1回',
  },
  doubleCard: {
    en: 'a 2/1M card, bought as {train}',
    de: 'eine 2/1M-Karte, gekauft als {train}',
    ja: '2/1Mカードを{train}として購入',
  },
  trainLimit: {
    en: '{company} has {count} of {limit} trains; treasury {treasury}.',
    de: '{company} hat {count} von {limit} Loks; Betriebskapital {treasury}.',
    ja: '{company}の列車{count}/{limit}両、資金{treasury}。',
  },
  sellTrains: {
    en: 'Others may offer trains',
    de: 'Andere dürfen Loks anbieten',
    ja: 'ほかの会社からの売り込み',
  },
  by: { en: 'By', de: 'Von', ja: '申出者' },
  keeps: {
    en: '{company} keeps {trains}',
    de: '{company} behält {trains}',
    ja: '{company}に残る列車：{trains}',
  },
  giveBackHint: {
    en: '{company} is above the limit of {limit} trains and gives one back for nothing.',
    de: '{company} liegt über dem Loklimit von {limit} und gibt eine ohne Ersatz zurück.',
    ja: '{company}は列車の上限{limit}両を超えたため、無償で1両返却します。',
  },
})

export type TextKey = keyof (typeof decisionTexts)['messages']
