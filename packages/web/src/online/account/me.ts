import { useEffect, useState } from 'preact/hooks'
import type { AccountChange, Me, Registration, Visitor } from '@stellwerk/protocol'
import { RequestFailed, request } from '../api.js'
import { keepInBrowser, keptInBrowser } from '../../settings/browser-store.js'
import { live } from '../socket.js'
import { ownZone } from './zones.js'

export type Door = Pick<Visitor, 'registration' | 'mail'>

/** Who uses this browser: an account or a guest, nobody (null), or not known yet (undefined). */
let me: Me | null | undefined
/** How people come in on this server; undefined while nobody has asked. */
let door: Door | undefined
const listeners = new Set<(me: Me | null | undefined) => void>()
let asked: Promise<void> | undefined

const place = 'stellwerk.signed-in'

/** Whether somebody was signed in when this browser last asked. */
export const wasSignedIn = (): boolean => keptInBrowser(place) === 'yes'

function become(next: Me | null): void {
  const isOther = next?.id !== me?.id
  if ((next !== null) !== wasSignedIn()) keepInBrowser(place, next ? 'yes' : 'no')
  me = next
  for (const listener of listeners) listener(me)
  // the socket belongs to whoever opened it
  if (isOther) live.restart()
}

async function ask(): Promise<void> {
  try {
    const visitor = await request<Visitor>('GET', '/session')
    door = visitor
    become(visitor.me)
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    asked = undefined
  }
}

/** Who uses this browser; asks the server the first time, unless it is enough to know whether anybody has asked. */
export function useMe(asks = true): Me | null | undefined {
  const [known, setKnown] = useState(me)
  useEffect(() => {
    listeners.add(setKnown)
    setKnown(me)
    if (me === undefined && asks) void (asked ??= ask())
    return () => void listeners.delete(setKnown)
  }, [])
  return known
}

/** How people come in on this server, once it has been asked who is here. */
export function useDoor(): Door | undefined {
  useMe()
  return door
}

export const signIn = async (name: string, password: string): Promise<void> =>
  become(await request<Me>('POST', '/session', { name, password }))

export const register = async (registration: Registration): Promise<void> =>
  become(await atHome(await request<Me>('POST', '/accounts', registration)))

export const enterAsGuest = async (name: string, invite: string): Promise<void> =>
  become(await atHome(await request<Me>('POST', '/guests', { name, invite })))

/** Somebody new has their nights where this browser is. */
async function atHome(newcomer: Me): Promise<Me> {
  const { notices } = newcomer
  const zone = ownZone()
  if (zone === notices.quiet.zone) return newcomer
  try {
    return await request<Me>('PATCH', '/me', {
      notices: { ...notices, quiet: { ...notices.quiet, zone } },
    } satisfies AccountChange)
  } catch (error) {
    // a zone that the server does not know can be chosen later
    if (error instanceof RequestFailed) return newcomer
    throw error
  }
}

export async function signOut(): Promise<void> {
  await request('DELETE', '/session')
  become(null)
}

/** Also ends the sessions of all other browsers. */
export async function signOutEverywhere(): Promise<void> {
  await request('DELETE', '/me/sessions')
  become(null)
}

/** Asks for a letter with which a new password can be set. */
export const askForRecovery = (who: string): Promise<void> => request('POST', '/recoveries', { who })

export const recover = (token: string, password: string): Promise<void> =>
  request('POST', '/recoveries/answer', { token, password })

export const changeAccount = async (change: AccountChange): Promise<void> =>
  become(await request<Me>('PATCH', '/me', change))

/** Another letter with the link that confirms the e-mail address; false if this server sends none. */
export async function askForLetter(): Promise<boolean> {
  try {
    await request('POST', '/me/confirmation')
    return true
  } catch (error) {
    if (error instanceof RequestFailed && error.code === 'not-found') return false
    throw error
  }
}

export async function deleteAccount(password: string | undefined): Promise<void> {
  await request('DELETE', '/me', password === undefined ? {} : { password })
  become(null)
}
