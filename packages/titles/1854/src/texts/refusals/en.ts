import type { Catalogue } from '@stellwerk/texts'

/** Why something is not possible, by rule, and what would be. */
export const refusals: Catalogue = {
  'refusal.1854-setup-a': '1854 is for 3 to 6 players, not {players}.',
  'refusal.1854-general-a': 'It is {turn}’s turn. Out of turn you can only withdraw a bid that was outbid.',

  'refusal.1854-auction-b': '{private} is no longer for sale. You can bid for unsold privates.',
  'refusal.1854-auction-c':
    '{private} is first in the row: you can buy it at its price, or bid for one of the others.',
  'refusal.1854-auction-d': 'A bid of {bid} for {private} is too low. The next bid is {min} or more.',
  'refusal.1854-auction-f': 'You cannot pay {price} for {private}: only {free} is not tied up in other bids.',
  'refusal.1854-auction-h':
    'You have no bid for {private} that has been outbid, so there is none to withdraw. In a run-off, drop out instead.',
  'refusal.1854-auction-i':
    'You withdrew your bid for {private} and cannot bid for it again in this auction round.',
  'refusal.1854-auction-j': 'The highest bid for {private} cannot be withdrawn.',
  'refusal.1854-auction-m':
    'In the run-off for {private} the lowest bidder decides: {asked} must raise or drop out.',

  'refusal.1854-privates-d': '{company} cannot be sold. It stays with its owner until it closes.',
  'refusal.1854-privates-e':
    'The power of {mountain} works only for companies of its owner, not for {company}.',
  'refusal.1854-privates-h':
    'The Außerfernbahn lowers only the cost of the first tile on a mountain hex; {hex} does not qualify.',
  'refusal.1854-privates-m': '{mountain} is closed, and its power has ended.',
  'refusal.1854-privates-o': 'The power of {mountain} is used up: it works once in the game.',

  'refusal.1854-locals-b':
    '{company} cannot be sold. Local railways stay with their owners until they merge.',
  'refusal.1854-locals-d':
    '{hex} is on the other map: {company} operates only on {map, select, region {the small map} other {the Austria map}}.',
  'refusal.1854-locals-h':
    'The train costs {price}; {company} has {treasury}. The owner of a local railway never adds money.',

  'refusal.1854-locals-j': 'Local railways never own mail contracts. Possible here: {possible}.',
  'refusal.1854-locals-k':
    'The revenue of a local railway is always shared: half goes to the owner, half to the treasury.',

  'refusal.1854-merge-a':
    '{local} and {with} cannot merge: a merger joins two different local railways. Still left: {locals}.',
  'refusal.1854-merge-b':
    'Mergers happen only at the beginning or the end of an operating round. Possible here: {possible}.',
  'refusal.1854-merge-d': 'The charter of {ag} is taken. Free: {free}.',

  'refusal.1854-local-ags-e':
    '{companyIs, select, none {The local AG must place its home token first. Possible here: {possible}.} other {{company} starts in {hexes}, not in {hex}.}}',
  'refusal.1854-local-ags-f':
    'There is no circle in {hex} yet: {company} must lay tile {tiles} there, in a rotation that keeps the track.',
  'refusal.1854-local-ags-g':
    'In {hex} the token goes on a free circle of the city without a new tile. If none is free, only the other home is left.',
  'refusal.1854-local-ags-j':
    '{company} is a local AG and owns repaired trains only. They come from the scrap pool or another local AG; this {train} does not.',
  'refusal.1854-local-ags-k':
    '{faceIs, select, none {There is no {train} in the scrap pool. There are: {trains}.} other {A repaired {train} costs {face}, not {price}.}}',
  'refusal.1854-local-ags-m': '{company} has reached its limit of {limit} trains.',
  'refusal.1854-local-ags-n':
    '{lowestIs, select, none {{company} has a route and must own a train: a {train} costs {price}.} other {If the director adds money, it must be the lowest type of train in the scrap pool: {lowest}, not {train}.}}',
  'refusal.1854-local-ags-r':
    'Nobody else holds the other certificate of {company}, so its director cannot sell.',
  'refusal.1854-local-ags-s': '{company} has no home token yet and cannot build before it has one.',

  'refusal.1854-sell-a':
    '{count, plural, one {# certificate} other {# certificates}} of {company} cannot be sold; for sale: {held}. At least one must be sold.',
  'refusal.1854-sell-e': 'The director’s certificate of {company} cannot be sold.',
  'refusal.1854-sell-f': 'Nothing can be sold in the first stock round. You can sell from the second one on.',
  'refusal.1854-sell-h':
    'Certificates of {company} can be sold once its director’s certificate has been bought.',
  'refusal.1854-sell-i':
    'Nobody can take over {company}: its director must keep {keep}%, and this sale would leave {left}%.',

  'refusal.1854-buy-a':
    '{directorIs, select, none {{from} has no certificate of {company} for sale.} other {The director’s certificate of {company} belongs to {director} already.}}',
  'refusal.1854-buy-e': 'The first certificate bought of {company} must be the director’s certificate.',
  'refusal.1854-buy-f': '{price} is not a par price. Choose one of {prices}.',
  'refusal.1854-buy-g':
    'Certificates of majors are sold once all privates are sold. Possible here: {possible}.',
  'refusal.1854-buy-h':
    'Certificates of {company} were sold in this round, so none can be bought until the next one.',
  'refusal.1854-buy-i':
    'The certificate limit of {limit} is reached with {held}; another one of {company} would exceed it.',
  'refusal.1854-buy-j':
    'Nobody may hold more than 60% of {company} after its split; you would hold {percent}%.',
  'refusal.1854-buy-k': 'Not enough cash: the price is {price}, but you have only {cash}.',
  'refusal.1854-buy-l': 'The split field of {company} opens with the next stock round.',
  'refusal.1854-buy-m':
    'Your option on {company} is still open: you can only complete it for {price}, or sell its certificate first.',
  'refusal.1854-stock-g': '{held} certificates are over the limit of {limit}. Sell certificates first.',

  'refusal.1854-option-f': 'There is an open option on {company} already, and it takes both markers.',
  'refusal.1854-option-g': 'There is no option to complete.',
  'refusal.1854-option-h':
    'Certificates of {company} were sold in this stock round; as this table interprets the rules, its option cannot be completed now.',
  'refusal.1854-option-j':
    'There is no option certificate{companyIs, select, none {} other { of {company}}} to sell.',
  'refusal.1854-option-k':
    'The option on {company} was bought in this stock round and can be sold from the next one on.',
  'refusal.1854-option-l':
    'There is no option on {company}: options are for 20% certificates of majors whose director’s certificate is sold.',

  'refusal.1854-or-turn-a':
    'The steps of a turn have a fixed order, and it is not time for that one. Possible here: {possible}.',
  'refusal.1854-or-turn-c': 'The home token comes first. Possible here: {possible}.',
  'refusal.1854-or-turn-d':
    '{company} cannot pay {price}: its treasury has {cash}, and nobody may add to it.',
  'refusal.1854-mail-c': 'All {size, select, small {small} other {large}} mail contracts are sold.',
  'refusal.1854-mail-d': '{company} already owns a mail contract, and one is the limit.',

  'refusal.1854-track-b': '{company} has already laid its tile this turn. A tunnel may still be possible.',
  'refusal.1854-track-c':
    'On {hex} a yellow tile comes first; {tile} is {colour, select, yellow {yellow} green {green} brown {brown} other {grey}}.',
  'refusal.1854-track-d':
    'No tile may lie on {hex}. Dark grey hexes take only tunnels; red and other grey ones stay as printed.',
  'refusal.1854-track-e': '{hex} is a small town: only a tile with one small station fits, not {tile}.',
  'refusal.1854-track-f': '{hex} has two small towns: only a tile with two small stations fits, not {tile}.',
  'refusal.1854-track-g': '{hex} is a city: only a tile with a circle fits, not {tile}.',
  'refusal.1854-track-h': '{hex} has no station: only a tile without stations fits, not {tile}.',
  'refusal.1854-track-i': 'Building on {hex} costs {cost}; the treasury of {company} has {cash}.',
  'refusal.1854-track-j':
    'Tile {tile} on {hex} would not join the network of {company}. Its track must meet track that the company reaches.',
  'refusal.1854-track-k': '{company} must lay its first tile on its home {hex}.',
  'refusal.1854-track-l':
    'Tile {tile} on {hex} would lead to the {edge} {against, select, red_hex {into a red hex without track there} other {over the edge of the map}}.',
  'refusal.1854-track-m':
    'Tile {tile} on {hex} would lead to the {edge} into a grey hex that has no track at that side.',
  'refusal.1854-track-o': 'Every tile on {hex} must have track to Wien, at its side {edge}.',
  'refusal.1854-track-p': 'No tile {tile} is left.',
  'refusal.1854-upgrade-a':
    'Tile {tile} cannot be laid on {hex} now: the colours follow one another, green from phase 3, brown from phase 5, grey from phase 7.',
  'refusal.1854-upgrade-b': '{company} does not reach the track of {hex} and cannot upgrade it.',
  'refusal.1854-upgrade-c': 'Tile {tile} in this rotation would not keep all track of {hex}.',
  'refusal.1854-upgrade-d': 'The stations of the tile do not match those of {hex}.',
  'refusal.1854-upgrade-e': 'The two towns of {hex} become a city: tile 14, 15 or 619, not {tile}.',
  'refusal.1854-upgrade-f': 'Tiles marked W lie only in Wien, and Wien takes only those; {hex} does not fit.',
  'refusal.1854-upgrade-g': '{hex} can become only tile {tiles}, not {tile}.',
  'refusal.1854-upgrade-k':
    'A tunnel comes out of {hex} at side {edge}; the new tile may have no track there.',
  'refusal.1854-upgrade-l':
    'Tile {tile} in this rotation joins stations on {hex} that need room for {companies}, but has {circles, plural, one {# circle} other {# circles}}.',

  'refusal.1854-tunnel-a': '{company} has already built a tunnel this turn.',
  'refusal.1854-tunnel-b': 'No {tunnel, select, straight {straight} other {curved}} tunnel is left.',
  'refusal.1854-tunnel-c':
    'No tunnel can be built in {hex}: {because, select, city {a city is there} other {it is a red hex}}.',
  'refusal.1854-tunnel-d': 'The tunnel would come out of {hex} at side {edge}, where track is already.',
  'refusal.1854-tunnel-e':
    'The tunnel in {hex} must continue track that {company} reaches and that leads into the hex.',
  'refusal.1854-tunnel-f':
    '{because, select, third {There are two tunnels in {hex} already.} crossing {Two tunnels in {hex} may not cross.} other {Two tunnels in {hex} may not share a side.}}',
  'refusal.1854-tunnel-g':
    'The tunnel would come out of {hex} at side {edge}, {against, select, map_edge {at the edge of the map} other {where the next hex has no track}}.',
  'refusal.1854-tunnel-l':
    'The tunnel costs {cost}; the treasury of {company} has {cash}, and nobody may add to it.',
  'refusal.1854-tunnel-m': 'A tunnel comes out of {hex} at side {edge}; the tile may have no track there.',
  'refusal.1854-tunnel-n': 'Side {edge} of {hex} is kept for the track to Wien.',

  'refusal.1854-token-b': 'The next token of {company} costs {cost}; its treasury has {cash}.',
  'refusal.1854-token-c': '{company} does not reach this station in {hex}.',
  'refusal.1854-token-d': '{company} already has a token in {hex}; one per city is the limit.',
  'refusal.1854-token-e':
    '{because, select, all_used {All {markers} tokens of {company} are on the map.} occupied {All circles in {hex} are occupied: {companies}.} other {There is no circle in {hex}: tokens go in cities only.}}',
  'refusal.1854-token-f': 'The free circle in {hex} is reserved for the home of {companies}.',
  'refusal.1854-token-g':
    '{hex} is reserved for the homes of the local AGs until all three have operated; missing: {companies}.',

  'refusal.1854-run-a': '{company} has no {train} left to run. Each train runs one route.',
  'refusal.1854-run-b':
    'The route {route} does not work: it must join at least two different stops by track and end at stops.',
  'refusal.1854-run-c': 'The route {route} must call at one of the company’s tokens.',
  'refusal.1854-run-d': 'The route {route} passes through a city that is full of other companies’ tokens.',
  'refusal.1854-run-e': 'The route {route} has too many stops: a {train} calls at {range} at most.',
  'refusal.1854-run-f':
    'The route {route} has too many big stations: a {train} calls at {range} at most, and at any number of small ones.',
  'refusal.1854-run-g': 'A {train} calls at every stop of its route; only an 80x passes some.',
  'refusal.1854-run-h':
    'An 80x calls at {range} stops at most: at both ends of the route {route} and at a token of its company.',
  'refusal.1854-run-i': 'The route {route} visits the same place twice.',
  'refusal.1854-run-j': 'The route {route} passes through an off-board location, where routes must end.',
  'refusal.1854-run-k': 'Paris and Konstantinopel are for an 80x only, as an end of the route {route}.',
  'refusal.1854-run-l': 'The route {route} uses the same track twice.',
  'refusal.1854-run-n': 'The route {route} of the {train} shares track with the {other}.',
  'refusal.1854-run-o':
    '{company} cannot run a {train}: majors and local AGs run regular trains, local railways plus trains.',
  'refusal.1854-run-q': 'This run earns {total}, but {company} must earn {best}: {runs}.',
  'refusal.1854-dividend-e': '{company} has no revenue to pay out; the price falls as if it were withheld.',

  'refusal.1854-trains-c': '{company} has a route and must own a train: a {train} costs {price}.',
  'refusal.1854-trains-e':
    '{faceIs, select, none {The bank does not sell a {train} now. On sale: {trains}.} other {A {train} costs {face}, not {price}.}}',
  'refusal.1854-trains-f':
    '{faceIs, select, none {A {train} is on sale from phase 3 on, when the plus trains before it are gone. On sale: {trains}.} other {A {train} costs {face}, not {price}.}}',
  'refusal.1854-trains-g':
    '{faceIs, select, none {There is no {train} in the open pool. There are: {trains}.} other {A {train} costs {face}, not {price}.}}',
  'refusal.1854-trains-j': '{company} has reached its limit of {limit} trains.',
  'refusal.1854-trains-k':
    '{company} is at its limit and must give one of its trains to the open pool with this purchase: {trains}.',
  'refusal.1854-trains-l':
    '{companyIs, select, none {Trains cannot be given up voluntarily. Possible here: {possible}.} other {{company} is below its limit and gives up no train.}}',
  'refusal.1854-trade-a': 'Companies trade trains from phase 3 on; this is phase {phase}.',
  'refusal.1854-trade-b':
    '{minIs, select, none {{from} has no {train} to sell to this company.} other {The price of a traded train is at least {min}.}}',
  'refusal.1854-trade-d': 'Local AGs trade trains only among themselves, so {company} and {from} cannot.',
  'refusal.1854-trade-e':
    '{limitIs, select, none {The train costs {price}; the treasury of {company} has {cash}.} other {{company} has reached its limit of {limit} trains.}}',
  'refusal.1854-scrap-a': 'The scrap pool sells to local AGs only; {company} cannot buy a {train} there.',
  'refusal.1854-scrap-c': '{company} has no {train} to give up. It owns {trains}.',

  'refusal.1854-emergency-a':
    'The train costs {price}; the treasury of {company} has {treasury}. The director adds money only if the company must own a train and cannot pay for the cheapest one.',
  'refusal.1854-emergency-c': 'While the director adds money, a {train} costs {most} at most, not {price}.',
  'refusal.1854-emergency-e':
    'Selling fewer than {count} certificates of {company} would already raise the missing {missing}. You may not sell more than needed.',
  'refusal.1854-emergency-f':
    'A forced sale may not change the director: {director} would take over {company}.',
  'refusal.1854-emergency-g':
    'The train costs {price}, but treasury, cash and sales for {company} bring {means} at most.',
  'refusal.1854-emergency-h':
    'This train costs {price}, more than the {means} that can be raised for {company}. A cheaper one can be afforded.',
  'refusal.1854-emergency-k':
    'After this sale the missing {missing} could no longer be raised: only {raisable} would be.',
}
