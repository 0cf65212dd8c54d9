/** Who a program is, and whether it may go on: its token, its limit and its roles. Refusals are audited, once a window. */
import type { Request as HttpRequest, Response } from 'express'
import { rolesAllow } from '../../../shared/contracts/operation'
import type { ApiCall } from '../../../shared/selectionApi/apiCalls'
import type { Audit } from '../../access/audit'
import type { FloodLimit } from '../../access/floodLimit'
import { networkOf, type Throttle } from '../../access/throttle'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { ApiError } from '../../errors/apiError'
import type { Clock } from '../../process/clock'
import { clientAddress } from '../../request/clientAddress'
import { deviceOf } from '../../request/deviceOf'
import { leaving } from '../../request/leaving'
import { clientId } from '../../services/account/clientId'
import { rolesOfProgram } from '../../services/programs/rolesOfProgram'
import type { ServiceCall } from '../../services/service'
import { createServiceTokens, type TokenHolder } from '../../services/serviceTokens'

const { perAddress, perAccount, windowMinutes, auditMinutes } = limits.programs

const accountKey = ({ id }: TokenHolder) => `program-account:${id}`

interface Admitted {
  call: ServiceCall
  counted: Promise<void>
}

interface DoorParts {
  db: Database
  clock: Clock
  audit: Audit
  floods: FloodLimit
  throttle: Throttle
}

export function createProgramDoor({ db, clock, audit, floods, throttle }: DoorParts) {
  const tokens = createServiceTokens(db, clock)

  /** Each node limits the requests of an address by itself, before the database is asked. */
  function admitAddress(request: HttpRequest): void {
    const key = `program:${networkOf(clientAddress(request))}`
    if (floods.take(key, { max: perAddress, windowMinutes })) return
    throw new ApiError('limit', { headers: { 'retry-after': String(windowMinutes * 60) } })
  }

  /**
   * The call of a program for the operation of `api`, if it may make it, and its count against the limit, which rejects
   * a request too many. What changes nothing may be worked out meanwhile, as often as the node admits it by itself.
   */
  async function admit(request: HttpRequest, response: Response, { operation }: ApiCall): Promise<Admitted> {
    const holder = await holderOf(request)
    request.program = holder.email
    const counted = countAccount(request, response, holder)
    const roles = rolesOfProgram(holder.roles, holder.companyRoles)
    const isAllowed = rolesAllow(operation, roles)
    const mayBegin = floods.take(accountKey(holder), { max: perAccount, windowMinutes })
    if (!isAllowed || operation.changes !== 'nothing' || !mayBegin) await counted
    if (isAllowed) return { call: callOf(request, holder, roles), counted }
    await note(request, 'role', holder)
    throw new ApiError('role', { headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' } })
  }

  async function holderOf(request: HttpRequest): Promise<TokenHolder> {
    const authorization = request.get('authorization') ?? ''
    if (!authorization) throw new ApiError('token', { headers: { 'www-authenticate': 'Bearer' } })
    const holder = await tokens.holderOf(new Request('http://program/', { headers: { authorization } }), 'suite')
    const isProgram = holder && clientId.safeParse(holder.email).success
    if (isProgram && holder.expiresAt > clock.now()) return holder
    const problem = isProgram ? 'expired' : 'token'
    await note(request, problem, isProgram ? holder : undefined)
    throw new ApiError(problem, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  }

  /** Counts a request of the account, on whichever node, and says how many are left (draft-ietf-httpapi-ratelimit). */
  async function countAccount(request: HttpRequest, response: Response, holder: TokenHolder): Promise<void> {
    const rule = { max: perAccount, windowMinutes, mayBeLost: true } as const
    const { isTaken, left, endsAt } = await throttle.takeShown(accountKey(holder), rule)
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000))
    response.setHeader('ratelimit-policy', `"account";q=${perAccount};w=${windowMinutes * 60}`)
    response.setHeader('ratelimit', `"account";r=${left};t=${seconds}`)
    if (isTaken) return
    await note(request, 'limit', holder)
    throw new ApiError('limit', { headers: { 'retry-after': String(seconds) } })
  }

  /** Records a refusal, unless one of the same kind was recorded in this window. */
  async function note(request: HttpRequest, reason: string, holder?: TokenHolder): Promise<void> {
    const address = clientAddress(request)
    const key = `program-refusal:${reason}:${holder?.id ?? networkOf(address)}`
    const once = { max: 1, windowMinutes: auditMinutes }
    // The node remembers it too, so that a flood of refusals does not reach the database.
    if (!floods.take(key, once) || !(await throttle.take(key, once))) return
    const { path: target, requestId } = request
    const entry = {
      event: 'access',
      outcome: 'refused',
      target,
      address,
      requestId,
      detail: { program: reason },
    } as const
    await audit.record({ ...entry, ...(holder && { actor: holder.email }) })
  }

  function callOf(request: HttpRequest, holder: TokenHolder, roles: ReturnType<typeof rolesOfProgram>): ServiceCall {
    const { id, companyId, email, fullName, issuedAt: tokenIssuedAt } = holder
    const caller = {
      ...{ id, companyId, email, fullName, roles, tokenIssuedAt },
      ...{ isNewEngineEnabled: false, isTemporary: false, mustSetUp: false },
      token: { confirmedQuestions: [] },
    }
    const noSession = async () => {
      throw new Error('a program has no session whose token could be changed')
    }
    return {
      ...{ caller, signingIn: undefined, requireCaller: () => caller },
      ...{ requestId: request.requestId, address: clientAddress(request), device: deviceOf(request.get('user-agent')) },
      ...{ session: undefined, now: clock.now(), signal: leaving(request) },
      ...{ issueToken: noSession, revokeToken: noSession },
    }
  }

  return { admitAddress, admit }
}
