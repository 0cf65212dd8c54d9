/** The shape of an entry in the table of contracts. */
import { z } from 'zod'
import { holdsAny, type Role } from '../access/roles'
import type { Effect } from './changes'

/** The services that the gateway knows. Each is one upstream. */
export const services = [
  'AccountService.svc',
  'AdminService.svc',
  'DesignService.svc',
  'EnterpriseWebAppService.svc',
  'RandDService.svc',
] as const
export type Service = (typeof services)[number]

interface OperationFacts<Request extends z.ZodType, Response extends z.ZodType> {
  service: Service
  /** The last part of its address; the same as the name it is exported under. */
  name: string
  /** Who may call it: everyone, anyone signed in, or the holders of any one of these roles. */
  access: 'open' | 'login' | readonly Role[]
  /** Asked beside `access`: any one of these roles as well. */
  also?: readonly Role[]
  /** Holders of any of these are refused although their access would do. */
  notFor?: readonly Role[]
  /** Refused to somebody who acts as another person although what it changes would pass. */
  refuses?: readonly 'impersonated'[]
  /** Needs clearance by a security question. */
  secured?: true
  /** Needs the password, or the answer to the security question, of the last minutes: see `limits.proofMinutes`. */
  proved?: true
  /** Asked again and again by a page that waits: it is no sign that somebody is there, and keeps no session from its end. */
  polled?: true
  /** Largest request body [bytes]; the table of limits' JSON size where none is given. */
  bodyLimit?: number
  request: Request
  response: Response
}

export type Operation<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = OperationFacts<
  Request,
  Response
> &
  Effect<'POST'>

/** The request of an operation that takes no payload. */
export const nothing = z.strictObject({})

/** Checks an entry's types and keeps them exact. */
export function operation<const Entry extends Operation>(entry: Entry): Entry {
  return entry
}

export type RequestOf<O extends Operation> = z.infer<O['request']>
export type ResponseOf<O extends Operation> = z.infer<O['response']>

/** What decides on access to an operation, or to a call by address. */
export type Guarded = Pick<
  Operation,
  'name' | 'access' | 'also' | 'notFor' | 'secured' | 'proved' | 'refuses' | 'changes'
>

/** Whether the holder of `held` may call it, as far as roles decide. */
export function rolesAllow({ access, also, notFor }: Guarded, held: readonly Role[]): boolean {
  if (notFor && holdsAny(held, notFor)) return false
  if (also && !holdsAny(held, also)) return false
  return typeof access === 'string' || holdsAny(held, access)
}

export function isService(name: string): name is Service {
  return (services as readonly string[]).includes(name)
}
