import { request } from '../api.js'

/** Asks this browser for notices and tells the server where to send them; false if the browser does not allow it. */
export async function subscribeToPush(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await request<{ key: string }>('GET', '/push-key')
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  await request('POST', '/me/push', { endpoint, keys })
  return true
}

export async function unsubscribeFromPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  await request('DELETE', '/me/push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
