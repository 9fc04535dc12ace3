import type { Catalogue } from '../message.js'

/** What the tutor says of a choice; “it” is the choice just named. */
export const en: Catalogue = {
  'tip.rounds':
    '{company} pays you {each} more a round, for about {rounds, plural, one {# round} other {# rounds}}.',
  'tip.dividends': 'Dividends bring you about {amount} more by the end of the game.',
  'tip.dividends.of': '{company} pays you about {amount} more by the end of the game.',
  'tip.worth': 'You are {amount} richer at once, cash and shares together.',
  'tip.growth': 'What you hold should be worth {amount} more in the end.',
  'tip.growth.of': 'Your stake in {company} should be worth {amount} more in the end.',
  'tip.investment': 'The purchases it makes possible should bring you {amount} by the end of the game.',
  'tip.investment.of':
    'What {company} can build and buy next should bring you {amount} more by the end of the game.',
  'tip.treasury': 'Money left in treasuries is worth {amount} more to you.',
  'tip.treasury.of': 'The treasury of {company} is worth {amount} more to you.',
  'tip.burden': 'It saves you about {amount} that you would have to pay yourself.',
  'tip.burden.of': 'It saves you about {amount} that {company} would cost you.',
  'tip.opportunity': 'The cash it leaves you should bring about {amount} more if invested in shares.',
  'tip.rivals': 'The others get about {amount} less each.',
  'tip.other': 'It is worth about {amount} more to you in other ways.',
  'tip.later': 'With the runs it leads to, it should bring you about {amount} more by the end of the game.',
  'tip.fair': 'Nothing else comes out better.',
  'tip.dear': 'Nothing on sale is worth its price to you now.',
  'tip.only': 'There is nothing else to do.',
  'tip.nothing': 'The figures give no reason for it.',
  'tip.run': 'The best run of {company} earns {to} instead of {from}.',
  'tip.run.proven': 'The best run of {company} earns {to} instead of {from}, proven on this board.',
  'tip.pays': '{company} pays {amount} and has {left} left.',
  'tip.pays.train': '{company} pays {amount} and has {left} left; the next train is the {train} for {price}.',
  'tip.keeps': '{company} then has {left}.',
  'tip.keeps.train': '{company} then has {left}; the next train is the {train} for {price}.',
  'tip.price': 'The price of {company} {way} from {from} to {to}.',
  'tip.up': 'rises',
  'tip.down': 'falls',
  'tip.costs': 'It costs you {amount} and leaves you {left}.',
  'tip.brings': 'It brings you {amount}, and you then have {left}.',
  'tip.hand': 'You keep {left} in hand.',
  'tip.trainless':
    'This leaves {company} without a train when the first {train} train comes: it has {treasury}, and that train costs {price}.',
  'tip.trainless.now':
    'This leaves {company} without a train: it has {treasury}, and the {train} train costs {price}.',

  'review.run': '{company} ran for {earned}; we found {best}, {left} more.',
  'review.run.proven': '{company} ran for {earned}; the best was {best}, {left} more (proven).',
  'review.idle':
    'You passed with {cash}. A share of {company} at {price} would have paid {paid} by the end and been worth {worth}.',
  'review.late':
    'A share of {company} bought at {price}; in {round} it cost {before}, and it has paid {paid} since.',
  'review.early':
    '{company} paid {price} for its {train} train, which stood idle for {runs, plural, one {# run} other {# runs}}.',
  'review.kind.run': 'Runs',
  'review.kind.track': 'Track',
  'review.kind.payout': 'Payouts',
  'review.kind.shares': 'Shares',
  'review.kind.trains': 'Trains and machines',
  'review.kind.auction': 'Auctions',
  'review.kind.other': 'Other',
  'review.kind.late': 'Shares bought late',
  'review.kind.early': 'Trains bought early',
  'review.kind.idle': 'Idle money',
}
