import type { BrowserContext, WebSocketRoute } from 'playwright-core'

/**
 * The connection of one browser, which can be cut. Going offline alone would leave a socket open that is already there:
 * so its sockets go through here.
 */
export class Line {
  private readonly sockets = new Set<WebSocketRoute>()
  private isCut = false

  private constructor(private readonly context: BrowserContext) {}

  /** Has to be laid before the browser opens its first page. */
  static async of(context: BrowserContext): Promise<Line> {
    const line = new Line(context)
    await context.routeWebSocket(/\/api\/live$/, async (socket) => {
      if (line.isCut) return socket.close()
      socket.connectToServer()
      line.sockets.add(socket)
    })
    return line
  }

  async cut(): Promise<void> {
    this.isCut = true
    await this.context.setOffline(true)
    await Promise.all([...this.sockets].map((socket) => socket.close()))
    this.sockets.clear()
  }

  async mend(): Promise<void> {
    this.isCut = false
    await this.context.setOffline(false)
  }
}
