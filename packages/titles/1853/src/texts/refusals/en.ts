import type { Catalogue } from '@stellwerk/texts'

/** Why something is not possible, by rule, and what would be. */
export const refusals: Catalogue = {
  'refusal.1853-1.10-b': '1853 is played by 3 to 6 people, not by {players}.',
  'refusal.1853-1.4-a': 'No tile {tile} is left.',
  'refusal.1853-1.6-d':
    '{payerIs, select, none {Not enough cash: this takes {price}, but you have only {cash}.} other {{payer} cannot pay {price}: only {cash} is available.}}',

  'refusal.1853-2.5.2-b': 'A bond of {bond} is not a multiple of ten.',
  'refusal.1853-2.5.2-c': 'A bond of {bond} is too small. With this many players it is {min} or more.',
  'refusal.1853-2.5.2-d': 'A bond of {bond} is more than the starting capital of {max}.',
  'refusal.1853-2.5.4-d': 'A contract needs {needed} cities or more; this one has {count}.',
  'refusal.1853-2.5.4-e':
    '{left} of the bond are not covered by cities. A contract is complete with less than £40 uncovered, or with the most cities that it may have.',
  'refusal.1853-2.5.5-a': 'With {city} comes a share of {shares}, not of {company}.',
  'refusal.1853-2.5.5-b':
    'All eight single shares of {company} are taken, and the director’s certificate is not given for a city.',
  'refusal.1853-2.5.7-a':
    '{city} would be one too many of {group}: a contract holds {limit} of these at most.',
  'refusal.1853-2.5.7-d':
    'With two cities of the Ganges valley a contract needs {needed} cities; this one has {count}.',
  'refusal.1853-2.5.8-a': '{city} is not a large city, and only large cities can be named in contracts.',
  'refusal.1853-2.5.9-b': '{city} counts {value}, but only {left} of the bond are left.',
  'refusal.1853-2.5.9-c':
    '{city} counts {value} of the {left} that are left of the bond; the rest would not be enough for the {needed, plural, one {# city} other {# cities}} still needed, of £20 or more each.',
  'refusal.1853-2.5.10-b': '{city} is already in the contract. Each city is named once.',
  'refusal.1853-2.5.11-b': 'The cities of a contract are known to its owner alone.',

  'refusal.1853-2.7.4-a':
    'Unredeemed shares come first: those of {company} must be redeemed before a share is bought.',
  'refusal.1853-2.7.4-b':
    '{count, plural, one {# share} other {# shares}} of {company} cannot be redeemed; unredeemed are {unredeemed}.',
  'refusal.1853-2.7.4-d': 'Only paid shares can be sold. Of {company} these are {paid}, not {count}.',
  'refusal.1853-2.8.3-d':
    '{company} has reached its threshold. In the first stock round its shares are not sold any more, except for paid contract shares.',
  'refusal.1853-2.8.3-e':
    'Contract shares of {company} can be sold only in the first turn after it reached its threshold.',
  'refusal.1853-2.8.3-g': 'Of {company} only paid contract shares can be sold now: {covered}, not {count}.',
  'refusal.1853-2.8.4-c':
    'There are no 1M trains in this game: no small company was in operation after the first stock round. On sale: {trains}.',

  'refusal.1853-3.1.2-a': 'The paper limit of {most} is reached with {held} papers.',
  'refusal.1853-3.1.2-b':
    'Nobody may hold more than {most} shares of {company}, and {held} are held already.',
  'refusal.1853-3.1.3-a':
    '{company} is not for sale yet: first all shares of the companies named in contracts must be issued.',
  'refusal.1853-3.1.4-a': 'The offer has no share of {company} to sell.',
  'refusal.1853-3.1.6-a': 'One purchase per turn: you have already bought a share of {company}.',
  'refusal.1853-3.1.7-a': 'The pool has no share of {company} to sell.',
  'refusal.1853-3.1.8-a':
    '{count, plural, one {# share} other {# shares}} of {company} cannot be sold: {held} are held, and in the round in which a company starts operating none of its shares may be sold.',
  'refusal.1853-3.1.9-a':
    'Shares of {company} were sold in this stock round, so none can be bought until the next one.',
  'refusal.1853-3.1.9-b': 'Shares of {company} cannot be bought and sold in the same turn.',
  'refusal.1853-3.1.11-b':
    'The elephant is with {holder}, who alone keeps it or offers it to another player. The others can propose a price.',
  'refusal.1853-3.1.11-c': 'The elephant cannot be sold for {price}: {player} has {cash}.',
  'refusal.1853-R-53':
    'What was declined can be offered again only at a price that is better for whoever declined it; {price} is not.',
  'refusal.1853-3.2.3-d': '{player} is above the limits by {excess} and must sell before anything else.',

  'refusal.1853-3.4.2-a': '{company} is run by a manager, who cannot pay a dividend.',
  'refusal.1853-3.4.3-a':
    'On credit a company takes a train of the bank only if it owns none and cannot pay for one. {company} owns {trainsIs, select, none {no train} other {{trains}}} and has {cash}.',
  'refusal.1853-3.4.3-b': '{company} has a {train} on credit already; one is the most.',
  'refusal.1853-3.4.5-a': 'The {train} of {seller} is on credit and cannot be sold before it is paid.',
  'refusal.1853-3.4.6-a':
    '{company} owes for its {train}. Until that is paid it can do only what is free of charge.',

  'refusal.1853-4.0-b': '{player} does not run {company}: its director or manager decides.',
  'refusal.1853-4.0-c':
    'The steps of a turn have a fixed order, and it is not time for that one. Possible here: {possible}.',

  'refusal.1853-4.1.2-a': '{company} is a small company and lays one tile in a turn.',
  'refusal.1853-4.1.3-a':
    'A large company chooses its option once, at the start of its first turn and before anything else. Possible here: {possible}.',
  'refusal.1853-4.1.3-b':
    'By its option {company} lays a second tile only from phase 3 on; this is phase {phase}.',
  'refusal.1853-4.1.3-d':
    'The fee of the second tile is {fee}, and building on {hex} costs {cost}; {company} has {cash}.',
  'refusal.1853-4.1.4-a':
    '{on, select, none {On {hex} a yellow tile comes first; {tile} is {colour, select, green {green} brown {brown} other {grey}}.} other {Yellow tiles go on empty hexes, and {hex} is not empty.}}',
  'refusal.1853-4.1.4-b': 'No yellow tile goes on {hex}: it has printed track and is upgraded.',
  'refusal.1853-4.1.6-a':
    'Tile {tile} on {hex} would extend no line of {company}: lines start at its bases and pass no blocked station.',
  'refusal.1853-4.1.6-b':
    'The line of {company} that leads to {hex} has another gauge than the track of tile {tile} there.',
  'refusal.1853-4.1.7-a':
    'The second tile must be reached from another base than the one on {first}, and without common track; tile {tile} on {hex} is not.',
  'refusal.1853-4.1.7-c': '{company} has one base on the map; a second tile needs a second base.',
  'refusal.1853-4.1.9-a':
    'Tile {tile} does not fit on {hex}: {place, select, plain {it takes plain track} town {it takes one small station} two_towns {it takes two small stations} other {it takes a large station}}.',
  'refusal.1853-4.1.10-a': 'Tile {tile} on {hex} would lead off the map at side {edge}.',
  'refusal.1853-4.1.12-a': 'Building on {hex} costs {cost}; {company} has {cash}.',

  'refusal.1853-4.2.1-a':
    '{because, select, laid {A company lays yellow tiles or upgrades one tile in a turn, not both: {hex} must wait.} other {Tile {tile} does not come next on {hex}: yellow becomes green, green brown, and brown grey.}}',
  'refusal.1853-4.2.1-b':
    'Tile {tile} is {colour, select, green {green} brown {brown} other {grey}}: green comes with phase 3, brown with phase 4, grey with phase 5. This is phase {phase}.',
  'refusal.1853-4.2.1-c':
    'The upgrade list does not name tile {tile} for {hex}{tilesIs, select, none {, and no other} other {; it names {tiles}}}.',
  'refusal.1853-4.2.2-a':
    '{hex} is outside the home area of {company}. Upgrades there need phase 5 and a 5 or 6 of its own.',
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
    '{hex} is outside the home area of {company}. Bases there need phase 5 and a 5 or 6 of its own.',
  'refusal.1853-4.4.2-a':
    '{hex} is outside the home area, and no train of {company} could call there from a home base.',
  'refusal.1853-4.4.2-b':
    '{mustRunOverIs, select, none {{company} has placed a base in {hex} outside its home area, so one of its trains must call there in this turn.} other {The trains of {company} could not call in {hex} and run over {mustRunOver} as well.}}',
  'refusal.1853-4.4.4-a': 'The next base of {company} costs {cost}; the company has {cash}.',
  'refusal.1853-4.4.5-a':
    '{because, select, occupied {All circles of this station in {hex} are occupied: {companies}.} other {There is no circle in {hex}: bases go to large stations.}}',
  'refusal.1853-4.4.5-b': '{company} has a base in {hex} already; one on each hex is allowed.',
  'refusal.1853-4.4.6-a': 'No line of {company} leads to this station in {hex}.',
  'refusal.1853-4.4.6-c': 'All {markers} bases of {company} are on the map.',
  'refusal.1853-4.4.7-a': 'The free circle in {hex} is kept for the home of {companies}.',

  'refusal.1853-4.5.1-a': '{company} has no {train} to run (any more). Each train runs once.',
  'refusal.1853-4.5.1-b':
    'The trains have run in this turn; new ones run from the next operating round on. Possible here: {possible}.',
  'refusal.1853-4.5.2-a': 'The route {route} must call at one of the company’s bases.',
  'refusal.1853-4.5.3-a': 'The route {route} has track of another gauge than that of the {train}.',
  'refusal.1853-4.5.4-a':
    'The route {route} has too many large stations: a {train} calls at {range} at most, and at any number of small ones.',
  'refusal.1853-4.5.4-c': 'The route {route} is too short: it must have two stations.',
  'refusal.1853-4.5.4-d':
    'A 1M runs over exactly one large station, with a base of its company, and small ones; the route {route} does not.',
  'refusal.1853-4.5.5-a':
    'The route {route} does not work: it must follow track from station to station and use no piece of it twice.',
  'refusal.1853-4.5.5-b': 'The route {route} calls at the same place twice.',
  'refusal.1853-4.5.6-a': 'The route {route} passes a station that is full of other companies’ bases.',
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
  'refusal.1853-4.8.3-b': 'A {train} is on sale once the first 5 is sold. On sale: {trains}.',
  'refusal.1853-4.8.5-b': '{company} has reached its limit of {limit} trains.',
  'refusal.1853-4.8.6-a': '{company} has no {train} to give back. It owns {trains}.',
  'refusal.1853-4.8.6-b':
    'No {train} has come back to the bank{trainsIs, select, none {} other {; there are {trains}}}.',
  'refusal.1853-4.8.7-a': 'Trains cannot be sold to the bank. Possible here: {possible}.',
  'refusal.1853-4.8.8-a':
    'The train needs {missing} more than {company} has, and a gift is exactly that, not {gift}.',
  'refusal.1853-4.8.8-b':
    'A gift of {gift} is not possible: it is exactly what {company} lacks for a train, and nothing for a train that it can pay or takes on credit.',
  'refusal.1853-4.8.9-a': '{seller} has no {train} to sell to this company.',
  'refusal.1853-4.8.9-b': 'Between companies a train costs {min} or more, not {price}.',
  'refusal.1853-4.8.9-c': '{seller} and {buyer} are in one hand: {buyer} buys the train without an offer.',
  'refusal.1853-R-42':
    'A price as good as {price} was declined. {minIs, select, none {The next one is {max} or less.} other {The next one is {min} or more.}}',
  'refusal.1853-4.8.10-a': '{company} has a director, and only under a manager are trains bought on credit.',
  'refusal.1853-4.8.13-a':
    'A {train} is not on sale now: metre trains come with the phases. On sale: {trains}.',
  'refusal.1853-4.8.15-a': '{company} is a large company and buys metre trains from phase {phase} on.',
  'refusal.1853-4.8.16-c': 'All 2/1M cards are sold before a {train}. On sale: {trains}.',
  'refusal.1853-4.8.18-b': '{company} is a large company; a {train} is for small ones only.',
  'refusal.1853-4.8.19-a':
    '{company} has no train token to use: each small company has one, for once and not in the first operating round of the game.',
  'refusal.1853-4.8.19-b':
    '{reachableIs, select, none {The train token of {company} is for new trains of the bank.} other {{trainsIs, select, none {The train token of {company} is for a {reachable}, if one is left.} other {Metre trains are on sale for {company}, so its train token is not used: {trains}.}}}}',
  'refusal.1853-4.8.19-d': 'In phase 5 the train token of {company} is of no use any more.',
}
