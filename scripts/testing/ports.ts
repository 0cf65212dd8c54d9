/** Finds free loopback ports, and waits until a program listens. */
import { createServer } from 'node:net'

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Polls `isThere`; throws if `name` is not there within 30 s. */
export async function until(name: string, isThere: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    if (await isThere()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${name} did not answer within 30 s`)
}
