import type { Table } from '@stellwerk/protocol'
import { computerName } from '../computers/seats.js'
import { namer } from '../session/names.js'
import type { Moment, Session } from '../session/session.js'

type Seat = Pick<Table['seats'][number], 'name' | 'person' | 'computer'>

/** What a seat is called; a computer's name has its sign. */
export const seatName = ({ name, computer }: Pick<Seat, 'name' | 'computer'>): string =>
  computer === null ? name : computerName(name)

/** Puts the names of the seats in the place of their ids. */
export const namerOf = ({ seats }: Pick<Table, 'seats'>): Session['named'] =>
  namer(Object.fromEntries(seats.map((seat) => [seat.player, seatName(seat)])))

export const isTaken = ({ person, computer }: Pick<Seat, 'person' | 'computer'>): boolean =>
  person !== null || computer !== null

/** Whether a computer that sits at the table did something. */
export const isComputers = ({ seats }: Pick<Table, 'seats'>, action: Moment['action']): boolean =>
  seats.some(({ player, computer }) => computer !== null && player === action?.player)
