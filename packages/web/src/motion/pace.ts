/** How long anything moves, in milliseconds. */
const duration = 180

/** How things move; undefined for a reader who wants no motion. */
export function pace(): KeyframeAnimationOptions | undefined {
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'reduced'
  return isStill ? undefined : { duration, easing: 'ease-out' }
}
