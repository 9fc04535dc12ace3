import type { TableRecord } from '../store/schema.js'

/** What is asked of everybody about a seat, as the table's row keeps it. */
export interface StoredRequest {
  readonly id: string
  readonly kind: 'seat' | 'past'
  /** The player whose seat it is about. */
  readonly seat: string
  /** Who asks. */
  readonly account: string
  /** Whose consent is still missing. */
  readonly needs: readonly string[]
}

export const requestsOf = ({ seat_requests }: Pick<TableRecord, 'seat_requests'>): readonly StoredRequest[] =>
  JSON.parse(seat_requests) as StoredRequest[]
