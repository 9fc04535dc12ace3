import type { Catalogue } from '@stellwerk/texts'

/** Womit der Tisch beschrieben wird. */
export const face: Catalogue = {
  'bank.broken': 'die Bank ist gesprengt: das Spiel endet bald',

  'choice.pass.auction': 'Passen',
  'choice.pass.stock': 'Passen',

  'column.certificates': 'Limit',
  'column.treasury': 'Kapital',

  'company.local': '{name} ({mark})',
  'company.localAg': 'Lokalbahn AG {mark}',
  'company.mountain': '{name}',

  'course.contract': 'Post',
  'course.home': 'Heimat',
  'course.payout': 'Auszahlung',
  'course.run': 'Fahren',
  'course.station': 'Bahnhof',
  'course.track': 'Gleis',
  'course.trains': 'Loks',

  'fact.bound': 'Durch Gebote gebunden',
  'fact.face': 'Nennwert',
  'fact.float': 'Betrieb',
  'fact.free': 'Frei',
  'fact.hex': 'Feld',
  'fact.income': 'Einkommen',
  'fact.issue': 'Ausg.',
  'fact.mail': 'Post',
  'fact.mailIncome': 'Posteinkommen',
  'fact.mergers': 'Fusionen',
  'fact.nearSplit': 'Nächste Auszahlung bringt den Split',
  'fact.mountain': 'Gebirgsbahn',
  'fact.onePlace': 'Zählt als ein Ort mit',
  'fact.openPool': 'Lokpool',
  'fact.option': 'Option',
  'fact.power': 'Sonderfunktion',
  'fact.privates': 'Privatges.',
  'fact.reach': 'erreicht',
  'fact.scrapPool': 'Schrottpool',
  'fact.soldOut': 'Ausverkauft',
  'fact.split': 'Gesplittet',
  'fact.trackToWien': 'Gleis nach Wien nötig',
  'fact.trade': 'Handel',
  'fact.tunnelCost': 'kostet',
  'fact.wien': 'nur Wien',

  'fate.rusts': 'verschrottet in Phase {phase}',

  'float.at': '{sold} verkauft; Betrieb ab {needed}',

  'goods.mail.large': 'große Postverträge ({price}, bringen jetzt {income})',
  'goods.mail.small': 'kleine Postverträge ({price}, bringen jetzt {income})',

  'ground.highMountain': 'Hochgebirge',
  'ground.mountain': 'Berg',
  'ground.river': 'Fluss',
  'ground.tunnels': 'nur Tunnel',

  'heading.auction': 'Kaufen, bieten oder passen',
  'heading.charter': 'Wähle einen Besitzbogen für {locals}',
  'heading.contract': '{company} kann einen Postvertrag kaufen',
  'heading.emergency': 'Verkaufe Aktien: {missing} fehlen für die Lok {train} von {company}',
  'heading.give-up': '{company} muss eine Lok abgeben',
  'heading.home': '{company} setzt den Heimatbahnhof',
  'heading.merger-window': '{local} kann fusionieren',
  'heading.offer': '{from} macht ein Angebot',
  'heading.payout': '{company} hat {revenue} eingenommen: auszahlen oder einbehalten?',
  'heading.run': '{company} fährt',
  'heading.run-off': 'Stechen um {private}: überbiete {bid} oder steig aus',
  'heading.station': '{company} kann einen Bahnhof bauen',
  'heading.stock': 'Kaufen, verkaufen oder passen',
  'heading.track': '{company} baut Gleise',
  'heading.trains': '{company} kauft Loks',

  'hex.customs': 'Zoll: −{amount}',
  'hex.freeFor': '{company}: Gesellschaften ihres Besitzers bauen hier kostenlos',
  'hex.tunnelsOnly': 'nur Tunnel',

  'kind.local': 'Lokalbahnen',
  'kind.localAg': 'Lokalbahn AGs',
  'kind.major': 'Große Gesellschaften',
  'kind.mountain': 'Gebirgsbahnen',

  'mail.large': 'groß',
  'mail.small': 'klein',

  map: 'Karte von Österreich',

  'mark.local': 'L{mark}',
  'mark.localAg': 'AG {mark}',
  'market.payout': 'Auszahlung: nach rechts',
  'market.sale': 'Verkauf: für jede Aktie nach links unten',
  'market.soldOut': 'ausverkauft am Ende einer Aktienrunde: nach rechts oben',
  'market.trade': 'Lok von einer anderen Gesellschaft gekauft: nach links oben; verkauft: nach rechts unten',
  'market.withheld': 'einbehalten: nach links',

  'mergers.agreed': 'freiwillig',
  'mergers.forced': 'erzwungen',
  'mergers.none': 'keine',

  'milestone.agreed': 'vereinbarte Fusionen',
  'milestone.auctionOperating': 'Betriebsrunden während der Auktion',
  'milestone.bankBreak': 'gesprengte Banken',
  'milestone.bankrupt': 'Bankrotte',
  'milestone.emergency': 'Notkäufe',
  'milestone.floated': 'Gesellschaften in Betrieb',
  'milestone.forced': 'erzwungene Fusionen',
  'milestone.optionCompleted': 'fertig bezahlte Optionen',
  'milestone.optionOverdue': 'überfällige Optionen',
  'milestone.optionSold': 'verkaufte Optionen',
  'milestone.power': 'Sonderfunktionen von Gebirgsbahnen',
  'milestone.split': 'Aktiensplits',
  'milestone.trade': 'gehandelte Loks',
  'milestone.tunnel': 'Tunnel',

  'move.certificateSold': 'Eine verkauft',
  'move.paidOut': 'Zahlt aus',
  'move.soldOut': 'Ausverkauft',
  'move.trainBought': 'Kauft Lok einer Gesellschaft',
  'move.trainSold': 'Verkauft Lok',
  'move.withheld': 'Behält ein',

  'note.merged': 'in einer Lokalbahn AG aufgegangen',
  'note.notActed': 'noch nicht gefahren',
  'note.notFloated': 'noch nicht in Betrieb',
  'note.option': 'Option, {price} offen',
  'note.repaired': 'repariert',
  'note.splits': 'Split',
  'note.tunnel':
    'Ein Tunnel kostet {cost}, liegt über oder unter allem anderen im Feld und ist nie damit verbunden.',

  'option.due': '{company}, {price} offen',

  'outlook.best': 'beste Fahrt',
  'outlook.known': 'beste bekannte Fahrt',

  'panel.certificates': 'Aktien',
  'panel.certificates.of': '{count, plural, one {# Aktie} other {# Aktien}}',
  'panel.otherTiles': 'Tunnel',
  'panel.owned': 'Privat\u00adgesellschaften',

  'part.bonus': 'Prämie',
  'part.customs': 'Zoll',

  'payout.full': 'Auszahlen',
  'payout.withhold': 'Einbehalten',

  'player.priority': 'Erstkaufrecht: {player}',

  'pool.split': 'Split',
  'pool.split.name': 'Gesplittete Aktien',
  'pool.tableau': 'Tabl.',
  'pool.tableau.name': 'Aktientableau',

  'power.bonus': '{hex} +{amount}',
  'power.certificate': 'mit {percent} von {company}',
  'power.cheaperMountain': 'einmal ein Berg {amount} billiger',
  'power.cheaperTunnel': 'einmal ein Tunnel {amount} billiger',
  'power.used': 'verbraucht',

  'range.express': 'beliebige Route, zählt {stops} Halte',
  'range.plus': '{stops} große Bahnhöfe, beliebig viele kleine',
  'range.regular': '{stops} Halte',

  'round.auction': 'Auktionsrunde {number}',
  'round.interrupts': 'Betriebsrunde während der Auktion',
  'round.operating': 'Betriebsrunde {number}.{part}',

  'section.bid': 'Dein Gebot',
  'section.buildStation': 'Bahnhöfe',
  'section.buildTunnel': 'Tunnel',
  'section.buy': 'Kaufen',
  'section.buyContract': 'Postverträge',
  'section.buyDirector': 'Direktoraktien',
  'section.chooseCharter': 'Besitzbögen',
  'section.completeOption': 'Option fertig bezahlen',
  'section.dropBid': 'Gebot zurücknehmen',
  'section.giveUpTrain': 'Abgeben',
  'section.layTile': 'Gleis',
  'section.merge': 'Fusionieren mit',
  'section.option': 'Optionskauf',
  'section.payOut': 'Die Einnahmen',
  'section.placeHome': 'Heimatbahnhof',
  'section.privates': 'Kaufen',
  'section.raise': 'Gebot erhöhen',
  'section.run': 'Fahrten',
  'section.sell': 'Verkaufen',
  'section.trains': 'Loks',

  'seller.bank': 'Bank',
  'seller.pool': 'Lokpool',
  'seller.scrap': 'Schrottpool',

  'sheet.austria': 'Österreich',
  'sheet.region': 'Extraplan Sankt Pölten/Steyr',

  'sold.repaired': 'repariert',

  'source.dividend': 'Dividenden',
  'source.mountains': 'Gebirgsbahnen',
  'source.split': 'Aktiensplits',

  'stop.city': 'großer Bahnhof',
  'stop.far': 'Fernverbindung',
  'stop.town': 'kleiner Bahnhof',

  'table.market': 'Aktienkurse',
  'table.tiles': 'Übrige Gleisplättchen',

  'tile.curve': 'Gebogener Tunnel',
  'tile.straight': 'Gerader Tunnel',

  'track.express': 'Gleis nur für die 80x',
  'track.own': 'Gleis',
  'track.tunnel': 'Tunnel',

  'tunnel.curve': 'gebogener Tunnel',
  'tunnel.straight': 'gerader Tunnel',

  'variant.gives': 'gibt ihre Lok {train} ab',
  'variant.optionAlone': 'die Aktie mit Option',
  'variant.power': 'mit der {mountain}',
  'variant.withOption': 'samt Aktie mit Option',

  'verb.home': 'Hier beginnen',
  'verb.tunnel': 'Tunnel bauen',

  'worth.owned': 'Privatgesellschaften',

  'zone.issue': 'Ausgabekurs',
  'zone.orange': 'orange: zählt nicht zum Aktienlimit',
  'zone.red': 'rote Linie: rechts davon Aktiensplit',
}
