/** Every call of the Selection API against every kind of program. The expectation is the approved matrix. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../server/config/limits'
import { toolJobs } from '../../server/jobs/toolJobs'
import { roles } from '../../shared/access/roles'
import { type ApiCall, apiCalls } from '../../shared/selectionApi/apiCalls'
import { tools } from '../../shared/tools/tools'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession } from '../support/people'
import { type Asked, asksAs, hasProgram, type Program } from '../support/programs'
import { smallestRequests } from '../support/smallestRequests'
import { apiRows, type ProgramCaller, type ProgramOutcome, programCallers, rolesOfPrograms } from './apiMatrix'
import { noRecordsId } from './everyCall'

const house = await houseOfFile()
const callNamed = new Map(apiCalls.map(call => [`${call.method} ${call.path}`, call]))

/** Those that hold roles, new for each tool: no call is counted against the limit of another tool's. */
const held = new Map<string, Promise<Program>>()
function programOf(caller: ProgramCaller, tool: string): Promise<Program> {
  const [own, ofCompany] = rolesOfPrograms[caller] ?? [roles, []]
  const program = held.get(`${caller} ${tool}`) ?? hasProgram(house, { roles: own, companyRoles: ofCompany })
  held.set(`${caller} ${tool}`, program)
  return program
}

async function tokenOf(caller: ProgramCaller, tool: string): Promise<Program | undefined> {
  if (caller === 'no' || caller === 'pe') return undefined
  const program = await programOf(caller, tool)
  if (caller === 'un') return { ...program, token: 'A'.repeat(43) }
  if (caller === 'di')
    await house.parts.db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', program.id).execute()
  return program
}

/** The headers of a person with a session, as a page of ours would send them. */
const session = await hasSession(house, await addPerson(house, { roles }))
const csrf = await session.token('/app-selector')
const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const asPerson = { cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'same-origin' }

function requestOf({ method, name, tool }: ApiCall): Asked {
  const smallest = (operation: string) => smallestRequests[`${tools[tool].service}/${operation}`] as object
  const bodies: Partial<Record<ApiCall['name'], object>> = {
    rate: smallest('Rate'),
    rateMany: smallest('RateMany'),
    startSearch: smallest('StartSearch'),
    report: smallest('CreateReport'),
    createProject: smallest('SaveProject'),
    saveProject: { ...smallest('SaveProject'), version: 1 },
  }
  const body = bodies[name]
  return { method, ...(body && { body }) }
}

/** A tool without a search refuses the search, past the door. */
const isWithoutSearch = ({ name, tool }: ApiCall) => name === 'startSearch' && !('search' in toolJobs[tool])

async function outcomeOf(caller: ProgramCaller, call: ApiCall): Promise<ProgramOutcome | string> {
  const asked = requestOf(call)
  const program = await tokenOf(caller, call.tool)
  const path = call.path.replace('{id}', noRecordsId)
  if (caller === 'ex') house.clock.advance({ minutes: limits.bearerTokenMinutes })
  const answer = await asksAs(house, program, path, { ...asked, ...(caller === 'pe' && { headers: asPerson }) })
  if (caller === 'ex') house.clock.advance({ minutes: -limits.bearerTokenMinutes })
  if (answer.status === 401 && answer.headers['www-authenticate']?.startsWith('Bearer')) return '-'
  if (answer.status === 403) return '!'
  if (answer.status === call.status || (answer.status === 404 && call.path.includes('{id}'))) return '+'
  if (answer.status === 422 && isWithoutSearch(call)) return '+'
  return `${answer.status} ${answer.bytes.toString().slice(0, 300)}`
}

describe('SEC-049 every call of the Selection API answers every program as the matrix says', () => {
  it.each(apiRows)('$name', async ({ name, expected }) => {
    const call = callNamed.get(name)
    const found: Record<string, string> = {}
    for (const caller of Object.keys(programCallers) as ProgramCaller[])
      found[caller] = call ? await outcomeOf(caller, call) : 'no such call'
    await house.parts.background.finish()
    // Requests of one address are counted by the window, and those of the next call begin a new one.
    house.clock.advance({ minutes: limits.programs.windowMinutes })
    expect(found).toEqual(expected)
  })
})

it('SEC-049 the matrix has every call of the Selection API, and no other', () => {
  expect(apiRows.map(row => row.name).sort()).toEqual([...callNamed.keys()].sort())
})

it('every call of the Selection API changes what the approved matrix says', () => {
  const changed = Object.fromEntries(
    [...callNamed].map(([name, { operation, method }]) => [name, method === 'GET' ? 'nothing' : operation.changes]),
  )
  expect(changed).toEqual(Object.fromEntries(apiRows.map(({ name, change }) => [name, change])))
})
