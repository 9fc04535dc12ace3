import webPush from 'web-push'
import { z } from 'zod'
import { noticesOf } from '../accounts/settings.js'
import type { Context } from '../context.js'
import { metrics } from '../operate/metrics.js'
import type { Account } from '../store/schema.js'
import { mailerOf } from './mail.js'
import { post } from './post.js'
import { pushKeys } from './push-keys.js'
import type { Wording } from './texts.js'

/** One way of telling somebody; does nothing for those who do not want it. Throws if it may succeed later. */
export type Way = (account: Account, wording: Wording, table: string) => Promise<void>

/** How long a push service keeps a notice for a browser that is away, in seconds. */
const keptFor = 24 * 60 * 60

const isDone = (status: number): boolean => status >= 200 && status < 300

/** Throws if the other side has trouble that may pass; any other answer is final. */
function settle(way: string, status: number): void {
  if (status === 408 || status === 429 || status >= 500) throw new Error(`answered with ${status}`)
  count(way, isDone(status))
}

function byWebhook({ config }: Context): Way {
  return async (account, { text, link }) => {
    const { webhook } = noticesOf(account)
    if (webhook !== '') await postMessage(config, webhook, `${text} ${link}`)
  }
}

/** Says something in a channel of a chat program. */
export async function postMessage(
  { privateWebhooks }: Pick<Context['config'], 'privateWebhooks'>,
  address: string,
  message: string,
): Promise<void> {
  const status = await post(address, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: message, content: message }),
    inside: privateWebhooks,
  })
  settle('webhook', status)
}

function byMail({ config }: Context): Way {
  const send = mailerOf(config)
  return async (account, { subject, mail }) => {
    const { email, email_confirmed } = account
    if (!send || !noticesOf(account).email || email === null || email_confirmed !== 1) return
    await send({ to: email, subject, text: mail })
    count('email', true)
  }
}

const subscriptionKeys = z.object({ p256dh: z.string(), auth: z.string() })

function byPush(context: Context): Way {
  const { config, store } = context
  const contact =
    config.mailFrom === '' ? 'operator@example.invalid' : config.mailFrom.replace(/^.*<|>.*$/g, '')
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${contact}`
  return async (account, wording, table) => {
    if (!noticesOf(account).push) return
    const subscriptions = await store.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('account', '=', account.id)
      .execute()
    const payload = JSON.stringify({
      title: wording.subject,
      body: wording.text,
      link: wording.link,
      tag: table,
    })
    const vapidDetails = { subject, ...(await pushKeys(context)) }
    const sent = subscriptions.map(async ({ endpoint, keys }) => {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: subscriptionKeys.parse(JSON.parse(keys)) },
        payload,
        // a later notice of the same table takes the place of one that is still waiting
        { vapidDetails, TTL: keptFor, urgency: 'normal', topic: table.slice(0, 32) },
      )
      const status = await post(endpoint, { headers, body, inside: config.privateWebhooks })
      settle('push', status)
      // the browser has taken its subscription back
      if (status === 404 || status === 410)
        await store.write((transaction) =>
          transaction.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute(),
        )
    })
    const outcomes = await Promise.allSettled(sent)
    const [failed] = outcomes.filter(({ status }) => status === 'rejected')
    // being told in one browser is enough
    if (failed && outcomes.every(({ status }) => status === 'rejected'))
      throw (failed as PromiseRejectedResult).reason
  }
}

const count = (way: string, done: boolean): void =>
  metrics.notices.inc({ way, result: done ? 'sent' : 'refused' })

/** Every way there is, by its name. */
export const waysOf = (context: Context): Readonly<Record<string, Way>> => ({
  webhook: byWebhook(context),
  email: byMail(context),
  push: byPush(context),
})
