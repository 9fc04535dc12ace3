import type { Catalogue } from '@stellwerk/texts'

/** Womit der Tisch beschrieben wird. */
export const face: Catalogue = {
  'area.eastOf': 'östlich von {city}',
  'area.ganges': 'Ganges-Tal',
  'area.home': 'Heimatgebiet der {company}',
  'area.northOf': 'nördlich von {city}',
  'area.southOf': 'südlich von {city}',
  'area.westOf': 'westlich von {city}',

  'bank.out': 'die Bank ist gesprengt: das Spiel endet mit dieser Runde',

  'beyond.withTrain': 'mit 5er- oder 6er-Lok',

  'choice.pass.stock': 'Passen',

  'column.certificates': 'Papiere',
  'column.credit': 'Auf Kredit',
  'column.gift': 'Geschenk',
  'column.stations': 'Bhf.',
  'column.token': 'Lokmarke',
  'column.treasury': 'Kapital',

  'contract.alone': '{missing, plural, one {# Feld} other {# Felder}} bis zur nächsten der anderen',
  'contract.cities': '{cities} (Wert {value})',
  'contract.complete': 'vollständig ({cities})',
  'contract.fulfilled': 'erfüllt ({cities})',
  'contract.joined': 'Alle Städte sind verbunden.',
  'contract.missing': 'Es fehlen Gleise auf mindestens {missing, plural, one {# Feld} other {# Feldern}}.',
  'contract.open': 'offen ({cities})',

  'cost.of': '{company}',
  'cost.upgrade': 'erste Aufrüstung',

  'course.base': 'Bahnhof',
  'course.option': 'Option',
  'course.payout': 'Einnahmen',
  'course.run': 'Fahren',
  'course.track': 'Gleise',
  'course.trains': 'Loks',

  'debt.giveBack': 'Die Lok zurückgeben',
  'debt.pay': 'Die Schulden bezahlen',

  'effect.priority': 'Elefant',
  'effect.stations': 'Bahnhofsmarker übrig',

  'extraRound.false': 'Weiter mit der Aktienrunde',
  'extraRound.true': 'Zusätzliche Betriebsrunde',

  'fact.area': 'Heimatgebiet',
  'fact.becomes': 'wird zu',
  'fact.beyond': 'Außerhalb des Heimatgebiets',
  'fact.bond': 'Anleihe',
  'fact.card': 'Karte',
  'fact.contract': 'Kontrakt (Städte)',
  'fact.contractMissing': 'fehlende Gleisfelder deines Kontrakts',
  'fact.contractShares': 'Gibt eine Aktie von',
  'fact.contractValue': 'Im Kontrakt',
  'fact.debt': 'Schulden',
  'fact.group': 'Verbunden',
  'fact.par': 'Nennw.',
  'fact.reach': 'erreicht',
  'fact.returned': 'zurückgegeben',
  'fact.secondTile': 'Zweites Gleisplättchen',
  'fact.size': 'Größe',
  'fact.track': 'Gleise',
  'fact.uncovered': 'Nicht gedeckt',

  'fate.rusts': 'verschrottet in Phase {phase}',

  'gauge.dual': 'Doppelspur',
  'gauge.metre': 'Meterspur',
  'gauge.several': 'zwei Spurweiten',
  'gauge.standard': 'Standardspur',

  'ground.highMountain': 'hoher Berg {standard}, Meterspur {metre}',
  'ground.hill': 'Hügel {standard}, Meterspur {metre}',
  'ground.mountain': 'Berg {standard}, Meterspur {metre}',
  'ground.river': 'Fluss {standard}, Meterspur {metre}',
  'ground.severalRivers': 'mehrere Flüsse {standard}, Meterspur {metre}',

  'heading.base': '{company} darf einen Bahnhofsmarker setzen',
  'heading.bonds': 'Lege geheim deine Anleihe fest',
  'heading.cities': '{player} nennt eine Stadt und nimmt eine Aktie',
  'heading.debt': '{company} hat {debt} Schulden: {train}',
  'heading.elephant': '{player} darf den Elefanten verkaufen',
  'heading.extra-round': '{player} entscheidet über eine zusätzliche Betriebsrunde',
  'heading.give-back': '{company} ist über dem Loklimit',
  'heading.offer': '{player} macht ein Angebot',
  'heading.option': '{company} wählt eine Option für ihr zweites Gleisplättchen',
  'heading.payout': '{company} hat {revenue} eingenommen',
  'heading.run': '{company} fährt',
  'heading.stock': 'Kaufen, verkaufen oder passen',
  'heading.track': '{company} baut Gleise',
  'heading.trains': '{company} darf Loks kaufen',

  'kind.large': 'Große Gesellschaften',
  'kind.small': 'Kleine Gesellschaften',
  'kind.unsettled': 'Größe noch offen',

  'market.payout': 'Dividende: um eins hinauf für jedes volle Vielfache des Kurses, höchstens fünf',
  'market.sale': 'Verkauf: der Kurs bleibt',
  'market.withheld': 'keine Dividende: um eins hinab, wenn Aktien im Bankpool liegen',

  'milestone.bbciLarge': 'BBCI groß',
  'milestone.bbciSmall': 'BBCI klein',
  'milestone.bonds': 'aufgedeckte Anleihen',
  'milestone.credit': 'Loks auf Kredit',
  'milestone.debtPaid': 'bezahlte Schulden',
  'milestone.doubleCards': 'Spiele mit 2/1M-Karten',
  'milestone.elephantSold': 'verkaufte Elefanten',
  'milestone.end:agreed': 'Ende: alle waren einig',
  'milestone.end:bank': 'Ende: die Bank war gesprengt',
  'milestone.end:price': 'Ende: ein Kurs von 400 £',
  'milestone.extraRound': 'zusätzliche Runden',
  'milestone.fulfilled': 'erfüllte Kontrakte',
  'milestone.gift': 'Geschenke für Loks',
  'milestone.givenBack': 'zurückgegebene Loks',
  'milestone.managers': 'Betriebsleiter',
  'milestone.operation': 'Gesellschaften in Betrieb',
  'milestone.secondGroup': 'zweite Gruppe zu kaufen',
  'milestone.token': 'eingesetzte Lokmarken',
  'milestone.trade': 'gehandelte Loks',
  'milestone.unredeemed': 'nicht eingelöste Aktien',

  'head.manager': 'Betriebsleiter',

  'move.up1': '1 hinauf',
  'move.up2': '2 hinauf',
  'move.up3': '3 hinauf',
  'move.up4': '4 hinauf',
  'move.up5': '5 hinauf',
  'move.withheld': 'Ohne Dividende',
  map: 'Karte von Indien',

  'note.credit': 'auf Kredit',
  'note.mustRunOver': 'Eine Lok muss über {hex} fahren.',
  'note.debt': 'Betriebsleiter, {debt} Schulden',
  'note.issued': '{issued} von {threshold} Aktien ausgegeben',
  'note.notOnSale': 'noch nicht im Verkauf',
  'note.unredeemed': '{count} unbezahlt',

  'outlook.best': 'beste Fahrt',
  'outlook.known': 'beste bekannte Fahrt',

  'panel.certificates': 'Papiere',
  'panel.certificates.of': '{count, plural, one {# Papier} other {# Papiere}}',
  'panel.stations': 'Bahnhofs\u00admarker übrig',

  'part.mail': 'Post ({train})',

  'payout.full': 'Ausschütten',
  'payout.withhold': 'Einbehalten',

  'player.priority': 'Elefant: {player}',

  'pool.offer': 'Ang.',
  'pool.offer.name': 'Angebot der Bank',
  'pool.returned': 'zurückgegebene Loks',

  'range.metre': '{cities} große Bahnhöfe, Meterspur',
  'range.standard': '{cities} große Bahnhöfe',
  'range.towns': 'ein großer Bahnhof, Meterspur',

  'round.contracts': 'Kontrakte',

  'secondTile.1': 'Option 1: zweites Gleisplättchen ab Phase 3, ohne Gebühr',
  'secondTile.2': 'Option 2: zweites Gleisplättchen ab sofort, für jeweils {fee}',

  'secret.contract': 'Kontrakt',

  'pick.open': 'kann genannt werden, mit ihrem Wert gegen die Anleihe',
  'pick.own': 'deine, nur zu sehen, solange du hältst',

  'section.bonds': 'Anleihen',
  'section.buyShare': 'Kaufen',
  'section.chooseOption': 'Das zweite Gleisplättchen',
  'section.extraRound': 'Zusätzliche Betriebsrunde',
  'section.giveBackTrain': 'Eine Lok zurückgeben',
  'section.layTile': 'Gleise',
  'section.offerElephant': 'Den Elefanten anbieten',
  'section.payOut': 'Die Einnahmen',
  'section.pick': 'Dein Kontrakt',
  'section.pickShare': 'Aktie zu {city} nehmen',
  'section.placeBase': 'Bahnhofsmarker',
  'section.proposeElephant': 'Einen Preis für den Elefanten vorschlagen',
  'section.proposeEnd': 'Ende des Spiels',
  'section.redeem': 'Einlösen',
  'section.run': 'Fahrten',
  'section.sellShares': 'Verkaufen',
  'section.sellTrain': 'Eine Lok anbieten',
  'section.setBond': 'Deine Anleihe',
  'section.settleDebt': 'Die Schulden',
  'section.trains': 'Loks',

  'sheet.board': 'Karte',

  'sign.bonus': 'für das erste Gleisplättchen',
  'sign.goal': 'eine Stadt deines Kontrakts',

  'size.large': 'groß',
  'size.option': 'groß, Option {option}',
  'size.small': 'klein',
  'size.token': 'klein, Lokmarke',
  'size.unsettled': 'offen',

  'source.contract': 'Anleihen von Kontrakten',
  'source.dividend': 'Dividenden',
  'source.elephant': 'Elefant',

  'stop.city': 'großer Bahnhof',
  'stop.town': 'kleiner Bahnhof',

  'table.tiles': 'Übrige Gleisplättchen',

  'variant.share': 'Aktie der {company}',

  'zone.end': 'beendet das Spiel',
  'zone.free': 'zählt zu keinem Limit',

  'tip.contract': 'Dein Kontrakt ist der Erfüllung näher, und das ist dir etwa {amount} wert.',
}
