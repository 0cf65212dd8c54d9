/** Addresses that nearly are one of ours: the guard must see what the router sees. */
import { describe, expect, it } from 'vitest'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession } from '../support/people'
import { rawRequest } from '../support/rawRequest'
import { stubService } from '../support/stubService'
import { Visitor } from '../support/visitor'
import { accountPages, companyOperations, operations, profileOperations, toolPages } from './matrix'

const stub = await stubService((_, response) => response.writeHead(500).end())
const house = await houseOfFile({ environment: { DESIGN_SERVICE_ORIGIN: stub.origin } })
/** A page of one record is asked for by an id. */
const someId = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
const roleless = await addPerson(house)

const guarded = [...accountPages, ...toolPages].map(row => ({ ...row, name: row.name.replace(':id', someId) }))
const roleGated = guarded.filter(row => row.expected.no === 'D').map(row => row.name)

/** Ways of writing a path that some servers take for the path itself. */
function variantsOf(path: string): string[] {
  const name = path.slice(1)
  const last = path.slice(path.lastIndexOf('/') + 1)
  const parent = path.slice(0, path.lastIndexOf('/') + 1)
  return [
    path.toUpperCase(),
    `/${name[0]?.toUpperCase()}${name.slice(1)}`,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//coils.example.com${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/login/..${path}`,
    `/help/%2e%2e${path}`,
    `/..;${path}`,
    `/%2f${name}`,
    `/%5c${name}`,
    `\\${name}`,
    `/\\${name}`,
    `${path}%2f`,
    `${path}%5c`,
    `${path}\\`,
    `${path};`,
    `${path};a=b`,
    `${path};/login`,
    `${path}/.`,
    `${path}/./`,
    `${path}/..;/`,
    `${path}%00`,
    `${path}%20`,
    `${path}%0a`,
    `${path}.`,
    `${path}.html`,
    `${path}.json`,
    `${path}/index.pageContext.json`,
    `${path}.pageContext.json`,
    `${path}?`,
    `${path}?x=/login`,
    `${path}%3f`,
    `${path}%23`,
    `${parent}%${last.charCodeAt(0).toString(16)}${last.slice(1)}`,
    `${parent}%25${last.charCodeAt(0).toString(16)}${last.slice(1)}`,
    `http://coils.example.com${path}`,
    `https://coils.example.com${path}`,
  ]
}

/**
 * Each page by every fourth way of writing it, in turn, and the first of each depth by all: what a way of writing does
 * depends on the depth of the path, and not on which page it names.
 */
function writtenPaths(paths: readonly string[]): [path: string, variants: string[]][] {
  const depthOf = (path: string) => path.split('/').length
  return paths.map((path, at) => {
    const isFirst = paths.findIndex(other => depthOf(other) === depthOf(path)) === at
    return [path, variantsOf(path).filter((_, way) => isFirst || way % 4 === at % 4)]
  })
}

/** A refusal as JSON: hundreds of problem pages take their time to render. A page is a page all the same. */
const quick = { accept: 'application/json' }

const isShown = (status: number) => status >= 200 && status < 300

describe('a guarded page', () => {
  const written = writtenPaths(roleGated)
  it.each(written)(
    'SEC-055 %s is never given to a role-less person, however its address is written',
    async (_, paths) => {
      const shown: string[] = []
      let person = await hasSession(house, roleless)
      for (const path of paths) {
        const { status, headers } = await rawRequest(house, { path, headers: quick, as: person })
        if (isShown(status)) shown.push(path)
        if (headers['set-cookie']) person = await hasSession(house, roleless)
      }
      expect(shown).toEqual([])
    },
  )

  it('SEC-055 are as many as the matrix closes to who holds no role', () => {
    expect(roleGated).toHaveLength(18)
  })

  it('SEC-055 is never given to a visitor, however its address is written', async () => {
    const shown: string[] = []
    for (const path of writtenPaths(guarded.map(row => row.name)).flatMap(([, paths]) => paths))
      if (isShown((await rawRequest(house, { path, headers: quick })).status)) shown.push(path)
    expect(shown).toEqual([])
  })

  it.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    'SEC-055 gives nothing to a role-less person who asks by %s',
    async method => {
      const shown: string[] = []
      for (const path of roleGated) {
        const headers = { 'sec-fetch-site': 'same-origin', ...quick }
        const { status } = await rawRequest(house, { method, path, headers, as: await hasSession(house, roleless) })
        if (isShown(status)) shown.push(`${method} ${path}: ${status}`)
      }
      expect(shown).toEqual([])
    },
  )

  it('SEC-055 answers HEAD by the same rule as GET to who may open it', async () => {
    const owner = await hasSession(house, await addPerson(house, { roles: ['owner'] }))
    const { status, text } = await rawRequest(house, { method: 'HEAD', path: '/app-selector/manage-users', as: owner })
    expect({ status, text }).toEqual({ status: 200, text: '' })
  })
})

describe('an address that is not in the table', () => {
  const unknown = [
    '/nowhere',
    '/app-selector/nowhere',
    '/login/more',
    '/log-out',
    '/auth/impersonate',
    '/metrics',
    '/.env',
    '/.git/config',
    '/admin/',
    '/%',
    '/%ff',
    '/toString',
    '/__proto__',
    '/constructor',
  ]

  it.each(unknown.filter(path => path !== '/admin/' && path !== '/%' && path !== '/%ff' && !path.startsWith('/.')))(
    'ROUTE-30, SEC-047 %s goes to /login, for a visitor and for who is signed in',
    async path => {
      const person = await hasSession(house, roleless)
      for (const as of [new Visitor(house), person]) {
        const { status, headers } = await rawRequest(house, { path, as })
        expect([status, headers.location]).toEqual([302, '/login'])
      }
      expect(await person.isSignedIn()).toBe(true)
    },
  )

  it('SEC-047 is never answered with a page, whatever it is', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABC0123456789-_.~/%;:@&=+$,!*()\'"<>[]{}|^`'
    const random = sequence(20271)
    const paths = Array.from({ length: 300 }, () => {
      const length = 1 + Math.floor(random() * 30)
      return `/${Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')}`
    })
    const shown: string[] = []
    for (const path of [...unknown.slice(8), ...paths]) {
      const { status } = await rawRequest(house, { path: encodeURI(path).replaceAll('%25', '%'), headers: quick })
      if (isShown(status) || status >= 500) shown.push(`${path}: ${status}`)
    }
    expect(shown).toEqual([])
  })
})

describe('an operation that is not in the contracts', () => {
  const names = [
    ...['Rates', 'rate', 'RATE', 'Rate2', 'Ra-te', 'constructor', '__proto__', 'toString', 'hasOwnProperty'],
    ...[
      'GetSecurityAnswer',
      'ImpersonateAs',
      'projectSummary',
      'reportDescriptor',
      'inputProblem',
      'operation',
      '..',
      '%2e',
    ],
  ]
  const addresses = [
    ...names.flatMap(name => [`/DesignService.svc/${name}`, `/AccountService.svc/${name}`, `/Other.svc/${name}`]),
    ...['/DesignService.svc', '/DesignService.svc/', '/designservice.svc/Rate', '/DesignService.SVC/Rate'],
    ...['//DesignService.svc/Rate', '/x/DesignService.svc/Rate', '/DesignService.svc/Rate/'],
    ...['/DesignService.svc//Rate', '/DesignService.svc/Rate/../ListProjects', '/DesignService%2esvc/Rate'],
    ...['/DesignService.svc%2fRate', '/DesignService.svc/Rate;x', '/DesignService.svc/Rat%65'],
  ]

  it('SEC-047 is missing, and reaches no upstream', async () => {
    const engineer = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    const token = await engineer.token()
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-csrf-token': token }
    const found: string[] = []
    for (const path of addresses) {
      const { status } = await rawRequest(house, { method: 'POST', path, headers, body: '{}', as: engineer })
      if (status !== 404 && status !== 400) found.push(`${path}: ${status}`)
    }
    expect(found).toEqual([])
    expect(stub.asked).toEqual([])
  })

  it('SEC-077 reaches the upstream only by the path of its contract, whatever the address says', async () => {
    const engineer = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    const token = await engineer.token()
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-csrf-token': token }
    const paths = [
      '/DesignService.svc/OpenProject?to=http://10.0.0.1/',
      'http://10.0.0.1/DesignService.svc/OpenProject',
      '/DesignService.svc/OpenProject@10.0.0.1',
      '//10.0.0.1/DesignService.svc/OpenProject',
      '/DesignService.svc/OpenProject%2f..%2f..%2fadmin',
    ]
    const body = JSON.stringify({ id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' })
    for (const path of paths) await rawRequest(house, { method: 'POST', path, headers, body, as: engineer })
    expect([...new Set(stub.asked.map(asked => asked.path))]).toEqual(['/DesignService.svc/OpenProject'])
  })

  const named = [...operations, ...profileOperations, ...companyOperations].map(row => `/${row.name}`)
  it.each(named.map((path, at) => [path, at] as const))(
    '%s answers no method but its own: not the other one that calls have, nor one of the rest, in turn',
    async (path, at) => {
      const own = byGet.some(name => path.endsWith(`/${name}`)) ? 'GET' : 'POST'
      const rest = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
      for (const method of [own === 'GET' ? 'POST' : 'GET', rest[at % rest.length]!]) {
        const { status } = await rawRequest(house, { method, path, headers: { 'sec-fetch-site': 'same-origin' } })
        expect([method, status]).toEqual([method, 405])
      }
    },
  )
})

/** Operations that take no payload. */
const byGet = [
  ...['LogOut', 'ListProjects', 'GetAE', 'Auth', 'GetCompanyUsers', 'GetPermissionGroupMembers'],
  ...['GetUserProfile', 'DeleteEmailChange', 'GetCountries', 'GetStates', 'GetCompanyProfile'],
  ...[
    'ListMixtures',
    'GetHelpRequestRecipient',
    'GetSecurityQuestion',
    'GetSecurityQuestions',
    'GetSecondFactor',
    'GetCompanyRoles',
  ],
  ...['ListCorrelations', 'ListTemplates', 'GetAccountOwner', 'GetBoilers', 'GetStandardEconomizers'],
  ...['GetNozzles', 'GetFans', 'GetEngineComparison'],
]

/** Numbers from 0 to 1, the same in each run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
