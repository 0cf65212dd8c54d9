/** The page of the R and D tracker and its files, with the built-in API and with remote ones that answer otherwise. */
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { textOf } from '../../support/renderPage'
import { answerJson, stubService } from '../../support/stubService'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile()

async function member(where = house): Promise<{ visitor: Visitor; email: string }> {
  const person = await addPerson(where, { roles: ['r-and-d'] })
  return { visitor: await hasSession(where, person), email: person.email }
}

const fields = { Name: 'Fin test rig', Shared: true, Plants: [1, 3], Year: 2027 }
const hours = { Date: '2027-03-02', Hours: 2.5, Note: 'Set up.', Links: [{ LinkTypeId: 1, Value: 'Test' }] }

/** A project with hours: of the week of 1 March 2027, which is the present one, and of the week before. */
async function withHours({ visitor }: { visitor: Visitor }, change: object = {}) {
  const project = (await visitor.ask('createProject', { body: { ...fields, ...change } })).body
  const add = (more: object) => visitor.ask('createRecord', { body: { ProjectId: project.Id, ...hours, ...more } })
  await add({})
  await add({ Date: '2027-02-24', Hours: 4, Note: '' })
  return project as { Id: string }
}

/** The words of the page that a reader sees; what the widget is given is not among them. */
async function seen(visitor: Visitor, path: string): Promise<{ status: number; text: string; html: string }> {
  const { status, text } = await visitor.get(path)
  return { status, html: text, text: textOf(text.replaceAll('<!-- -->', '').replace(/^.*?<main/s, '<main')) }
}

describe('the page of the tracker', () => {
  it('APP-10, ROUTE-28, RND-01 shows the projects of the choice before any script runs', async () => {
    const own = await member()
    await withHours(own)
    const { status, text } = await seen(own.visitor, '/r-and-d')
    expect(status).toBe(200)
    for (const part of ['Fin test rig', 'Chaska, Phoenix', 'Dana Whitfield', '6.5', '2 Mar'])
      expect(text).toContain(part)
    const richmond = await seen(own.visitor, '/r-and-d?plant=V&filter=Mine')
    expect(richmond.text).toContain('You own no project at this plant in 2027.')
    expect((await seen(own.visitor, '/r-and-d?year=2026&filter=Mine')).text).not.toContain('Fin test rig')
  })

  it('RND-04, ENTITY-22 shows the records of a project with their links, all or the own', async () => {
    const [owner, other] = [await member(), await member()]
    const { Id } = await withHours(owner)
    await other.visitor.ask('createRecord', { body: { ProjectId: Id, ...hours, Hours: 7, Note: 'Helped out.' } })
    const all = await seen(other.visitor, `/r-and-d?project=${Id}`)
    for (const part of [
      'Set up.',
      'Helped out.',
      'Phase Test',
      'Not yours',
      'Only Dana Whitfield may change or delete',
    ])
      expect(all.text).toContain(part)
    const own = await seen(other.visitor, `/r-and-d?project=${Id}&records=mine`)
    expect([own.text.includes('Helped out.'), own.text.includes('Set up.')]).toEqual([true, false])
    expect((await seen(owner.visitor, `/r-and-d?project=${Id}`)).text).toContain('It is yours to change.')
  })

  it('RND-01 shows the time sheet of a week, and totals by month, person and plant', async () => {
    const own = await member()
    await withHours(own, { Name: 'Sheet of a week' })
    const week = await seen(own.visitor, '/r-and-d?view=week')
    expect(week.text).toContain('Sheet of a week')
    expect(week.html).toMatch(/aria-label="Sheet of a week, Tue 2 Mar"[^>]* value="2\.5"/)
    expect((await seen(own.visitor, '/r-and-d?view=week&week=2027-02-24')).html).toContain('value="4.0"')
    const totals = await seen(own.visitor, '/r-and-d?view=totals&filter=Mine')
    for (const part of ['6.5 h in 2027', 'By month', 'By person', 'By plant', 'March 2027', 'Chaska, Phoenix'])
      expect(totals.text).toContain(part)
  })

  it('MENU-06 has none of the account items in its menu', async () => {
    const { visitor } = await member()
    expect((await visitor.get('/r-and-d')).text).not.toContain('/app-selector/user-profile')
  })

  it('shows nothing of a project that is not shared to others, whatever the address names', async () => {
    const [owner, other] = [await member(), await member()]
    const { Id } = await withHours(owner, { Name: 'Hidden rig', Shared: false })
    for (const path of [`/r-and-d?project=${Id}`, '/r-and-d?view=week', '/r-and-d?view=totals', '/r-and-d/hours.csv'])
      expect((await other.visitor.get(path)).text).not.toContain('Hidden rig')
  })
})

describe('the files of the tracker', () => {
  it('have the hours as comma-separated values, no cell of which starts a formula', async () => {
    const own = await member()
    await withHours(own, { Name: '=HYPERLINK("http://x")' })
    const { status, text, headers } = await own.visitor.get('/r-and-d/hours.csv?filter=Mine')
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="r-and-d-hours-2027.csv"'])
    expect(text.split('\r\n')).toEqual([
      '\uFEFFDay,Project,Number,Plants,Lead,Person,Hours,Note,Phase,Product',
      `2027-02-24,"'=HYPERLINK(""http://x"")",,"Chaska, Phoenix",Dana Whitfield,Dana Whitfield,4,,Test,`,
      `2027-03-02,"'=HYPERLINK(""http://x"")",,"Chaska, Phoenix",Dana Whitfield,Dana Whitfield,2.5,Set up.,Test,`,
      '',
    ])
  })

  it('are workbooks too, and have the week with its sums', async () => {
    const own = await member()
    await withHours(own)
    const { status, headers } = await own.visitor.get('/r-and-d/hours.xlsx?filter=Mine')
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="r-and-d-hours-2027.xlsx"',
    ])
    const { text } = await own.visitor.get('/r-and-d/week.csv?week=2027-03-03')
    expect(text).toContain('Project,2027-03-01,2027-03-02,')
    expect(text).toContain('Fin test rig,,2.5,,,,,,2.5\r\n')
  })

  it('SEC-056 are for holders of the role alone, and each is in the audit trail', async () => {
    const own = await member()
    const stranger = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    for (const path of ['/r-and-d/hours.csv', '/r-and-d/hours.xlsx', '/r-and-d/week.csv', '/r-and-d/week.xlsx']) {
      expect((await stranger.get(path)).status).not.toBe(200)
      expect((await own.visitor.get(path)).status).toBe(200)
    }
    const rows = await house.parts.db
      .selectFrom('audit_events')
      .select('target')
      .where('event', '=', 'export')
      .where('actor', '=', own.email)
      .execute()
    expect(rows.map(({ target }) => target).sort()).toEqual([
      ...['r-and-d-hours-2027.csv', 'r-and-d-hours-2027.xlsx'],
      ...['r-and-d-week-2027-03-01.csv', 'r-and-d-week-2027-03-01.xlsx'],
    ])
  })
})

describe('a remote R and D API', async () => {
  const [api, service] = [await stubService(() => undefined), await stubService(() => undefined)]
  afterAll(() => Promise.all([api.close(), service.close()]))
  const remote = await houseOfFile({
    environment: { R_AND_D_API_ORIGIN: api.origin, R_AND_D_SERVICE_ORIGIN: service.origin },
  })
  service.answer = (_, response) => answerJson(response, { Succeeded: true, Item: 'token-of-the-service' })
  const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
  const recordId = '0d6b6a1e-2f0d-4a51-8a8e-3a5b0c6d7e8f'

  /** Answers by the end of the path; other calls have nothing. */
  const answering = (answers: Record<string, unknown>) => {
    api.answer = ({ path }, response) => {
      const [, found] = Object.entries(answers).find(([part]) => path.includes(part)) ?? []
      if (typeof found === 'number') response.writeHead(found).end()
      else answerJson(response, found ?? [])
    }
  }
  beforeEach(() => void api.asked.splice(0))

  it('RND-02, RND-03 may answer fewer fields than ours: the page shows what there is', async () => {
    answering({
      '/initialize': {},
      '/projects': [{ Id: id, Name: 'Bare project' }],
      '/records/': [{ Id: recordId, ProjectId: id, Date: '2027-03-02T00:00:00', Hours: 3 }],
    })
    const { visitor } = await member(remote)
    const list = await seen(visitor, '/r-and-d')
    expect(list.status).toBe(200)
    for (const part of ['Bare project', 'No plant', 'Not said', '–']) expect(list.text).toContain(part)
    expect(api.asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('plant')).filter(Boolean)).toEqual([
      'M',
      'V',
      'A',
    ])
    const chosen = await seen(visitor, `/r-and-d?project=${id}`)
    for (const part of ['Somebody', 'Tue 2 Mar 2027', '3.0', 'The service decides who may change it.'])
      expect(chosen.text).toContain(part)
    expect((await seen(visitor, '/r-and-d?view=week')).html).toContain('value="3.0"')
    expect((await seen(visitor, '/r-and-d?view=totals')).text).toContain('3.0 h in 2027')
  })

  it('RND-02 may answer more fields than ours: what is known is shown, the rest never reaches the browser', async () => {
    const more = { Secret: 'of the service', Number: 38, Status: 'On hold', Budget: 200, Hours: 150.5 }
    const project = { Id: id, IsMine: true, Owner: null, ...fields, ...more, Records: [] }
    answering({ '/initialize': { LinkTypes: [], Theme: 'x' }, '/projects': [project] })
    const { visitor } = await member(remote)
    const { text, html } = await seen(visitor, `/r-and-d?project=${id}`)
    for (const part of ['38', 'On hold', '150.5', 'Of 200 h', '75 %']) expect(text).toContain(part)
    expect(html).not.toContain('of the service')
  })

  it.each([
    ['an error', { '/projects': 500 }],
    ['another shape', { '/projects': [{ Id: 1 }] }],
    ['a failure of one call alone', { '/initialize': 503, '/projects': [] }],
  ])('that answers %s leaves the frame of the page, which says so', async (_, answers) => {
    answering(answers)
    const { visitor } = await member(remote)
    const { status, text, html } = await seen(visitor, '/r-and-d')
    expect(status).toBe(200)
    expect(text).toContain('The R and D service does not answer at present. Nothing is lost.')
    expect(html).toContain('href="/r-and-d?view=week')
  })

  it('TOKEN-05 that refuses the token is asked for no other; the reader stays signed in', async () => {
    answering({ '/': 401 })
    const { visitor } = await member(remote)
    const { status, text } = await seen(visitor, '/r-and-d')
    expect([status, await visitor.isSignedIn()]).toEqual([200, true])
    expect(text).toContain('The R and D service does not answer at present.')
  })

  it('SEC-080 that refuses a token is asked with a new one by the next page', async () => {
    const { visitor } = await member(remote)
    const given = ['first', 'second']
    service.answer = (_, response) => answerJson(response, { Succeeded: true, Item: given.shift() })
    onTestFinished(() => {
      service.answer = (_, response) => answerJson(response, { Succeeded: true, Item: 'token-of-the-service' })
    })
    api.answer = ({ path, headers }, response) => {
      if (headers.authorization === 'Bearer first') response.writeHead(401).end()
      else answerJson(response, path.includes('/projects') ? [{ Id: id, Name: 'Found again' }] : {})
    }
    const refused = await seen(visitor, '/r-and-d')
    const answered = await seen(visitor, '/r-and-d')

    expect([refused.status, refused.text.includes('does not answer at present')]).toEqual([200, true])
    expect([answered.status, answered.text.includes('Found again'), given]).toEqual([200, true, []])
  })

  it.each([
    [400, 400],
    [409, 400],
    [422, 400],
    [403, 403],
    [404, 404],
    [500, 502],
  ])('whose refusal %i of a change is told as %i', async (answered, told) => {
    answering({ '/record': answered })
    const { visitor } = await member(remote)
    const { status } = await visitor.ask('createRecord', { body: { ProjectId: id, ...hours } })
    expect(status).toBe(told)
  })

  it.each([
    ['in problem details', 409, { title: 'Conflict', detail: 'the week is closed' }, ': The week is closed.'],
    ['in an envelope', 400, { Notices: [{ Messages: ['No hours on\n Sundays.'] }] }, ': No hours on Sundays.'],
    ['in a field', 422, { Message: 'x'.repeat(400) }, `: X${'x'.repeat(299)}.`],
    ['not at all', 400, { code: 7 }, '.'],
    ['at more length than is read', 400, { message: 'x'.repeat(20_000) }, '.'],
    ['in another form', 409, '<h1>Closed</h1>', '.'],
  ])('that says why it refuses a change, %s, is heard by the reader', async (_, status, body, heard) => {
    api.answer = (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const { visitor } = await member(remote)
    const answer = await visitor.ask('createRecord', { body: { ProjectId: id, ...hours } })
    expect([answer.status, answer.body.Notices[0].Messages]).toEqual([400, [`The service refused this${heard}`]])
  })

  it('that answers slowly is waited for, and the page then has its data', async () => {
    api.answer = ({ path }, response) => {
      const body = path.includes('/projects') ? [{ Id: id, Name: 'Slow project' }] : {}
      setTimeout(() => answerJson(response, body), 300)
    }
    const { visitor } = await member(remote)
    expect((await seen(visitor, '/r-and-d')).text).toContain('Slow project')
  })
})
