import { registrationPolicy } from '@stellwerk/protocol'
import { z } from 'zod'

/** How a server runs. Every setting comes from the environment, and each has a default that works on one machine. */
export const config = z.object({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65_535).default(1873),
  /** Where people reach the server: for links in notices, origin checks and secure cookies. Empty: as they asked. */
  publicUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Without a public address: further names by which people reach the server, with commas between them. */
  hosts: z.string().default(''),
  /** `postgres://…`; without it a file in the data folder. */
  databaseUrl: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  dataFolder: z.string().min(1).default('data'),
  /** The built web client; empty for a server without one. */
  siteFolder: z.string().default(''),
  /** How many proxies in front of the server are trusted to tell addresses and the use of TLS; `true` is one. */
  trustProxy: z
    .union([z.coerce.number().int().min(0).max(16), z.stringbool().transform((isThere) => (isThere ? 1 : 0))])
    .default(0),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Connections for mail, such as `smtp://user:secret@mail.example.org:587`; empty for no mail. */
  smtpUrl: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  mailFrom: z.string().default(''),
  /** Keys of Web Push; drawn and kept in the data folder if not given. */
  vapidPublicKey: z.string().default(''),
  vapidPrivateKey: z.string().default(''),
  /** Whether notices may go to addresses of the server's own network. */
  privateWebhooks: z.stringbool().default(false),
  /** How long a turn lasts before its player is told of it: whoever is at the table needs no notice. */
  noticeDelaySeconds: z.coerce.number().int().min(0).max(86_400).default(30),
  /** Who may register: everybody, whoever has an invitation of the operator, nobody. */
  registration: registrationPolicy.default('open'),
  sessionDays: z.coerce.number().int().min(1).max(3650).default(90),
  /** Tables nobody started, and guests without a table, go after this many days. */
  keepOpenTablesDays: z.coerce.number().int().min(1).max(36_500).default(30),
  /** For how many days a game waits for a player before the host may free the seat. */
  freeSeatDays: z.coerce.number().int().min(1).max(3650).default(7),
  /** Uploaded games with which nobody goes on go after this many days. */
  keepUploadsDays: z.coerce.number().int().min(1).max(36_500).default(365),
  /** How long a request may take to arrive, and its answer to be read. */
  requestSeconds: z.coerce.number().int().min(1).max(3600).default(60),
  /**
   * What one account, or all strangers at one address, may ask for in a minute, by requests and over sockets; failed sign-ins of one address or for one name in a quarter of an hour.
   */
  requestsPerMinute: z.coerce.number().int().min(1).default(600),
  signInsPerQuarterHour: z.coerce.number().int().min(1).default(20),
  /** New accounts and guests of one address in an hour. */
  registrationsPerHour: z.coerce.number().int().min(1).default(60),
  /** Game files that one account or one address uploads in an hour. */
  uploadsPerHour: z.coerce.number().int().min(1).default(30),
  /** Messages that one person says in a minute, at all tables together. */
  chatPerMinute: z.coerce.number().int().min(1).default(20),
  /** Sockets that are open at the same time, from one address and of one account. */
  socketsPerAddress: z.coerce.number().int().min(1).default(200),
  socketsPerAccount: z.coerce.number().int().min(1).default(30),
  /** Games under way of which one account is the host. */
  runningTablesPerAccount: z.coerce.number().int().min(1).default(200),
  /** How many entries lie between two snapshots of a game. */
  snapshotEvery: z.coerce.number().int().min(1).default(50),
  /** Games that nobody looked at for this long leave the memory. */
  idleGameMinutes: z.coerce.number().min(0).default(5),
})

export type Config = z.infer<typeof config>
