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
import { bearerIn, type ServiceCall } from '../../services/service'
import { createServiceTokens, type TokenHolder } from '../../services/serviceTokens'
import { createLastAdmitted } from './lastAdmitted'

const { perAddress, perAccount, windowMinutes, auditMinutes } = limits.programs

const accountPrefix = 'program-account:'

const tokenIn = (request: HttpRequest) => bearerIn(request.get('authorization') ?? '')

interface DoorParts {
  db: Database
  clock: Clock
  audit: Audit
  floods: FloodLimit
  throttle: Throttle
}

export function createProgramDoor({ db, clock, audit, floods, throttle }: DoorParts) {
  const limit = { throttle, prefix: accountPrefix, max: perAccount, windowMinutes, mayBeLost: true } as const
  const countedHolderOf = createServiceTokens(db, clock).counting('suite', limit)
  const lastAdmitted = createLastAdmitted(clock)

  /** Each node limits the requests of an address by itself, before the database is asked. */
  function admitAddress(request: HttpRequest): void {
    const key = `program:${networkOf(clientAddress(request))}`
    if (floods.take(key, { max: perAddress, windowMinutes })) return
    throw new ApiError('limit', { headers: { 'retry-after': String(windowMinutes * 60) } })
  }

  /**
   * The call of a program that this node admitted lately, for work that changes nothing: it may begin while `admit` asks
   * the database, as often as the node allows by itself. Only if `admit` gives the same call, the program gets the answer.
   */
  function early(request: HttpRequest, { operation }: ApiCall): ServiceCall | undefined {
    const holder = operation.changes === 'nothing' ? lastAdmitted.of(tokenIn(request) ?? '') : undefined
    if (!holder || holder.expiresAt <= clock.now()) return undefined
    return floods.take(accountPrefix + holder.id, { max: perAccount, windowMinutes })
      ? callOf(request, holder)
      : undefined
  }

  /** The call of a program for the operation of `api`, if its token, its limit and its roles admit it. */
  async function admit(request: HttpRequest, response: Response, { operation }: ApiCall): Promise<ServiceCall> {
    const token = tokenIn(request)
    try {
      const holder = await admitted(request, response, token)
      const call = callOf(request, holder)
      if (rolesAllow(operation, call.caller!.roles)) {
        lastAdmitted.remember(token!, holder)
        return call
      }
      await note(request, 'role', holder)
      throw new ApiError('role', { headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' } })
    } catch (error) {
      lastAdmitted.forget(token ?? '')
      throw error
    }
  }

  /** The holder of the token, who is counted on all nodes, and is told how many requests are left. */
  async function admitted(request: HttpRequest, response: Response, token: string | undefined): Promise<TokenHolder> {
    if (!request.get('authorization')) throw new ApiError('token', { headers: { 'www-authenticate': 'Bearer' } })
    const { holder, shown } = token ? await countedHolderOf(token) : {}
    const isProgram = holder && clientId.safeParse(holder.email).success
    if (!isProgram || !shown) {
      const problem = isProgram ? 'expired' : 'token'
      await note(request, problem, isProgram ? holder : undefined)
      throw new ApiError(problem, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
    }
    request.program = holder.email
    const { isTaken, left, endsAt } = shown
    // Draft-ietf-httpapi-ratelimit.
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000))
    response.setHeader('ratelimit-policy', `"account";q=${perAccount};w=${windowMinutes * 60}`)
    response.setHeader('ratelimit', `"account";r=${left};t=${seconds}`)
    if (isTaken) return holder
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

  function callOf(request: HttpRequest, holder: TokenHolder): ServiceCall {
    const roles = rolesOfProgram(holder.roles, holder.companyRoles)
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

  return { admitAddress, early, admit }
}
