/** As long as a frame takes from being drawn to being seen. */
const presentation = 20
/** A page that nobody sees draws no frames. */
const atMost = 150

/** When what has changed just now is on the screen: work that nobody waits for begins then, and not beside the drawing. */
export const onScreen = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atMost)
    requestAnimationFrame(() => setTimeout(resolve, presentation))
  })
