/** The Selection API: what people ask for on pages, programs ask for by HTTP, for every tool. */
import { describe, expect, it } from 'vitest'
import { createFloodLimit } from '../../../server/access/floodLimit'
import { purge } from '../../../server/application/purge'
import { limits } from '../../../server/config/limits'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { apiCalls } from '../../../shared/selectionApi/apiCalls'
import { tools } from '../../../shared/tools/tools'
import { anotherNode, houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { type Asked, asksAs, hasProgram, type Program, programTools, toolRoles } from '../../support/programs'

const house = await houseOfFile()
const { db } = house.parts
const program = await hasProgram(house)
const ask = (path: string, asked?: Asked, as: Program | undefined = program) => asksAs(house, as, path, asked)
const coil = '/api/v1/coil'
/** An account of its own, so that no test uses up the requests of another. */
const fresh = () => hasProgram(house)
const someId = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

describe.each(programTools)('$at', ({ tool, at, hasSearch, smallest }) => {
  const schemaOf = (name: string) => apiCalls.find(call => call.tool === tool && call.name === name)!.answer!

  it('rates one as it is rated for people, and names the key results in the units that were asked for', async () => {
    const { input } = smallest<{ input: object }>('Rate')
    const { status, json } = await ask(`${at}/rate?units=IP`, { body: { input } })
    expect(status).toBe(200)
    expect(schemaOf('rate').safeParse(json).error).toBeUndefined()
    const people = await addPerson(house, { roles: [...toolRoles, 'nimbus'] })
    const operation = apiCalls.find(call => call.tool === tool && call.name === 'rate')!.operation
    const shown = (await (await hasSession(house, people)).call(operation, { input })).body.Item.Rating
    expect(json.rating).toEqual(shown)
    expect(json.figures.length).toBeGreaterThan(2)
    for (const { label, unit, value } of json.figures)
      expect([label, unit, value].every(text => typeof text === 'string')).toBe(true)
    expect(
      json.figures.some(({ number, unit }: { number: number | null; unit: string }) => number !== null && unit),
    ).toBe(true)
    const si = await ask(`${at}/rate?units=SI`, { body: { input } })
    expect(si.json.rating).toEqual(json.rating)
    expect(si.json.figures).not.toEqual(json.figures)
    // Without figures the answer is the text that its thread wrote.
    const text = await ask(`${at}/rate`, { body: { input } })
    expect([text.status, text.headers['content-type'], text.json]).toEqual([
      ...[200, 'application/json; charset=utf-8', { rating: shown }],
    ])
  })

  it('rates many in their order, each with its rating', async () => {
    const { inputs } = smallest<{ inputs: object[] }>('RateMany')
    const { status, json } = await ask(`${at}/rate-many`, { body: { inputs: [inputs[0], inputs[0]] } })
    expect(status).toBe(200)
    expect(schemaOf('rateMany').safeParse(json).error).toBeUndefined()
    expect(json.results).toHaveLength(2)
    expect(json.results[0]).toEqual(json.results[1])
    expect([json.results[0].rating === null, json.results[0].problems]).toEqual([false, []])
  })

  it('makes a report as PDF and as workbook, in the trail under the account', async () => {
    const asked = smallest<object>('CreateReport')
    const pdf = await ask(`${at}/report`, { body: asked })
    expect([pdf.status, pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ])
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="[A-Za-z0-9-]+\.pdf"$/)
    const workbook = await ask(`${at}/report`, { body: { ...asked, format: 'workbook' } })
    expect([workbook.status, workbook.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect(workbook.headers['content-disposition']).toMatch(/\.xlsx"$/)
    const rows = await db.selectFrom('audit_events').select('event').where('actor', '=', program.email).execute()
    expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['report', 'export']))
  })

  it('saves, lists, reads and saves over a project of the account, and nothing over a later version', async () => {
    const { name, document } = smallest<{ name: string; document: object }>('SaveProject')
    // Coils and circuits are projects of one kind.
    const own = await fresh()
    const made = await ask(`${at}/projects`, { body: { name, document } }, own)
    expect([made.status, made.headers.location]).toEqual([201, `${at}/projects/${made.json.id}`])
    expect(schemaOf('createProject').safeParse(made.json).error).toBeUndefined()
    const listed = await ask(`${at}/projects?text=${encodeURIComponent(name)}&page=0`, {}, own)
    expect([listed.status, listed.json.found, listed.json.projects[0].id]).toEqual([200, 1, made.json.id])
    expect((await ask(`${at}/projects/${made.json.id}`, {}, own)).json).toEqual(made.json)
    const over = { method: 'PUT', body: { name: 'Renamed', version: 1, document } }
    const saved = await ask(`${at}/projects/${made.json.id}`, over, own)
    expect([saved.status, saved.json.version, saved.json.name]).toEqual([200, 2, 'Renamed'])
    const late = await ask(`${at}/projects/${made.json.id}`, over, own)
    expect([late.status, late.json.title]).toEqual([409, 'Changed meanwhile'])
  })

  it(`${hasSearch ? 'starts a search as a job, which is asked for, answered and stopped' : 'has no search'}`, async () => {
    if (!hasSearch) {
      const { status, json } = await ask(`${at}/search`, { body: {} })
      expect([status, json.title]).toEqual([404, 'Not found'])
      return
    }
    const searching = await fresh()
    const started = await ask(`${at}/search`, { body: smallest('StartSearch') }, searching)
    expect([started.status, started.headers.location]).toEqual([202, `${at}/search/${started.json.id}`])
    await house.parts.background.finish()
    const done = await ask(started.headers.location!, {}, searching)
    expect([done.status, done.json.state, done.json.done]).toEqual([200, 'done', started.json.considered])
    expect(schemaOf('askSearch').safeParse(done.json).error).toBeUndefined()
    expect(done.json.answer).not.toBeNull()
    const gone = await ask(started.headers.location!, { method: 'DELETE' }, searching)
    expect([gone.status, gone.bytes.length]).toEqual([204, 0])
    const others = await ask(started.headers.location!, {}, await fresh())
    const missing = await ask(`${at}/search/${someId}`, { method: 'DELETE' }, searching)
    expect([others.status, missing.status]).toEqual([404, 404])
  })
})

describe('a problem', () => {
  const input = coolingExample

  it('SEC-052 is problem details with its type, title, sentence and request id', async () => {
    const { status, headers, json } = await ask(`${coil}/rate`, { body: { input: { ...input, rows: 'four' } } })
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
    expect(json).toEqual({
      ...{ type: '/api/v1/docs#problem-invalid', status: 400, title: 'Not as described' },
      ...{ detail: expect.stringMatching(/\.$/), requestId: headers['x-request-id'] ?? expect.any(String) },
      errors: [{ path: 'input.rows', message: 'This field is not known here.' }],
    })
  })

  it('SEC-052 names the path of every field that does not fit, also in one of several forms', async () => {
    const wrong = { ...input, air: { ...input.air, pressure: 'high' }, geometry: { ...input.geometry, rows: 'four' } }
    const { json } = await ask(`${coil}/rate-many`, { body: { inputs: [input, wrong] } })
    const paths = json.errors.map(({ path }: { path: string }) => path)
    expect(paths).toContain('inputs.1.geometry.rows')
    const document = { kind: 'project', of: 'coil', version: 3, items: [{ id: 1 }] }
    const project = await ask(`${coil}/report`, { body: { title: 'Takeoff', document } })
    expect(project.json.errors.map(({ path }: { path: string }) => path)).toContain('document.items.0.id')
  })

  it('is 422 where the engine refuses, with the path of the input', async () => {
    const thin = { ...input, geometry: { ...input.geometry, rows: 0 } }
    const { status, json } = await ask(`${coil}/rate`, { body: { input: thin } })
    expect([status, json.title, json.errors[0].path]).toEqual([422, 'Refused', 'input.geometry.rows'])
    expect(json.detail).toBe(json.errors[0].message)
    const many = await ask(`${coil}/rate-many`, { body: { inputs: [thin, input] } })
    expect([many.status, many.json.results[0].rating, many.json.results[0].problems[0].path]).toEqual([
      200,
      null,
      'geometry.rows',
    ])
    expect(many.json.results[1].rating.totalCapacity).toBeGreaterThan(0)
  })

  it('is 400 for an engine version that there is not, and the answer names the one that rated', async () => {
    for (const engineVersion of ['original', 'v2025'] as const) {
      const { json } = await ask(`${coil}/rate`, { body: { input: { ...input, engineVersion } } })
      expect(json.rating.engineVersion).toBe(engineVersion)
    }
    expect((await ask(`${coil}/rate`, { body: { input } })).json.rating.engineVersion).toBe('original')
    const { status, json } = await ask(`${coil}/rate`, { body: { input: { ...input, engineVersion: 'v2031' } } })
    expect([status, json.errors[0].path]).toEqual([400, 'input.engineVersion'])
    expect(json.errors[0].message).toContain('v2025')
  })

  it.each([
    [
      'an unknown tool',
      '/api/v1/dryer/rate',
      { body: {} },
      404,
      'No such tool',
      /The tools are coil, circuits, economizer, air-cooler, gas, mist\.$/,
    ],
    ['an unknown call', `${coil}/weigh`, { body: {} }, 404, 'Not found', /./],
    ['another version', '/api/v2/coil/rate', { body: {} }, 400, 'No such version', /version 1/],
    ['an unknown query', `${coil}/rate?unit=IP`, { body: { input } }, 400, 'Not as described', /path/],
    ['unknown units', `${coil}/rate?units=CGS`, { body: { input } }, 400, 'Not as described', /path/],
    ['a page that is no number', `${coil}/projects?page=first`, {}, 400, 'Not as described', /path/],
    ['no JSON', `${coil}/rate`, { body: '{"input":' }, 400, 'Unreadable', /JSON/],
    ['a forbidden key', `${coil}/rate`, { body: '{"__proto__":{}}' }, 400, 'Not sound', /keys/],
    ['a character that no text has', `${coil}/projects?text=%00`, {}, 400, 'Not sound', /characters/],
    ['a project that is not there', `${coil}/projects/${someId}`, {}, 404, 'Not found', /shared/],
    [
      'a body over the limit',
      `${coil}/rate`,
      { body: { input: 'x'.repeat(limits.body.json) } },
      413,
      'Too large',
      /100,000/,
    ],
    [
      'another type',
      `${coil}/rate`,
      { body: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
      'JSON only',
      /json/,
    ],
  ] as const)('%s', async (_, path, asked, status, title, detail) => {
    const { json, ...answer } = await ask(path, asked)
    expect([answer.status, json.status, json.title]).toEqual([status, status, title])
    expect(json.detail).toMatch(detail)
  })

  it.each([
    ['/auth/token', 'GET', 'POST'],
    [`${coil}/rate`, 'GET', 'POST'],
    [`${coil}/projects`, 'DELETE', 'GET, POST'],
    [`${coil}/projects/${someId}`, 'POST', 'GET, PUT'],
    [`${coil}/search/${someId}`, 'PUT', 'GET, DELETE'],
  ])('405 names what %s is asked by instead of %s', async (path, method, allowed) => {
    const { status, headers, json } = await ask(path, { method })
    expect([status, headers.allow, json.detail]).toEqual([405, allowed, `${path} is asked by ${allowed}.`])
  })

  it('is none for a token whose scheme is written in another case', async () => {
    for (const scheme of ['bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${program.token}` }
      const { status } = await ask(`${coil}/projects`, { headers })
      expect([scheme, status]).toEqual([scheme, 200])
    }
  })

  it('SEC-031 is 401 with what to do without a token, and with one that nobody gave or that has expired', async () => {
    const none = await asksAs(house, undefined, `${coil}/rate`, { body: { input } })
    expect([none.status, none.headers['www-authenticate'], none.json.title]).toEqual([401, 'Bearer', 'No valid token'])
    const wrong = await ask(`${coil}/rate`, { body: { input } }, { ...program, token: 'A'.repeat(43) })
    expect([wrong.status, wrong.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"'])
    const late = await fresh()
    house.clock.advance({ minutes: limits.bearerTokenMinutes })
    const expired = await ask(`${coil}/rate`, { body: { input } }, late)
    house.clock.advance({ minutes: -limits.bearerTokenMinutes })
    expect([expired.status, expired.json.title]).toEqual([401, 'Token expired'])
    expect(expired.json.detail).toContain('/auth/token')
  })

  it('is 503 where something does not answer, and 500 without a word of a fault', async () => {
    const broken = await anotherNode(house, {
      change: parts => ({
        ...parts,
        calculations: { ...parts.calculations, ratingText: () => Promise.reject(new Error('the secret of a fault')) },
      }),
    })
    const { status, json, bytes } = await asksAs(broken, program, `${coil}/rate`, { body: { input } })
    await broken.close()
    expect([status, json.title]).toEqual([500, 'Fault of the server'])
    expect(bytes.toString()).not.toContain('secret')
    expect(house.logLines.join('')).toContain('the secret of a fault')
  })
})

describe('a program', () => {
  const rate = { body: { input: coolingExample } }

  it('uses the tool of its own role, and by the Selection API those that its company holds', async () => {
    const opened = async (roles: Parameters<typeof hasProgram>[1]) => {
      const one = await hasProgram(house, roles)
      const statuses = await Promise.all(programTools.map(({ at }) => ask(`${at}/rate`, { body: {} }, one)))
      return programTools.filter((_, index) => statuses[index]!.status !== 403).map(({ tool }) => tool)
    }
    const all = Object.keys(tools)
    expect(await opened({ roles: ['selection-api', 'nimbus'] })).toEqual(all)
    expect(await opened({ roles: ['selection-api'], companyRoles: ['enterprise', 'nimbus'] })).toEqual([
      'coilSelection',
    ])
    expect(await opened({ roles: ['nimbus'] })).toEqual(['mist'])
    expect(await opened({ roles: [] })).toEqual([])
  })

  it('SEC-014 that was admitted a moment ago is asked for anew: its token and its roles of this moment count', async () => {
    const one = await fresh()
    const asked = async () => {
      const { status, json } = await ask(`${coil}/rate`, rate, one)
      return [status, 'rating' in json]
    }
    const holds = (roles: readonly string[]) =>
      db
        .updateTable('users')
        .set({ roles: JSON.stringify(roles) })
        .where('id', '=', one.id)
        .execute()
    expect([await asked(), await asked()]).toEqual([
      [200, true],
      [200, true],
    ])
    await holds(['nimbus'])
    expect(await asked()).toEqual([403, false])
    await holds(['selection-api'])
    expect([await asked(), await asked()]).toEqual([
      [200, true],
      [200, true],
    ])
    await db.deleteFrom('service_tokens').where('user_id', '=', one.id).execute()
    expect([await asked(), await asked()]).toEqual([
      [401, false],
      [401, false],
    ])
  })

  it('403 says that the scope is missing, and is audited once in a window', async () => {
    const one = await hasProgram(house, { roles: ['nimbus'] })
    for (let time = 0; time < 3; time++) {
      const { status, headers, json } = await ask(`${coil}/rate`, rate, one)
      expect([status, headers['www-authenticate'], json.title]).toEqual([
        ...[403, 'Bearer error="insufficient_scope"', 'Not for this account'],
      ])
    }
    expect(await refusalsOf(one)).toEqual([{ target: `${coil}/rate`, detail: { program: 'role' } }])
  })

  it('403 and 429 are audited each by itself, though they come in one window', async () => {
    const one = await hasProgram(house, { roles: ['nimbus'] })
    const refused = await ask(`${coil}/rate`, rate, one)
    const counted = db.updateTable('attempts').where('key', '=', `program-account:${one.id}`)
    await counted.set({ count: limits.programs.perAccount }).execute()
    const limited = await ask(`${coil}/rate`, rate, one)
    expect([refused.status, limited.status]).toEqual([403, 429])
    expect((await refusalsOf(one)).map(({ detail }) => detail)).toEqual([{ program: 'role' }, { program: 'limit' }])
  })

  it('reads and saves the projects that people share with it by their groups, as people do, and no others', async () => {
    const owner = await addPerson(house, { roles: ['enterprise'], company: 'Shared' })
    const [one, other] = [
      await hasProgram(house, { company: 'Shared' }),
      await hasProgram(house, { company: 'Shared' }),
    ]
    const save = apiCalls.find(({ tool, name }) => tool === 'coilSelection' && name === 'createProject')!.operation
    const { smallest } = programTools[0]!
    const saved = await (await hasSession(house, owner)).call(save, smallest('SaveProject'))
    const path = `${coil}/projects/${saved.body.Item.Id}`
    expect((await ask(path, {}, one)).status).toBe(404)
    const share = { owner_id: owner.id, member_id: one.id, permission_group: 'Read-Only' as const }
    await db.insertInto('project_members').values(share).execute()
    expect([(await ask(path, {}, one)).json.permission, (await ask(path, {}, other)).status]).toEqual([
      'Read-Only',
      404,
    ])
    const { document, name } = smallest<{ document: object; name: string }>('SaveProject')
    const over = await ask(path, { method: 'PUT', body: { name, version: 1, document } }, one)
    expect([over.status, over.json.title]).toEqual([403, 'No right to this'])
  })

  it('counts its requests on all nodes together, and says how many are left', async () => {
    const one = await fresh()
    const node = await anotherNode(house, { change: parts => ({ ...parts, floods: createFloodLimit(parts.clock) }) })
    const first = await ask(`${coil}/projects`, {}, one)
    const { perAccount } = limits.programs
    expect(first.headers['ratelimit-policy']).toBe(`"account";q=${perAccount};w=60`)
    expect(first.headers.ratelimit).toBe(`"account";r=${perAccount - 1};t=60`)
    for (let time = 1; time < perAccount; time++) await asksAs(time % 2 ? node : house, one, `${coil}/projects`)
    house.clock.advance({ seconds: 20 })
    for (const at of [house, node, house]) {
      const { status, headers, json } = await asksAs(at, one, `${coil}/projects`)
      expect([status, headers['retry-after'], headers.ratelimit, json.title]).toEqual([
        ...[429, '40', '"account";r=0;t=40', 'Too many requests'],
      ])
    }
    await node.close()
    house.clock.advance({ seconds: 40 })
    expect((await ask(`${coil}/projects`, {}, one)).status).toBe(200)
    expect(await refusalsOf(one)).toEqual([{ target: `${coil}/projects`, detail: { program: 'limit' } }])
  })

  it('names the account in the line of each request, and never its token', async () => {
    const one = await fresh()
    await ask(`${coil}/rate`, rate, one)
    const lines = house.logLines.filter(line => line.includes(one.email)).map(line => JSON.parse(line))
    expect(
      lines.some(
        ({ program, req, res }) => program === one.email && req?.path === `${coil}/rate` && res?.status === 200,
      ),
    ).toBe(true)
    expect(house.logLines.join('')).not.toContain(one.token)
  })

  it('an expired token is audited once', async () => {
    const one = await fresh()
    house.clock.advance({ minutes: limits.bearerTokenMinutes })
    for (let time = 0; time < 3; time++) await ask(`${coil}/rate`, rate, one)
    house.clock.advance({ minutes: -limits.bearerTokenMinutes })
    expect(await refusalsOf(one)).toEqual([{ target: `${coil}/rate`, detail: { program: 'expired' } }])
  })

  async function refusalsOf({ email }: Program) {
    return db
      .selectFrom('audit_events')
      .select(['target', 'detail'])
      .where('actor', '=', email)
      .where('event', '=', 'access')
      .where('outcome', '=', 'refused')
      .execute()
  }
})

describe('an idempotency key', () => {
  const { smallest } = programTools[0]!
  const keyed = (body: unknown, key: string) => ({ body, headers: { 'idempotency-key': key } })

  it('gives the same job for the same request, and 422 for another one', async () => {
    const one = await fresh()
    const search = smallest<{ search: object }>('StartSearch')
    const first = await ask(`${coil}/search`, keyed(search, '"takeoff-7"'), one)
    const again = await ask(`${coil}/search`, keyed(search, 'takeoff-7'), one)
    expect([again.status, again.json.id]).toEqual([202, first.json.id])
    expect((await ask(`${coil}/search`, keyed(search, 'takeoff-8'), one)).json.id).not.toBe(first.json.id)
    const otherSearch = { search: { ...search.search, target: { capacity: 2000 } } }
    const other = await ask(`${coil}/search`, keyed(otherSearch, 'takeoff-7'), one)
    expect([other.status, other.json.title]).toEqual([422, 'Key already used'])
    const others = await ask(`${coil}/search`, keyed(otherSearch, 'takeoff-7'), await fresh())
    expect(others.status).toBe(202)
    await house.parts.background.finish()
  })

  it('makes a project and a report once', async () => {
    const one = await fresh()
    const save = keyed(smallest('SaveProject'), 'p1')
    const ids = [await ask(`${coil}/projects`, save, one), await ask(`${coil}/projects`, save, one)].map(
      ({ json }) => json.id,
    )
    expect(new Set(ids).size).toBe(1)
    const report = keyed(smallest('CreateReport'), 'r1')
    const [first, again] = [await ask(`${coil}/report`, report, one), await ask(`${coil}/report`, report, one)]
    expect(again.bytes.equals(first.bytes)).toBe(true)
    const rows = await db.selectFrom('reports').select('folder').where('owner_email', '=', one.email).execute()
    expect(rows).toHaveLength(1)
  })

  it('of a request that is being answered is 409, of one that failed or never ended it may be sent again', async () => {
    const one = await fresh()
    const search = smallest<{ search: object }>('StartSearch')
    const wrong = { search: { ...search.search, choices: { rows: [] } } }
    expect((await ask(`${coil}/search`, keyed(wrong, 'k'), one)).status).toBeGreaterThanOrEqual(400)
    const started = await ask(`${coil}/search`, keyed(search, 'k'), one)
    expect(started.status).toBe(202)
    await db.updateTable('program_keys').set({ made: null }).where('user_id', '=', one.id).execute()
    const early = await ask(`${coil}/search`, keyed(search, 'k'), one)
    expect([early.status, early.headers['retry-after']]).toEqual([409, String(limits.incoming.retrySeconds)])
    house.clock.advance({ minutes: limits.programs.keyMinutes + 1 })
    const again = await ask(`${coil}/search`, keyed(search, 'k'), one)
    expect([again.status, again.json.id === started.json.id]).toEqual([202, false])
    await house.parts.background.finish()
  })

  it('is kept for a day, and must be one', async () => {
    const one = await fresh()
    await ask(`${coil}/search`, keyed(smallest('StartSearch'), 'day'), one)
    await house.parts.background.finish()
    const kept = () => db.selectFrom('program_keys').select('key').where('user_id', '=', one.id).execute()
    await purge(house.parts)
    expect(await kept()).toHaveLength(1)
    house.clock.advance({ minutes: limits.programs.keyHours * 60 + 1 })
    await purge(house.parts)
    house.clock.advance({ minutes: -limits.programs.keyHours * 60 - 1 })
    expect(await kept()).toEqual([])
    const other = await fresh()
    for (const key of ['', 'two words', 'x'.repeat(limits.programs.keyLength + 1)]) {
      const { status, json } = await ask(`${coil}/search`, keyed(smallest('StartSearch'), key), other)
      expect([status, json.errors[0].path]).toEqual([400, 'Idempotency-Key'])
    }
  })
})
