import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Table } from '@stellwerk/protocol'
import {
  closingTable,
  computerSeat,
  deputyChoice,
  freeing,
  handOverAnswer,
  handingOver,
  joining,
  seatAnswer,
  table as tableBody,
  tipsAnswer,
} from '@stellwerk/protocol'
import type { z } from 'zod'
import type { Asked } from '../accounts/index.js'
import { signedIn } from '../accounts/index.js'
import { seatComputer } from '../computers/seating.js'
import { nameDeputy } from '../clock/deputies.js'
import type { Services } from '../context.js'
import type { Account } from '../store/schema.js'
import { closeTable, keepOpen } from './close.js'
import { answerHandOver, handOver } from './hand-over.js'
import { renewInvite } from './invite.js'
import { params } from './params.js'
import type { TableAndSeats } from './read.js'
import { answerSeatRequest, askForPast } from './seat-requests.js'
import { freeSeatOf, joinTable, leaveTable } from './seats.js'
import { startTable } from './start.js'
import { answerTips, proposeTips } from './tips.js'
import { tableView } from './view.js'

const tags = ['tables']
const response = { 200: tableBody }
const config = { signedIn: true } as const

/** Who sits where: coming and going, substitutes, and the beginning and the end of a table. */
export function seatRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  /** Somebody changes a table, and sees how it is then. */
  const changing =
    <B>(work: (services: Services, table: string, account: Account, body: B) => Promise<TableAndSeats>) =>
    async (request: Asked<B>): Promise<Table> => {
      const account = signedIn(request)
      const table = await work(services, request.params.id, account, request.body)
      return tableView(table, account, services)
    }

  const told = <B extends z.ZodType>(summary: string, body: B) => ({
    config,
    schema: { tags, summary, params, body, response },
  })
  routes.post('/api/tables/:id/join', told('Take a seat', joining), changing(joinTable))
  routes.post(
    '/api/tables/:id/hand-over',
    told('Offer a seat to a substitute', handingOver),
    changing(handOver),
  )
  routes.post(
    '/api/tables/:id/hand-over-answer',
    told('Accept or decline an offered seat, or withdraw the offer', handOverAnswer),
    changing(answerHandOver),
  )
  routes.post(
    '/api/tables/:id/free-seat',
    told('Free the seat of a player who keeps the game waiting', freeing),
    changing(freeSeatOf),
  )
  routes.post(
    '/api/tables/:id/close',
    told('Close the table, or agree to close it', closingTable),
    changing(closeTable),
  )
  routes.post(
    '/api/tables/:id/seat-answer',
    told('Answer a request about a seat, or withdraw it', seatAnswer),
    changing(answerSeatRequest),
  )
  routes.post(
    '/api/tables/:id/tips-answer',
    told('Agree to tips for everyone, or end them', tipsAnswer),
    changing(answerTips),
  )
  routes.post(
    '/api/tables/:id/computer',
    told('Give a free seat to a computer, or free it again', computerSeat),
    changing(seatComputer),
  )
  routes.put('/api/tables/:id/deputy', told('Choose who may act for me', deputyChoice), changing(nameDeputy))

  const simple = [
    ['POST', 'leave', 'Leave the seat', leaveTable],
    ['POST', 'past', 'Ask to see earlier secret choices of your seat', askForPast],
    ['POST', 'start', 'Start the game', startTable],
    ['POST', 'tips', 'Propose tips for everyone', proposeTips],
    ['DELETE', 'close', 'Take back the agreement to close the table', keepOpen],
    ['POST', 'invite', 'Create a new invitation link', renewInvite],
  ] as const
  for (const [method, name, summary, work] of simple)
    routes.route({
      method,
      url: `/api/tables/:id/${name}`,
      config,
      schema: { tags, summary, params, response },
      handler: changing(work),
    })
}
