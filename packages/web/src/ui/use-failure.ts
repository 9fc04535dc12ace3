import { useCallback, useState } from 'preact/hooks'

/** Hands an error from outside of drawing to the error boundary around: `work().catch(fail)`. */
export function useFailure(): (error: unknown) => void {
  const [failure, setFailure] = useState<Error | null>(null)
  if (failure) throw failure
  return useCallback((error) => setFailure(error instanceof Error ? error : new Error(String(error))), [])
}
