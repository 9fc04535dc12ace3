import { boardTexts } from '../../../board/texts.js'
import { defineTexts } from '../../../language/texts.js'

export const mapTexts = defineTexts({
  ...boardTexts.messages,

  map: { en: 'Map of Austria', de: 'Karte von Österreich', ja: 'オーストリアの地図' },
  austria: { en: 'Austria', de: 'Österreich', ja: 'オーストリア' },
  region: { en: 'Local railways', de: 'Lokalbahnen', ja: 'ローカル鉄道' },

  city: { en: 'big station', de: 'großer Bahnhof', ja: '大駅' },
  town: { en: 'small station', de: 'kleiner Bahnhof', ja: '小駅' },
  far: { en: 'far destination', de: 'Fernziel', ja: '遠方目的地' },
  mountain: { en: 'mountains', de: 'Gebirge', ja: '山岳' },
  river: { en: 'river', de: 'Fluss', ja: '川' },
  rock: { en: 'tunnels only', de: 'nur Tunnel', ja: 'トンネルのみ' },

  printedHex: {
    en: '{colour, select, yellow {Printed yellow} grey {Printed, never built over} red {Off the map} rock {Takes tunnels only} other {Nothing built}}',
    de: '{colour, select, yellow {Gelb gedruckt} grey {Gedruckt, wird nie überbaut} red {Außerhalb der Karte} rock {Nimmt nur Tunnel auf} other {Unbebaut}}',
    ja: '{colour, select, yellow {印刷された黄} grey {印刷（建て替え不可）} red {地図外} rock {トンネルのみ} other {未建設}}',
  },
  worthNow: { en: 'worth {value}', de: 'Wert {value}', ja: '価値 {value}' },
  perStation: { en: 'for each station', de: 'je Bahnhof', ja: '各駅' },
  keptFor: { en: 'kept for {company}', de: 'frei zu halten für {company}', ja: '{company}用に確保' },
  tunnels: {
    en: '{count, plural, one {# tunnel} other {# tunnels}}',
    de: '{count} Tunnel',
    ja: 'トンネル {count}',
  },
  mountainRailway: { en: 'Mountain railway', de: 'Bergbahn', ja: '登山鉄道' },
  homeOfMountain: {
    en: '{name}: companies of its owner build free of cost here',
    de: '{name}: Gesellschaften ihres Besitzers bauen hier kostenlos',
    ja: '{name}：所有者の会社はここに無料で建設できます',
  },
  linkToWien: {
    en: 'every tile needs track towards Wien',
    de: 'jedes Plättchen braucht Gleis Richtung Wien',
    ja: 'タイルには必ずウィーンへの線路が必要',
  },
  customs: { en: 'Customs', de: 'Zoll', ja: '関税' },
  customsCost: {
    en: 'a route over this track loses {amount}',
    de: 'eine Strecke über dieses Gleis verliert {amount}',
    ja: 'この線路を通る経路は{amount}減額',
  },
  express: { en: 'Hollow track', de: 'Hohles Gleis', ja: '二重線' },
  expressOnly: { en: 'for the 80x only', de: 'nur für die 80x', ja: '80xのみ通行可' },

  tunnel: {
    en: '{tunnel, select, straight {Straight tunnel} other {Curved tunnel}}',
    de: '{tunnel, select, straight {Gerader Tunnel} other {Gebogener Tunnel}}',
    ja: '{tunnel, select, straight {直線トンネル} other {曲線トンネル}}',
  },
  tunnelChoice: {
    en: '{tunnel, select, straight {Straight tunnel} other {Curved tunnel}}, {count, plural, one {# rotation} other {# rotations}}',
    de: '{tunnel, select, straight {Gerader Tunnel} other {Gebogener Tunnel}}, {count, plural, one {# Drehung} other {# Drehungen}}',
    ja: '{tunnel, select, straight {直線トンネル} other {曲線トンネル}}、向き{count}通り',
  },
  dig: { en: 'Build the tunnel', de: 'Tunnel bauen', ja: 'トンネルを建設' },
  withPower: {
    en: 'with the power of {name}: {from} → {to}',
    de: 'mit der Fähigkeit von {name}: {from} → {to}',
    ja: '{name}の能力を使う：{from} → {to}',
  },
  home: { en: 'Home in {place}', de: 'Heimat in {place}', ja: '{place}を本拠地にする' },
  begin: { en: 'Begin here', de: 'Hier beginnen', ja: 'ここから始める' },
})
