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
  id,
  joining,
  seatAnswer,
  table as tableBody,
  tipsAnswer,
} from '@stellwerk/protocol'
import { z } from 'zod'
import type { Asked } from '../accounts/index.js'
import { signedIn } from '../accounts/index.js'
import { seatComputer } from '../computers/seating.js'
import { nameDeputy } from '../clock/deputies.js'
import type { Services } from '../context.js'
import type { Account } from '../store/schema.js'
import { closeTable, keepOpen } from './close.js'
import { answerHandOver, handOver } from './hand-over.js'
import { renewInvite } from './invite.js'
import type { TableAndSeats } from './read.js'
import { answerSeatRequest, askForPast } from './seat-requests.js'
import { freeSeatOf, joinTable, leaveTable } from './seats.js'
import { startTable } from './start.js'
import { answerTips, proposeTips } from './tips.js'
import { tableView } from './view.js'

const tags = ['tables']
const params = z.object({ id })
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

  const withBody = <B extends z.ZodType>(
    method: 'POST' | 'PUT',
    name: string,
    summary: string,
    body: B,
    work: (services: Services, table: string, account: Account, body: z.output<B>) => Promise<TableAndSeats>,
  ): void => {
    app.route({
      method,
      url: `/api/tables/:id/${name}`,
      config,
      schema: { tags, summary, params, body, response },
      handler: changing(work) as never,
    })
  }
  withBody('POST', 'join', 'Take a seat', joining, joinTable)
  withBody('POST', 'hand-over', 'Offer a seat to a substitute', handingOver, handOver)
  withBody(
    'POST',
    'hand-over-answer',
    'Take an offered seat, decline it, or take the offer back',
    handOverAnswer,
    answerHandOver,
  )
  withBody('POST', 'free-seat', 'Free the seat of somebody who keeps the game waiting', freeing, freeSeatOf)
  withBody('POST', 'close', 'Close the table, or agree to it', closingTable, closeTable)
  withBody(
    'POST',
    'seat-answer',
    'Agree to what somebody asks about a seat, decline it, or take it back',
    seatAnswer,
    answerSeatRequest,
  )
  withBody(
    'POST',
    'computer',
    'Give a free seat to a computer, or take it away again',
    computerSeat,
    seatComputer,
  )
  withBody('PUT', 'deputy', 'Say who may act for me', deputyChoice, nameDeputy)

  const simple = [
    ['POST', 'leave', 'Leave the seat', leaveTable],
    ['POST', 'past', 'Ask to see what was chosen in secret on your seat before', askForPast],
    ['POST', 'start', 'Start the game', startTable],
    ['POST', 'tips', 'Propose tips for everybody', proposeTips],
    ['DELETE', 'close', 'Take back the agreement to close the table', keepOpen],
    ['POST', 'invite', 'Draw a new link for invitations', renewInvite],
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
