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
  'tip.investment': 'Die Käufe, die es erlaubt, dürften dir bis zum Spielende {amount} bringen.',
  'tip.investment.of':
    'Was {company} als Nächstes bauen und kaufen kann, dürfte dir bis zum Spielende {amount} mehr bringen.',
  'tip.treasury': 'Was in den Kassen bleibt, ist dir {amount} mehr wert.',
  'tip.treasury.of': 'Die Kasse von {company} ist dir {amount} mehr wert.',
  'tip.burden': 'Es erspart dir etwa {amount}, die du selbst zuschießen müsstest.',
  'tip.burden.of': 'Es erspart dir etwa {amount}, die {company} dich kosten würde.',
  'tip.opportunity': 'Das Bargeld, das dir bleibt, dürfte in Aktien etwa {amount} mehr bringen.',
  'tip.rivals': 'Die anderen bekommen im Schnitt etwa {amount} weniger.',
  'tip.other': 'Es ist dir auf andere Weise etwa {amount} mehr wert.',
  'tip.later':
    'Mit den Fahrten, zu denen es führt, dürfte es dir bis zum Spielende etwa {amount} mehr bringen.',
  'tip.fair': 'Nichts anderes schneidet besser ab.',
  'tip.dear': 'Nichts im Angebot ist dir jetzt seinen Preis wert.',
  'tip.only': 'Etwas anderes ist nicht möglich.',
  'tip.nothing': 'In den Zahlen spricht nichts dafür.',
  'tip.run': 'Die beste Fahrt von {company} geht von {from} auf {to}.',
  'tip.run.proven': 'Die beste Fahrt von {company} geht von {from} auf {to}, bewiesen auf diesem Spielplan.',
  'tip.pays': '{company} zahlt {amount} und hat noch {left}.',
  'tip.pays.train': '{company} zahlt {amount} und hat noch {left}; der nächste Zug, {train}, kostet {price}.',
  'tip.keeps': '{company} hat dann {left}.',
  'tip.keeps.train': '{company} hat dann {left}; der nächste Zug, {train}, kostet {price}.',
  'tip.price': 'Der Kurs von {company} {way} von {from} auf {to}.',
  'tip.up': 'steigt',
  'tip.down': 'fällt',
  'tip.costs': 'Es kostet dich {amount} und lässt dir {left}.',
  'tip.brings': 'Es bringt dir {amount}, und du hast dann {left}.',
  'tip.hand': 'Du behältst {left} auf der Hand.',
  'tip.trainless':
    'Damit steht {company} ohne Zug da, sobald der erste {train} kommt: In der Kasse sind {treasury}, der {train} kostet {price}.',
  'tip.trainless.now':
    'Damit bleibt {company} ohne Zug: In der Kasse sind {treasury}, ein {train} kostet {price}.',

  'review.run': '{company} fuhr {earned} ein; gefunden wurden {best}, {left} mehr.',
  'review.run.proven': '{company} fuhr {earned} ein; das Beste waren {best}, {left} mehr, bewiesen.',
  'review.idle':
    'Du hast mit {cash} gepasst. Eine Aktie von {company} zu {price} brachte bis zum Ende {paid} Dividende und war dann {worth} wert.',
  'review.late':
    '{company} zu {price} gekauft; in {round} kostete die Aktie {before} und brachte seither {paid}.',
  'review.early':
    '{company} zahlte {price} für einen Zug {train}, der {runs, plural, one {# Fahrt} other {# Fahrten}} lang stillstand.',
  'review.kind.run': 'Fahrten',
  'review.kind.track': 'Gleisbau',
  'review.kind.payout': 'Ausschüttungen',
  'review.kind.shares': 'Aktien',
  'review.kind.trains': 'Züge und Maschinen',
  'review.kind.auction': 'Auktionen',
  'review.kind.other': 'Sonstiges',
  'review.kind.late': 'Spät gekaufte Aktien',
  'review.kind.early': 'Früh gekaufte Züge',
  'review.kind.idle': 'Untätiges Geld',
}
