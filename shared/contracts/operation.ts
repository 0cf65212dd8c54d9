/** The shape of an entry in the table of contracts. */
import { z } from 'zod'
import { holdsAny, type Role } from '../access/roles'
import type { Effect } from './changes'

/** The services that the gateway knows. Each is one upstream. */
export const services = [
  'AccountService.svc',
  'AdminService.svc',
  'AirCoolerService.svc',
  'CircuitryService.svc',
  'DesignService.svc',
  'EconomizerService.svc',
  'EnterpriseWebAppService.svc',
  'GasService.svc',
  'MistService.svc',
  'RandDService.svc',
] as const
export type Service = (typeof services)[number]

/**
 * What an operation asks of a schema of zod. All of `ZodType` would be compared, member by member, for each operation of
 * each service, which took a tenth of the time of type checking.
 */
interface Schema {
  readonly _zod: { readonly output: unknown }
  safeParse(value: unknown): z.ZodSafeParseResult<unknown>
}

interface OperationFacts<Request extends Schema, Response extends Schema> {
  service: Service
  /** The last part of its address; the same as the name of its export. */
  name: string
  /** Who may call it: everyone, everyone signed in, or holders of any of these roles. */
  access: 'open' | 'login' | readonly Role[]
  /** Required in addition to `access`: any of these roles. */
  also?: readonly Role[]
  /** Holders of any of these roles are refused, even if `access` allows them. */
  notFor?: readonly Role[]
  /** Refused while impersonating, even if `changes` would allow it. */
  refuses?: readonly 'impersonated'[]
  /** Needs clearance by a security question. */
  secured?: true
  /** Needs the password or the answer to the security question, given recently: see `limits.proofMinutes`. */
  proved?: true
  /** Polled by a waiting page: it is not a sign of activity, so it does not extend the session. */
  polled?: true
  /** Largest request body [bytes]; if absent, the JSON size in the table of limits. */
  bodyLimit?: number
  request: Request
  response: Response
}

export type Operation<Request extends Schema = Schema, Response extends Schema = Schema> = OperationFacts<
  Request,
  Response
> &
  Effect<'POST'>

/** The request of an operation that takes no payload. */
export const nothing = z.strictObject({})

/** Checks the types of an entry and keeps its literal types. */
export function operation<const Entry extends Operation>(entry: Entry): Entry {
  return entry
}

export type RequestOf<O extends Operation> = z.infer<O['request']>
export type ResponseOf<O extends Operation> = z.infer<O['response']>

/** The fields that decide on access to an operation or a REST call. */
export type Guarded = Pick<
  Operation,
  'name' | 'access' | 'also' | 'notFor' | 'secured' | 'proved' | 'refuses' | 'changes'
>

/** Whether a holder of the roles `held` may call it. Other conditions are checked elsewhere. */
export function rolesAllow({ access, also, notFor }: Guarded, held: readonly Role[]): boolean {
  if (notFor && holdsAny(held, notFor)) return false
  if (also && !holdsAny(held, also)) return false
  return typeof access === 'string' || holdsAny(held, access)
}

export function isService(name: string): name is Service {
  return (services as readonly string[]).includes(name)
}
