import type { Catalogue } from '../message.js'

/** What the tutor says of a choice; “it” is the choice just named. */
export const de: Catalogue = {
  'tip.rounds':
    '{company} zahlt dir {each} mehr je Runde, etwa {rounds, plural, one {# Runde} other {# Runden}} lang.',
  'tip.dividends': 'Dividenden bringen dir bis zum Spielende etwa {amount} mehr.',
  'tip.dividends.of': '{company} zahlt dir bis zum Spielende etwa {amount} mehr.',
  'tip.worth': 'Du hast sofort {amount} mehr, Bargeld und Aktien zusammen.',
  'tip.growth': 'Was du hältst, dürfte am Ende {amount} mehr wert sein.',
  'tip.growth.of': 'Dein Anteil an {company} dürfte am Ende {amount} mehr wert sein.',
  'tip.investment': 'Die Käufe, die dadurch möglich werden, dürften dir bis zum Spielende {amount} bringen.',
  'tip.investment.of':
    'Was {company} als Nächstes bauen und kaufen kann, dürfte dir bis zum Spielende {amount} mehr bringen.',
  'tip.treasury': 'Das Geld, das im Betriebskapital bleibt, ist dir {amount} mehr wert.',
  'tip.treasury.of': 'Das Betriebskapital von {company} ist dir {amount} mehr wert.',
  'tip.burden': 'Es erspart dir etwa {amount}, die du selbst zuschießen müsstest.',
  'tip.burden.of': 'Es erspart dir etwa {amount}, die {company} dich kosten würde.',
  'tip.opportunity': 'Das Bargeld, das dir bleibt, dürfte in Aktien etwa {amount} mehr bringen.',
  'tip.rivals': 'Die anderen bekommen im Schnitt etwa {amount} weniger.',
  'tip.other': 'In anderer Hinsicht ist es dir etwa {amount} mehr wert.',
  'tip.later':
    'Mit den Fahrten, zu denen es führt, dürfte es dir bis zum Spielende etwa {amount} mehr bringen.',
  'tip.fair': 'Nichts anderes ist besser.',
  'tip.dear': 'Nichts davon ist dir jetzt seinen Preis wert.',
  'tip.only': 'Etwas anderes ist nicht möglich.',
  'tip.nothing': 'Die Zahlen geben keinen Grund dafür her.',
  'tip.run': 'Die beste Fahrt von {company} bringt {to} statt {from}.',
  'tip.run.proven': 'Die beste Fahrt von {company} bringt {to} statt {from}, bewiesen auf diesem Spielplan.',
  'tip.pays': '{company} zahlt {amount} und hat noch {left}.',
  'tip.pays.train':
    '{company} zahlt {amount} und hat noch {left}; die nächste Lok ist die {train} für {price}.',
  'tip.keeps': '{company} hat dann {left}.',
  'tip.keeps.train': '{company} hat dann {left}; die nächste Lok ist die {train} für {price}.',
  'tip.price': 'Der Kurs von {company} {way} von {from} auf {to}.',
  'tip.up': 'steigt',
  'tip.down': 'fällt',
  'tip.costs': 'Es kostet dich {amount} und lässt dir {left}.',
  'tip.brings': 'Es bringt dir {amount}, und du hast dann {left}.',
  'tip.hand': 'Du behältst {left} in bar.',
  'tip.trainless':
    'Damit steht {company} ohne Lok da, sobald die erste Lok {train} kommt: Das Betriebskapital beträgt {treasury}, und diese Lok kostet {price}.',
  'tip.trainless.now':
    'Damit bleibt {company} ohne Lok: Das Betriebskapital beträgt {treasury}, und eine Lok {train} kostet {price}.',

  'review.run': '{company} fuhr {earned} ein; gefunden haben wir {best}, {left} mehr.',
  'review.run.proven': '{company} fuhr {earned} ein; möglich waren {best}, {left} mehr (bewiesen).',
  'review.idle':
    'Du hast mit {cash} gepasst. Eine Aktie von {company} zu {price} brachte bis zum Ende {paid} Dividende und war dann {worth} wert.',
  'review.late':
    'Aktie von {company} zu {price} gekauft; in {round} kostete sie {before} und brachte seither {paid}.',
  'review.early':
    '{company} zahlte {price} für eine Lok {train}, die {runs, plural, one {# Fahrt} other {# Fahrten}} lang stillstand.',
  'review.kind.run': 'Fahrten',
  'review.kind.track': 'Gleisbau',
  'review.kind.payout': 'Ausschüttungen',
  'review.kind.shares': 'Aktien',
  'review.kind.trains': 'Loks und Maschinen',
  'review.kind.auction': 'Auktionen',
  'review.kind.other': 'Sonstiges',
  'review.kind.late': 'Spät gekaufte Aktien',
  'review.kind.early': 'Früh gekaufte Loks',
  'review.kind.idle': 'Ungenutztes Geld',
}
