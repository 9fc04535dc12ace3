import { defineTexts } from '../../../language/texts.js'

/** What the printed rules leave open or the only legible copy has lost, and what is played instead. */
export const sourceTexts = defineTexts({
  heading: { en: 'What is reconstructed', de: 'Was rekonstruiert ist', ja: '復元した事項' },
  lead: {
    en: 'This edition of 1854 is built from the text of the rulebook. Its pictures and phase table were not available; what follows comes from other public sources or is our own reading. Each point is one place in the data, easy to correct.',
    de: 'Diese Ausgabe von 1854 folgt dem Text der Spielregel. Bilder und Phasentabelle lagen nicht vor; das Folgende stammt aus anderen öffentlichen Quellen oder ist unsere eigene Auslegung. Jeder Punkt steht an einer einzigen Stelle der Daten und ist leicht zu korrigieren.',
    ja: 'この1854はルールブックの本文に基づいています。図版とフェイズ表は手元になく、以下は他の公開資料か当方の解釈によります。各項目はデータの1か所にあり、よりよい資料があれば容易に直せます。',
  },
  rulings: {
    en: 'All rulings (R) and missing facts (F) are listed in this title’s rules.',
    de: 'Alle Auslegungen (R) und fehlenden Angaben (F) stehen in den Regeln dieses Titels.',
    ja: 'すべての裁定（R）と欠けた事実（F）は、このゲームのルールに載っています。',
  },
  openRules: { en: 'Open the rules', de: 'Regeln öffnen', ja: 'ルールを開く' },
  low: { en: 'uncertain', de: 'unsicher', ja: '不確実' },
  medium: { en: 'probable', de: 'wahrscheinlich', ja: 'おそらく' },
  high: { en: 'nearly certain', de: 'fast sicher', ja: 'ほぼ確実' },

  'F-12': {
    en: 'Number and shapes of the tunnel tiles: five straight ones and five wide curves, as in the other game of the same box.',
    de: 'Zahl und Formen der Tunnel: fünf gerade und fünf weite Bögen, wie im anderen Spiel derselben Schachtel.',
    ja: 'トンネルの枚数と形：同じ箱のもう1つのゲームと同じく、直線5枚と緩い曲線5枚。',
  },
  'F-10': {
    en: 'Which spaces of the market are orange; known from one public drawing only.',
    de: 'Welche Felder der Kurstabelle orange sind; nur aus einer öffentlichen Zeichnung bekannt.',
    ja: '株価表のオレンジ欄：公開されている図1点のみによります。',
  },
  'F-17': {
    en: 'Konstantinopel is worth 90 G and lies beyond Budapest; the first edition had 70 G elsewhere. Paris is certain.',
    de: 'Konstantinopel ist 90 G wert und liegt hinter Budapest; die erste Ausgabe hatte 70 G an anderer Stelle. Paris ist sicher.',
    ja: 'コンスタンティノープルは90グルデンでブダペストの先。初版では別の場所で70でした。パリは確実です。',
  },
  'F-01': {
    en: 'Trains 8 and 80x are unlimited: the rulebook prints a sign instead of a number. Other sources have five of each.',
    de: 'Loks 8 und 80x gibt es unbegrenzt: Die Spielregel druckt ein Zeichen statt einer Zahl. Andere Quellen haben je fünf.',
    ja: '8列車と80x列車は無制限：ルールブックでは数の代わりに記号が印刷されています。他の資料では各5台です。',
  },
  'F-08': {
    en: 'The prices of the market and the course of the red line; they fit all examples of the rulebook.',
    de: 'Die Kurse der Tabelle und der Verlauf der roten Linie; sie passen zu allen Beispielen der Spielregel.',
    ja: '株価表の数値と赤線の位置：ルールブックの例とはすべて合います。',
  },
  'F-11': {
    en: 'The numbers of tiles of each sort; the tiles of Wien are certain.',
    de: 'Die Anzahl der Gleisplättchen jeder Sorte; die für Wien sind sicher.',
    ja: '各タイルの枚数：ウィーンのタイルは確実です。',
  },
  'F-13': {
    en: 'The values of Zürich in the last phase and of Augsburg, Vaduz, Venedig and Brenner.',
    de: 'Die Werte von Zürich in der letzten Phase sowie von Augsburg, Vaduz, Venedig und Brenner.',
    ja: 'チューリヒの最終フェイズの値と、アウクスブルク、ファドゥーツ、ヴェネツィア、ブレンナーの値。',
  },
  'F-14': {
    en: 'The terrain costs of five hexes that the first edition drew differently.',
    de: 'Die Geländekosten von fünf Feldern, die die erste Ausgabe anders zeichnete.',
    ja: '初版と異なる5つのヘクスの地形費用。',
  },
  'F-20': {
    en: 'Which tunnels may lie in one hex: by the text, without the pictures.',
    de: 'Welche Tunnel in einem Feld liegen dürfen: nach dem Text, ohne die Bilder.',
    ja: '1ヘクスに置けるトンネル：図なしで本文によります。',
  },
  'R-06': {
    en: 'Local railways merge at the beginning or the end of an operating round; forced mergers come at the end of the round in which the first 6-train is sold.',
    de: 'Lokalbahnen fusionieren zu Beginn oder am Ende einer Betriebsrunde; die erzwungenen Fusionen folgen am Ende der Runde, in der die erste 6er-Lok verkauft wird.',
    ja: 'ローカル鉄道の合併は運営ラウンドの最初か最後。強制合併は最初の6列車が売れたラウンドの最後に行います。',
  },
  'R-22': {
    en: 'The price 300 does not end the game, as it did in the first edition.',
    de: 'Der Kurs 300 beendet das Spiel nicht, anders als in der ersten Ausgabe.',
    ja: '株価300でゲームは終わりません（初版では終了）。',
  },
  'R-25': {
    en: 'A tunnel costs 100 G and nothing else, starts from the company’s network, and may be built before or after the tile.',
    de: 'Ein Tunnel kostet 100 G und sonst nichts, beginnt am Netz der Gesellschaft und darf vor oder nach dem Gleisplättchen gebaut werden.',
    ja: 'トンネルは100グルデンのみで、自社の路線網から始まり、タイルの前でも後でも建設できます。',
  },
  'R-27': {
    en: 'Far destinations count as big stations for plus trains and end every route except that of an 80x going further.',
    de: 'Fernverbindungen zählen für Plus-Loks als große Bahnhöfe und beenden jede Route außer der einer weiterfahrenden 80x.',
    ja: '遠隔地はプラス列車には大きな駅と数え、さらに先へ行く80xを除きすべての路線の終点です。',
  },
})
