import type { Running } from './serve.js'

/** The longest wait for clients that do not disconnect. */
const patience = 10_000

/**
 * Waits until the system or the person at the keyboard asks the server to stop, and stops it. Asking twice means not
 * waiting.
 */
export async function untilStopped(
  running: Running,
  exit: () => void = () => process.exit(1),
): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
  process.once('SIGTERM', exit)
  process.once('SIGINT', exit)
  const timer = setTimeout(exit, patience)
  try {
    await running.close()
  } finally {
    clearTimeout(timer)
    process.off('SIGTERM', exit)
    process.off('SIGINT', exit)
  }
}
