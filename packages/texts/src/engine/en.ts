import type { Catalogue } from '../message.js'

/** The engine's own reasons, where no rule of a game was reached. */
export const en: Catalogue = {
  'engine-malformed':
    '{at, select, none {This} other {The value at {path}}} cannot be read: expected {expected}.',
  'engine-turn':
    'It is not {player}’s turn. {count, plural, =0 {Nobody has to decide now.} other {{players} must decide now.}}',
  'engine-step':
    'It is not time to {type}. {count, plural, =0 {There is nothing to decide here.} other {Possible here: {possible}.}}',
  'engine-chance': 'This depends on a draw that has not happened yet.',
  'engine-over': 'The game is over. You can still look through it, or undo earlier moves.',
  'engine-repeated-offer':
    'This offer has already been declined in this step. Change it, or carry on without it.',
  'engine-proposals':
    '{player} has had {count} offers declined in this step and can make no more until the next one.',
  'engine-wish': 'Name a different price, above 0. Only an offer with a price can be answered this way.',
  'engine-hash':
    'The stored game and the rules disagree at {path}: stored {stored}, computed {computed}. Everything before that is fine.',
  'engine-position': 'This position cannot be set up{at, select, none {} other {: look at {path}}}.',
  'engine-setup': 'A game cannot be set up like this. At {path}, expected {expected}.',
  'expected.anything': '{what}',
  'expected.field': 'a value for this field',
  'expected.flag': 'true or false',
  'expected.hex': 'a hex on the map',
  'expected.json': 'JSON ({what})',
  'expected.known-name': 'a known name',
  'expected.list': 'a list',
  'expected.list-most': 'a list of at most {n} entries',
  'expected.no-field': 'no field with this name',
  'expected.number-between': 'a number from {low} to {high}',
  'expected.object': 'an object',
  'expected.one-of': 'one of {values}',
  'expected.own-name': 'a name nobody else has',
  'expected.something-undone': 'something that was undone',
  'expected.text': 'text of at most 200 characters',
  'expected.whole': 'a whole number',
  unknown: 'Not allowed by rule {rule}.',
}
