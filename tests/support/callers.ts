/** The callers of the access matrix, each with a session of its own kind, new whenever one is asked for. */
import { tokenHash } from '../../server/services/service'
import { type Role, roles } from '../../shared/roles'
import { type Caller, callers } from '../access/matrix'
import { type House, houseOfFile } from './house'
import { addPerson, hasSession, type Person } from './people'
import { answerJson, stubService } from './stubService'
import { Visitor } from './visitor'

/** Impersonation and clearance are given by an account service; one outside the house gives them here. */
const givenByService = { im: { IsImpersonated: true }, cl: { HasClearance: true } } as const

const rolesOf: Partial<Record<Caller, readonly Role[]>> = {
  no: [],
  tm: roles,
  di: roles,
  im: roles,
  cl: ['admin', 'command-center'],
}

/** Of a user in the company of all callers. */
export const knownUserId = '0b5f4a52-8a35-4c8e-a3b5-0f6f2f8e9d10'

export interface Callers {
  /** A browser of this kind of caller. */
  as(caller: Caller): Promise<Visitor>
}

const knownUser = {
  ...{ Id: knownUserId, FullName: 'Dana Whitfield', Email: 'dana@northfield.example', Type: 'User', Status: 'Active' },
  ...{ Domain: 'northfield.example', IsFreeDomain: false, IsWorking: false, IsHidden: false, IsActive: true },
}

export async function callersOfFile(): Promise<Callers> {
  const remote = await stubService(() => undefined)
  const house = await houseOfFile()
  const remoteHouse = await houseOfFile({ environment: { ACCOUNT_SERVICE_ORIGIN: remote.origin } })
  await addPerson(house, { id: knownUserId })
  const people = new Map<Caller, Person>()

  async function personOf(caller: Caller, where: House): Promise<Person> {
    const known = people.get(caller)
    if (known) return known
    const person = await addPerson(where, { roles: rolesOf[caller] ?? [callers[caller] as Role] })
    people.set(caller, person)
    return person
  }

  async function disabled(): Promise<Visitor> {
    const person = await addPerson(house, { roles })
    const visitor = await hasSession(house, person)
    await house.parts.db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', person.id).execute()
    return visitor
  }

  /** The service knows people by the tokens of the house that asks. */
  const identities = new Map<string, object>()
  remote.answer = async ({ path, headers }, response) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? ''
    const { db } = remoteHouse.parts
    const row = await db
      .selectFrom('bearer_tokens')
      .select('user_id')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst()
    const Item = path.endsWith('/GetIdentity') ? identities.get(row?.user_id ?? '') : null
    const Items = path.endsWith('/GetCompanyUsers') ? [knownUser] : null
    answerJson(response, { Succeeded: true, Notices: [], Item, Items })
  }

  async function byService(caller: 'im' | 'cl'): Promise<Visitor> {
    const person = await personOf(caller, remoteHouse)
    const flags = givenByService[caller]
    identities.set(person.id, {
      ...{ Roles: rolesOf[caller], CompanyName: 'Northfield Mechanical', Email: person.email },
      ...{ FullName: 'Dana Whitfield', CustomerNumber: '40182', HasCustomers: false, IsTempPassword: false },
      ...{ IsImpersonated: false, Plant: 'MN', HasClearance: false, IsNewEngineEnabled: false, ...flags },
    })
    return hasSession(remoteHouse, person, flags)
  }

  return {
    async as(caller) {
      if (caller === 'vi') return new Visitor(house)
      if (caller === 'di') return disabled()
      if (caller === 'im' || caller === 'cl') return byService(caller)
      return hasSession(house, await personOf(caller, house), { IsTempPassword: caller === 'tm' })
    },
  }
}
