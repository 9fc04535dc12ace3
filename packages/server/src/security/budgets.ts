import type { Account } from '../store/schema.js'
import { Budget } from './budget.js'

/** A club plays behind one address, so an address has this many times what one person has. */
const club = 10

/**
 * How much somebody may ask of the process, by requests and over sockets together. People who are signed in have their
 * own budget; strangers share that of their address. All at one address together have no more than a club needs.
 */
export class Budgets {
  private readonly ofAccount: Budget
  private readonly ofStrangers: Budget
  private readonly ofAddress: Budget

  constructor(requestsPerMinute: number, elapsed: () => number) {
    this.ofAccount = new Budget(requestsPerMinute, elapsed)
    this.ofStrangers = new Budget(requestsPerMinute, elapsed)
    this.ofAddress = new Budget(club * requestsPerMinute, elapsed)
  }

  /** Before it is known who asks: charges the budget of the address. Returns 0, or how many milliseconds to wait. */
  atAddress(address: string, cost: number): number {
    return this.ofAddress.take(address, cost)
  }

  /** When it is known who asks. */
  ofPerson(account: Account | null, address: string, cost: number): number {
    return account ? this.ofAccount.take(account.id, cost) : this.ofStrangers.take(address, cost)
  }

  /** Both at once, over a socket; whether there was enough. */
  spend(account: Account | null, address: string, cost: number): boolean {
    return this.atAddress(address, cost) === 0 && this.ofPerson(account, address, cost) === 0
  }
}
