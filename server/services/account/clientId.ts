/** The name with which a service account signs in. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { clientIdPattern } from '../../../shared/accounts/clientId'

export function newClientId(): string {
  return `svc-${randomBytes(6).toString('hex')}`
}

export const clientId = z.string().regex(clientIdPattern)
