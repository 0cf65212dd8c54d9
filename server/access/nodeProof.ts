/** How a node authenticates itself at the service port of another node: by a keyed hash over its request. */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { limits } from '../config/limits'
import type { Clock } from '../process/clock'

/** The header that carries the proof: when it was made [ms since 1970], and the hash. */
export const proofHeader = 'x-node-proof'

/** Headers about the client and its rights. They are trusted only with a proof, which covers them. */
const covered = [
  'authorization',
  'x-request-id',
  'x-client-address',
  'x-client-device',
  'x-impersonator',
  'x-session',
] as const

/** A request as it is sent: the path with its query, and the exact bytes of the body. */
export interface Sent {
  method: string
  path: string
  headers: Headers
  body: string | Buffer
}

/** The nodes share their secrets: the first signs, all verify. The derived key is used for nothing else. */
export function createNodeProof(secrets: readonly string[], clock: Clock) {
  const keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', 'coilworks node proof', 32)))

  function hashOf({ method, path, headers, body }: Sent, at: string, key: Buffer): Buffer {
    const values = covered.map(name => headers.get(name))
    const content = createHash('sha256').update(body).digest('base64url')
    return createHmac('sha256', key)
      .update(JSON.stringify([at, method, path, ...values, content]))
      .digest()
  }

  return {
    make(sent: Sent): string {
      const at = String(clock.now().getTime())
      return `${at}.${hashOf(sent, at, keys[0]!).toString('base64url')}`
    },

    /** Whether a node sent this within the last minutes; there is a tolerance because the clocks of nodes differ. */
    isGood(sent: Sent): boolean {
      const [, at = '', given = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(sent.headers.get(proofHeader) ?? '') ?? []
      if (given === '' || Math.abs(clock.now().getTime() - Number(at)) > limits.nodeProofMs) return false
      const hash = Buffer.from(given, 'base64url')
      return keys.some(key => timingSafeEqual(hash, hashOf(sent, at, key)))
    },
  }
}

export type NodeProof = ReturnType<typeof createNodeProof>
