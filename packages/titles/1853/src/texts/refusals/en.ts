import type { Catalogue } from '@stellwerk/texts'

/** Why something is not possible, by rule, and what would be. */
export const refusals: Catalogue = {
  'refusal.1853-1.10-b': '1853 is for 3 to 6 players, not {players}.',
  'refusal.1853-1.4-a': 'No tile {tile} is left.',
  'refusal.1853-1.6-d':
    '{payerIs, select, none {Not enough cash: this takes {price}, but you have only {cash}.} other {{payer} cannot pay {price}: only {cash} is available.}}',

  'refusal.1853-2.5.2-b': 'A bond of {bond} is not a multiple of ten.',
  'refusal.1853-2.5.2-c': 'A bond of {bond} is too small. With this many players it is {min} or more.',
  'refusal.1853-2.5.2-d': 'A bond of {bond} is more than the starting capital of {max}.',
  'refusal.1853-2.5.4-d': 'A contract needs {needed} cities or more; this one has {count}.',
  'refusal.1853-2.5.4-e':
    'Cities do not cover {left} of the bond. A contract is complete with less than £40 uncovered, or with the most cities that it may have.',
  'refusal.1853-2.5.5-a': '{city} gives a share of {shares}, not of {company}.',
  'refusal.1853-2.5.5-b':
    'All eight single shares of {company} are taken, and the director’s certificate is not given for a city.',
  'refusal.1853-2.5.7-a':
    '{city} would be one too many of {group}: a contract may have {limit} of these at most.',
  'refusal.1853-2.5.7-d':
    'With two cities of the Ganges valley a contract needs {needed} cities; this one has {count}.',
  'refusal.1853-2.5.8-a': '{city} is not a large city, and only large cities can be named in contracts.',
  'refusal.1853-2.5.9-b': '{city} counts {value}, but only {left} of the bond is left.',
  'refusal.1853-2.5.9-c':
    '{city} takes {value} of the {left} left in the bond; the rest would not be enough for the {needed, plural, one {# city} other {# cities}} still needed, at £20 or more each.',
  'refusal.1853-2.5.10-b': '{city} is already in the contract. Each city is named once.',
  'refusal.1853-2.5.11-b': 'Only its owner knows the cities of a contract.',

  'refusal.1853-2.7.4-a': 'Unredeemed shares come first: redeem those of {company} before you buy a share.',
  'refusal.1853-2.7.4-b':
    '{count, plural, one {# share} other {# shares}} of {company} cannot be redeemed; you have {unredeemed} unredeemed.',
  'refusal.1853-2.7.4-d': 'Only paid shares can be sold: you have {paid} of {company}, not {count}.',
  'refusal.1853-2.8.3-d':
    '{company} has reached its threshold. In the first stock round its shares can no longer be sold, except paid contract shares.',
  'refusal.1853-2.8.3-e':
    'Contract shares of {company} can be sold only in the first turn after it reached its threshold.',
  'refusal.1853-2.8.3-g': 'Only paid contract shares of {company} can be sold now: {covered}, not {count}.',
  'refusal.1853-2.8.4-c':
    'There are no 1M trains in this game: no small company was in operation after the first stock round. On sale: {trains}.',

  'refusal.1853-3.1.2-a': 'You hold {held} certificates, and the limit is {most}.',
  'refusal.1853-3.1.2-b':
    'Nobody may hold more than {most} shares of {company}, and you already hold {held}.',
  'refusal.1853-3.1.3-a':
    '{company} is not for sale yet: all shares of the companies named in contracts must be issued first.',
  'refusal.1853-3.1.4-a': 'There is no share of {company} in the IPO.',
  'refusal.1853-3.1.6-a': 'One purchase per turn: you have already bought a share of {company}.',
  'refusal.1853-3.1.7-a': 'There is no share of {company} in the pool.',
  'refusal.1853-3.1.8-a':
    '{count, plural, one {# share} other {# shares}} of {company} cannot be sold: you hold {held}, and no shares of a company may be sold in the round in which it floats.',
  'refusal.1853-3.1.9-a':
    'Shares of {company} were sold in this stock round, so none can be bought until the next one.',
  'refusal.1853-3.1.9-b': 'Shares of {company} cannot be bought and sold in the same turn.',
  'refusal.1853-3.1.11-b':
    '{holder} has the elephant; only its holder can keep it or offer it. The others can propose a price.',
  'refusal.1853-3.1.11-c': 'The elephant cannot be sold for {price}: {player} has {cash}.',
  'refusal.1853-R-53':
    'A declined offer can only be repeated at a better price for the player who declined it; {price} is not better.',
  'refusal.1853-3.2.3-d': '{player} is over the limits by {excess} and must sell before anything else.',

  'refusal.1853-3.4.2-a': '{company} is run by a manager, who cannot pay a dividend.',
  'refusal.1853-3.4.3-a':
    'A company may take a train from the bank on credit only if it owns none and cannot pay for one. {company} owns {trainsIs, select, none {no train} other {{trains}}} and has {cash}.',
  'refusal.1853-3.4.3-b': '{company} already has a {train} on credit; one is the limit.',
  'refusal.1853-3.4.5-a': 'The {train} of {seller} is on credit and cannot be sold before it is paid.',
  'refusal.1853-3.4.6-a':
    '{company} owes for its {train}. Until that is paid it can only do what costs nothing.',

  'refusal.1853-4.0-b': '{player} does not run {company}: its director or manager decides.',
  'refusal.1853-4.0-c':
    'The steps of a turn have a fixed order, and it is not time for that one. Possible here: {possible}.',

  'refusal.1853-4.1.2-a': '{company} is a small company and lays one tile per turn.',
  'refusal.1853-4.1.3-a':
    'A large company chooses its option once, at the start of its first turn and before anything else. Possible here: {possible}.',
  'refusal.1853-4.1.3-b':
    'Under its option {company} lays a second tile only from phase 3 on; this is phase {phase}.',
  'refusal.1853-4.1.3-d':
    'The fee of the second tile is {fee}, and building on {hex} costs {cost}; {company} has {cash}.',
  'refusal.1853-4.1.4-a':
    '{on, select, none {On {hex} a yellow tile comes first; {tile} is {colour, select, green {green} brown {brown} other {grey}}.} other {Yellow tiles go on empty hexes, and {hex} is not empty.}}',
  'refusal.1853-4.1.4-b': 'No yellow tile goes on {hex}: it has printed track, which is upgraded.',
  'refusal.1853-4.1.6-a':
    'Tile {tile} on {hex} would extend no line of {company}: lines start at its bases and pass through no blocked station.',
  'refusal.1853-4.1.6-b':
    'The line of {company} that leads to {hex} has a different gauge from the track of tile {tile} there.',
  'refusal.1853-4.1.7-a':
    'The second tile must be reached from a different base than the one on {first}, without shared track; tile {tile} on {hex} is not.',
  'refusal.1853-4.1.7-c': '{company} has one base on the map; a second tile needs a second base.',
  'refusal.1853-4.1.9-a':
    'Tile {tile} does not fit on {hex}: {place, select, plain {it takes plain track} town {it takes one small station} two_towns {it takes two small stations} other {it takes a large station}}.',
  'refusal.1853-4.1.10-a': 'Tile {tile} on {hex} would lead off the map at side {edge}.',
  'refusal.1853-4.1.12-a': 'Building on {hex} costs {cost}; {company} has {cash}.',

  'refusal.1853-4.2.1-a':
    '{because, select, laid {A company lays yellow tiles or upgrades one tile in a turn, not both: {hex} must wait.} other {Tile {tile} is not the next step on {hex}: yellow becomes green, green brown, and brown grey.}}',
  'refusal.1853-4.2.1-b':
    'Tile {tile} is {colour, select, green {green} brown {brown} other {grey}}: green comes with phase 3, brown with phase 4, grey with phase 5. This is phase {phase}.',
  'refusal.1853-4.2.1-c':
    'Tile {tile} is not on the upgrade list for {hex}{tilesIs, select, none {, nor is any other} other {; the list has {tiles}}}.',
  'refusal.1853-4.2.2-a':
    '{hex} is outside the home area of {company}. Upgrades there need phase 5 and a 5- or 6-train of its own.',
  'refusal.1853-4.2.2-b':
    'No line of {company} leads to {hex}, nor would one with tile {tile} in this rotation.',
  'refusal.1853-4.2.2-c': 'Tile {tile} on {hex} would lead off the map at side {edge}.',
  'refusal.1853-4.2.3-a':
    '{hex} is outside the home area, and no train of {company} could run there from a home base.',
  'refusal.1853-4.2.3-b':
    '{company} has upgraded {hex} outside its home area, so one of its trains must run over it in this turn.',
  'refusal.1853-4.2.4-a': 'Tile {tile} in this rotation would not keep all track of {hex}.',
  'refusal.1853-4.2.5-a': 'Plain track cannot become a station, so tile {tile} does not fit on {hex}.',
  'refusal.1853-4.2.5-c': 'Tiles with two small stations cannot be upgraded; {hex} stays as it is.',
  'refusal.1853-4.2.6-a':
    'Old track keeps its gauge or becomes dual; tile {tile} in this rotation would change it on {hex}.',
  'refusal.1853-4.2.7-a': 'Two grey tiles are never neighbours: {neighbour} is grey, so {hex} stays brown.',
  'refusal.1853-4.2.12-c':
    'Tiles marked CD, BM or W lie only in their cities, and these take no others: tile {tile} does not belong on {hex}.',
  'refusal.1853-4.2.13-a': 'This upgrade of {hex} costs {cost}; {company} has {cash}.',

  'refusal.1853-4.4.1-a':
    '{hex} is outside the home area of {company}. Bases there need phase 5 and a 5- or 6-train of its own.',
  'refusal.1853-4.4.2-a':
    '{hex} is outside the home area, and no train of {company} could call there from a home base.',
  'refusal.1853-4.4.2-b':
    '{mustRunOverIs, select, none {{company} has placed a base in {hex} outside its home area, so one of its trains must call there in this turn.} other {The trains of {company} could not call in {hex} and run over {mustRunOver} as well.}}',
  'refusal.1853-4.4.4-a': 'The next base of {company} costs {cost}; the company has {cash}.',
  'refusal.1853-4.4.5-a':
    '{because, select, occupied {All circles of this station in {hex} are occupied: {companies}.} other {There is no circle in {hex}: bases go to large stations.}}',
  'refusal.1853-4.4.5-b': '{company} already has a base in {hex}; one per hex is the limit.',
  'refusal.1853-4.4.6-a': 'No line of {company} leads to this station in {hex}.',
  'refusal.1853-4.4.6-c': 'All {markers} bases of {company} are on the map.',
  'refusal.1853-4.4.7-a': 'The free circle in {hex} is reserved for the home of {companies}.',

  'refusal.1853-4.5.1-a': '{company} has no {train} left to run. Each train runs once.',
  'refusal.1853-4.5.1-b':
    'The trains have run in this turn; new ones run from the next operating round on. Possible here: {possible}.',
  'refusal.1853-4.5.2-a': 'The route {route} must call at one of the company’s bases.',
  'refusal.1853-4.5.3-a': 'The route {route} uses track of a different gauge from the {train}.',
  'refusal.1853-4.5.4-a':
    'The route {route} has too many large stations: a {train} calls at {range} at most, and at any number of small ones.',
  'refusal.1853-4.5.4-c': 'The route {route} is too short: it must have two stations.',
  'refusal.1853-4.5.4-d':
    'A 1M train runs over exactly one large station, with a base of its company, and small ones; the route {route} does not.',
  'refusal.1853-4.5.5-a':
    'The route {route} does not work: it must follow track from station to station and use no piece of it twice.',
  'refusal.1853-4.5.5-b': 'The route {route} calls at the same place twice.',
  'refusal.1853-4.5.6-a':
    'The route {route} passes through a station that is full of other companies’ bases.',
  'refusal.1853-4.5.10-a':
    '{otherIs, select, none {The route {route} uses the same track twice.} other {The route {route} of the {train} shares track with the {other}.}}',
  'refusal.1853-4.5.10-b':
    'A green tile with a branch serves one train of a company; the route {route} of the {train} meets the {other} there.',

  'refusal.1853-4.6.5-c': '{company} has no earnings to pay a dividend from.',
  'refusal.1853-4.6.6-d': 'The mail of {company} goes with one of the trains that run.',

  'refusal.1853-4.8.1-a': 'Trains are bought at the end of the turn. Possible here: {possible}.',
  'refusal.1853-4.8.2-a': 'A {train} costs {face}, not {price}.',
  'refusal.1853-4.8.3-a':
    'A {train} is not on sale: all trains of a type are sold before the next. On sale: {trains}.',
  'refusal.1853-4.8.3-b': 'A {train} goes on sale once the first 5-train is sold. On sale: {trains}.',
  'refusal.1853-4.8.5-b': '{company} has reached its limit of {limit} trains.',
  'refusal.1853-4.8.6-a': '{company} has no {train} to give back. It owns {trains}.',
  'refusal.1853-4.8.6-b':
    'No {train} has come back to the bank{trainsIs, select, none {} other {; there are {trains}}}.',
  'refusal.1853-4.8.7-a': 'Trains cannot be sold to the bank. Possible here: {possible}.',
  'refusal.1853-4.8.8-a':
    '{company} is {missing} short for the train, and a gift must be exactly that, not {gift}.',
  'refusal.1853-4.8.8-b':
    'A gift of {gift} is not possible: it must be exactly what {company} is short for a train, and there is none for a train that it can pay for or takes on credit.',
  'refusal.1853-4.8.9-a': '{seller} has no {train} to sell to this company.',
  'refusal.1853-4.8.9-b': 'Between companies a train costs {min} or more, not {price}.',
  'refusal.1853-4.8.9-c':
    '{seller} and {buyer} have the same controller: {buyer} buys the train without an offer.',
  'refusal.1853-R-42':
    'A price as good as {price} was declined. {minIs, select, none {The next one is {max} or less.} other {The next one is {min} or more.}}',
  'refusal.1853-4.8.10-a': '{company} has a director; only a manager can buy trains on credit.',
  'refusal.1853-4.8.13-a':
    'A {train} is not on sale now: metre trains come with the phases. On sale: {trains}.',
  'refusal.1853-4.8.15-a': '{company} is a large company and buys metre trains from phase {phase} on.',
  'refusal.1853-4.8.16-c': 'All 2/1M cards are sold before a {train}. On sale: {trains}.',
  'refusal.1853-4.8.18-b': '{company} is a large company; a {train} is for small ones only.',
  'refusal.1853-4.8.19-a':
    '{company} has no train token to use: each small company has one, which works once, but not in the first operating round of the game.',
  'refusal.1853-4.8.19-b':
    '{reachableIs, select, none {The train token of {company} is for new trains from the bank.} other {{trainsIs, select, none {The train token of {company} is for a {reachable}, if one is left.} other {Metre trains are on sale for {company}, so its train token is not used: {trains}.}}}}',
  'refusal.1853-4.8.19-d': 'The train token of {company} is of no use in phase 5.',
}
