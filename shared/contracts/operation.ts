/** The shape of an entry in the table of contracts. */
import { z } from 'zod'
import type { Role } from '../roles'

/** The services that the gateway knows. Each is one upstream. */
export const services = ['AccountService.svc', 'DesignService.svc'] as const
export type Service = (typeof services)[number]

export interface Operation<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  service: Service
  /** The last part of its address; the same as the name it is exported under. */
  name: string
  method: 'GET' | 'POST'
  /** Who may call it: everyone, anyone signed in, or the holders of any one of these roles. */
  access: 'open' | 'login' | readonly Role[]
  /** Kinds of session that are refused although their access would do. */
  refuses?: readonly ('impersonated' | 'temporary-password')[]
  /** Needs clearance by a security question. */
  secured?: true
  /** GET with an effect: needs the token and same-origin proof like any other method. */
  effect?: true
  /** Largest request body [bytes]; the table of limits' JSON size where none is given. */
  bodyLimit?: number
  request: Request
  response: Response
}

/** The request of an operation that takes no payload. */
export const nothing = z.strictObject({})

/** Checks an entry's types and keeps them exact. */
export function operation<const Entry extends Operation>(entry: Entry): Entry {
  return entry
}

export type RequestOf<O extends Operation> = z.infer<O['request']>
export type ResponseOf<O extends Operation> = z.infer<O['response']>

export function isService(name: string): name is Service {
  return (services as readonly string[]).includes(name)
}
