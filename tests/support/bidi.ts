/** A connection to a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands, and events. */

type Params = Record<string, unknown>

interface Told {
  id?: number | null
  type: 'success' | 'error' | 'event'
  method?: string
  params?: never
  result?: unknown
  error?: string
  message?: string
}

export type Connection = Awaited<ReturnType<typeof connectTo>>

/** Connects to the WebSocket at `address`. If the connection ends, every command that waits fails. */
export async function connectTo(address: string) {
  const waiting = new Map<number, { method: string; resolve: (result: never) => void; reject: (why: Error) => void }>()
  const listeners: [method: string, listener: (event: never) => void][] = []
  const socket = new WebSocket(address)
  let sent = 0

  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told
    if (told.type === 'event')
      for (const [method, listener] of listeners) if (method === told.method) listener(told.params as never)
    const command = waiting.get(told.id ?? 0)
    if (!command) return
    waiting.delete(told.id ?? 0)
    if (told.type === 'success') command.resolve(told.result as never)
    else command.reject(new Error(`${command.method}: ${told.error}: ${told.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has ended`))
    waiting.clear()
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
  })

  return {
    send<Result>(method: string, params: Params = {}): Promise<Result> {
      const id = ++sent
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise<Result>((resolve, reject) => void waiting.set(id, { method, resolve, reject }))
    },
    /** Calls `listener` with the parameters of each event of this name. */
    on<Event>(method: string, listener: (event: Event) => void): void {
      listeners.push([method, listener])
    },
    close: () => socket.close(),
  }
}
