/** The name that a service account signs in by. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'

export function newClientId(): string {
  return `svc-${randomBytes(6).toString('hex')}`
}

export const clientId = z.string().regex(/^svc-[0-9a-f]{12}$/)
