import type { Catalogue } from '@stellwerk/texts'

/** Womit der Tisch beschrieben wird. */
export const face: Catalogue = {
  'area.concession': 'Konzessionsstrecke der {company}',

  'call.perSize': '{value} × Größe',

  'choice.pass.auction': 'Passen',
  'choice.pass.premium': 'Passen',
  'choice.pass.sale': 'Passen',
  'choice.pass.stock-round': 'Passen',

  'column.earns': 'Ertrag',
  'column.from': 'Von',
  'column.mine': 'Werk',
  'column.price': 'Wert',
  'column.scraps': 'Statt',
  'column.start': 'Start-Ausgabepreis',
  'column.treasury': 'Kapital',
  'column.yield': 'Rendite',

  'company.mine': 'Werk {mark} ({name})',

  'course.issue': 'Ausgabe',
  'course.mine-production': 'Ertrag',
  'course.mine-purchase': 'Werk',
  'course.mine-purchases': 'Käufe',
  'course.mine-track': 'Gleis',
  'course.payout': 'Gewinn',
  'course.public-mine-production': 'Ertrag',
  'course.public-mine-purchases': 'Käufe',
  'course.railway-purchases': 'Loks',
  'course.railway-run': 'Fahren',
  'course.railway-station': 'Bahnhof',
  'course.railway-track': 'Gleis',
  'course.switchers': 'Werkloks',

  'effect.price': 'Aktienwert',
  'effect.treasury': 'Betriebskapital',

  'fact.active': 'aktive Bahnhöfe',
  'fact.call': 'Für eine Lok, die hält',
  'fact.concession': 'Konzession',
  'fact.concessions': 'Konzessionen',
  'fact.connected': 'Anschl.',
  'fact.edition': 'Ausgabe {edition}',
  'fact.face': 'Nennwert',
  'fact.factory': 'Werk',
  'fact.hex': 'Feld',
  'fact.income': 'Ertrag',
  'fact.lastRound': 'Letzte Runde',
  'fact.machine': 'Masch.',
  'fact.machines': 'Maschinen',
  'fact.mine': 'Werk',
  'fact.mines': 'Werke',
  'fact.minesLed': 'Werke geleiteter AGs',
  'fact.options': 'Vorkaufsrechte',
  'fact.premium': 'Aufpreis',
  'fact.reach': 'erreicht',
  'fact.route': 'Konzessionsstrecke gebaut',
  'fact.scale': 'Angeschlossen',
  'fact.switcher': 'Werklok',
  'fact.switcherOnSale': 'Werklok',
  'fact.switchers': 'Werkloks',
  'fact.upkeep': 'Wartungskosten',

  'fate.upkeep': 'Wartung {amount} ab Phase {phase}',

  'ground.hills': 'Hügel',
  'ground.mountains': 'Gebirge',
  'ground.upland': 'Bergland',

  'heading.auction': 'Bieten oder passen',
  'heading.auction-round': 'Etwas zur Versteigerung stellen',
  'heading.issue': '{company} kann Aktien ausgeben',
  'heading.mine-purchase': '{company} kann ein Werk hereinkaufen',
  'heading.mine-purchases': '{company} kauft Maschinen und Werkloks',
  'heading.mine-track': '{company} baut Gleis',
  'heading.offer': '{from} macht ein Angebot',
  'heading.payout': '{company} verteilt {profit}',
  'heading.premium': 'Für den Aufpreis bieten',
  'heading.public-mine-purchases': '{company} kauft Maschinen und Werkloks',
  'heading.public-mine-receivership': '{company} arbeitet in Treuhandschaft',
  'heading.railway-purchases': '{company} kauft Loks',
  'heading.railway-receivership': '{company} arbeitet in Treuhandschaft',
  'heading.railway-run': '{company} fährt',
  'heading.railway-station': '{company} kann einen Bahnhof bauen',
  'heading.railway-track': '{company} baut Gleis',
  'heading.sale': 'Start-Versteigerung, Aufpreis {premium}',
  'heading.stock-round': 'Kaufen, verkaufen oder passen',
  'heading.switchers': '{company} verteilt die Werkloks',

  'hex.closedUntil': 'gesperrt bis Phase {phase}',
  'hex.factory': '{factory} · {value} für eine Lok, die hält',
  'hex.routeBuilt': 'Strecke der {company}, gebaut',
  'hex.routeMissing': 'Strecke der {company}, noch zu bauen',

  'item.route': 'Strecke {cost}',
  'kind.mine': 'Werke',
  'kind.publicMine': 'Werk-AGs',
  'kind.railway': 'Bahnen',
  'kind.state': 'Staatsbahn',

  'lot.concession': 'Konzession der {company}',
  'lot.option': 'Vorkaufsrecht für {company}',
  'lot.premium': 'der Aufpreis',

  'machine.with': '{machine}+{switcher}',

  map: 'Karte des Harzes',

  'mark.mine': 'W{mark}',
  'market.payout': 'Ausschüttung ab ein-, zwei- oder dreifachem Wert: ein, zwei oder drei hinauf',
  'market.sale': 'Verkauf: je Aktie eins hinunter',
  'market.withheld': 'nichts ausgeschüttet: eins hinunter',

  'milestone.end:price': 'Ende: Aktienwert 1000',
  'milestone.end:sets': 'Ende: zwei volle Sets von Operationsrunden',
  'milestone.forming': 'gegründete Werk-AGs',
  'milestone.founding': 'gegründete Bahnen',
  'milestone.insolvency': 'Insolvenzen',
  'milestone.lastRound': 'Aktienwerte von 1000',
  'milestone.receivership': 'Gesellschaften in Treuhandschaft',
  'milestone.rescue': 'Gesellschaften wieder aus der Treuhandschaft',

  'note.concession.bank': 'Konzession zu haben',
  'note.concession.gone': 'aus dem Spiel',
  'note.concession.held': 'Konzession verkauft',
  'note.concession.inactive': 'Konzession ab Phase {phase}',
  'note.notFloated': 'noch nicht in Betrieb',
  'note.receivership': 'Treuhandschaft',

  'outlook.best': 'beste Fahrt',
  'outlook.known': 'beste bekannte Fahrt',

  'part.diesel': 'Dieseltriebwagen',
  'part.local': 'Lokalbahn',

  'payout.full': 'Ausschütten',
  'payout.half': 'Halb',
  'payout.withhold': 'Einbehalten',

  'pool.issue': 'Ausgabe',

  'range.diesel': 'beliebig viele Routen, 10 M je Halt',
  'range.routes': 'bis zu {size} Routen',

  'round.auction': 'Versteigerungsrunde {number}',
  'round.operating': 'Operationsrunde {number}.{part}',
  'round.start': 'Start-Versteigerung',

  'scrap.switcher': 'Werklok der Größe {size}',
  'scrap.train': '{train}er-Lok',

  'section.assignSwitchers': 'Werkloks',
  'section.bid': 'Dein Gebot',
  'section.bidPremium': 'Dein Gebot',
  'section.buildStation': 'Bahnhöfe',
  'section.buyMachine': 'Maschinen',
  'section.buyMine': 'Werk hereinkaufen',
  'section.buyShare': 'Kaufen',
  'section.closeMine': 'Werk schließen',
  'section.formPublicMine': 'Werk-AG gründen',
  'section.foundRailway': 'Bahn gründen',
  'section.issueShares': 'Aktien ausgeben',
  'section.items': 'Kaufen',
  'section.layTile': 'Gleis',
  'section.openAuction': 'Versteigerung eröffnen',
  'section.payOut': 'Der Gewinn',
  'section.run': 'Fahrten',
  'section.scrap': 'Verschrotten',
  'section.sellShares': 'Verkaufen',
  'section.switchers': 'Werkloks',
  'section.trains': 'Loks',
  'section.useOption': 'Vorkaufsrecht wahrnehmen',

  'sheet.board': 'Karte',

  'sold.machine': 'Maschine',

  'source.building': 'Erstattete Baukosten',
  'source.dividend': 'Dividenden',
  'source.mines': 'Einzelwerke',

  'stop.city': 'Stadt',
  'stop.ownMarker': 'am eigenen Marker, sonst 10',
  'stop.town': 'Dorf',
  'stop.works': 'Werk',

  'table.market': 'Aktienwerte',

  'track.own': 'Gleis',
  'track.state': 'Staatsbahngleis',

  'variant.buyer': 'Käufer zahlt die Wartung',
  'variant.replaces': 'statt {company}',
  'variant.seller': 'Verkäufer zahlt die Wartung',

  'worth.owned': 'Einzelwerke',

  'zone.end': 'beendet das Spiel',
  'zone.start': 'Start-Ausgabepreis',
}
