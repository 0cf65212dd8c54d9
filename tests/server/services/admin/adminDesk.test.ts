/** What admins do for everybody: the inbox, notices, catalogues and settings, with PostgreSQL and the embedded database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { limits } from '../../../../server/config/limits'
import { minutesAfter } from '../../../../server/process/clock'
import { catalogues } from '../../../../shared/catalogues/catalogues'
import { account, admin, coilStudies, enterprise } from '../../../../shared/contracts'
import type { ListedRequest, ListedRetention, ShownVariable } from '../../../../shared/contracts/admin'
import { messages } from '../../../../shared/texts'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { type House, openHouse } from '../../../support/house'
import { addPerson, hasSession, type Person, password } from '../../../support/people'
import { settableClock } from '../../../support/settableClock'
import { Visitor } from '../../../support/visitor'

const payload = {
  ...{ companyName: 'Fjord Cooling', name: 'Ida Holm', phone: '555-010', email: 'ida@fjord.example' },
  ...{ subject: 'Coil 12', comment: 'Which fin do you\nadvise?' },
}

/** An empty address selects the embedded database; without one the tests have a PostgreSQL server. */
describe.each([
  ['PostgreSQL', {}],
  ['the embedded database', { DATABASE_URL: '' }],
] as const)('with %s', (_, environment) => {
  let house: House
  let person: Person
  let admins: Visitor
  const lastRow = () =>
    house.parts.db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').limit(1).executeTakeFirstOrThrow()
  const minuteIn = (minutes: number) => minutesAfter(house.clock.now(), minutes).toISOString().slice(0, 16)

  beforeAll(async () => {
    const clock = settableClock('2026-01-10T12:00:00.000Z')
    house = await openHouse({ clock, environment: { SUPPORT_EMAIL: 'desk@example.com', ...environment } })
    person = await addPerson(house, { roles: ['admin'] })
  })
  afterAll(() => house?.close())
  /** A session of an admin is soon over, and the tests let much time pass. */
  const enters = async () => {
    admins = await hasSession(house, person, { HasClearance: true })
  }
  beforeEach(async () => {
    await house.parts.db.deleteFrom('attempts').execute()
    await enters()
  })

  const inbox = async (request: object = {}): Promise<{ Rows: ListedRequest[]; Count: number }> =>
    (await admins.call(admin.ListSupportRequests, request)).body.Item

  it('keeps what the contact form and the help dialog send, with the mail that tells of it', async () => {
    await new Visitor(house).call(account.ContactUs, payload)
    const asking = await addPerson(house, { name: 'June Abara' })
    house.clock.advance({ minutes: 1 })
    const help = { recipient: 'desk@example.com', summary: 'No PDF', detail: 'It stays empty', page: '/report' }
    await (await hasSession(house, asking)).call(account.RequestHelp, help)
    expect(await house.mails()).toHaveLength(2)
    const { Rows, Count } = await inbox()
    expect(Count).toBe(2)
    expect(Rows.map(({ Kind, Subject, Email, State, TakenBy }) => [Kind, Subject, Email, State, TakenBy])).toEqual([
      ['help', 'No PDF', asking.email, 'new', null],
      ['contact', 'Coil 12', 'ida@fjord.example', 'new', null],
    ])
    const shown = (await admins.call(admin.ShowSupportRequest, { id: Rows[1]?.Id })).body.Item
    expect(shown).toMatchObject({ Message: payload.comment, IsSignedIn: false, Phone: '555-010', Note: '' })
    expect((await inbox({ search: 'advise' })).Count).toBe(1)
    expect((await inbox({ kind: 'help' })).Rows[0]?.Subject).toBe('No PDF')
    expect((await inbox({ sort: 'oldest' })).Rows[0]?.Kind).toBe('contact')
    expect((await admins.call(admin.CountSupportRequests)).body.Item).toMatchObject({ New: 2, InWork: 0 })
  })

  it('has a request taken, noted and done, with before and after in the trail, and no change over a later one', async () => {
    const [, request] = (await inbox()).Rows
    const { ChangedAt } = (await admins.call(admin.ShowSupportRequest, { id: request?.Id })).body.Item
    const form = { id: request!.Id, state: 'new', note: 'Ask\r\nthe plant', seen: ChangedAt }
    house.clock.advance({ minutes: 1 })
    const answer = await admins.submit('/admin', { action: 'take-request', ...form })
    expect(answer.headers.location).toBe(`/admin?section=inbox&request=${request?.Id}#panel`)
    expect((await admins.get(answer.headers.location ?? '')).text).toContain(serverMessages.inbox.saved)
    expect(await lastRow()).toMatchObject({
      ...{ event: 'inbox', actor: person.email, target: request?.Id },
      detail: {
        ...{ before: 'new', after: 'in work', takenBefore: '', takenAfter: person.email },
        ...{ noteBefore: '', noteAfter: 'Ask\nthe plant' },
      },
    })
    const late = { id: form.id, state: 'done', note: '', taker: 'nobody', seen: form.seen }
    const refused = (await admins.call(admin.ChangeSupportRequest, late)).body
    expect(refused.Notices[0].Messages).toEqual([serverMessages.inbox.moved])
    expect((await inbox({ state: 'in work' })).Rows[0]).toMatchObject({ Id: form.id, TakenBy: person.email })
    const file = await admins.get('/admin/inbox.csv?state=in+work')
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(file.text).toContain('Fjord Cooling')
    const page = (await admins.get(`/admin?section=inbox&request=${form.id}`)).text
    expect(page).toContain('mailto:ida%40fjord.example?subject=Re%3A%20Coil%2012&amp;body=')
  })

  it('shows a note that is too long again, whole and once, and says how long it may be', async () => {
    const [other, request] = (await inbox()).Rows
    const { ChangedAt, Note } = (await admins.call(admin.ShowSupportRequest, { id: request?.Id })).body.Item
    const note = `${'x'.repeat(limits.inboxNote)}\nthe end`
    const form = { id: request!.Id, state: 'done', note: note.replace('\n', '\r\n'), seen: ChangedAt }
    const { headers } = await admins.submit('/admin', { action: 'save-request', ...form })
    const page = (await admins.get(headers.location ?? '')).text
    expect(page).toContain(messages.tooLong(limits.inboxNote))
    const shownNote = (text: string) => /<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(text)?.[1]
    expect(shownNote(page)).toBe(note)
    expect(shownNote((await admins.get(headers.location ?? '')).text)).toBe(Note)
    // It belongs to its request alone.
    await admins.submit('/admin', { action: 'save-request', ...form })
    expect(shownNote((await admins.get(`/admin?section=inbox&request=${other?.Id}`)).text)).toBe('')
  })

  it('pages its lists on the server', async () => {
    const rows = Array.from({ length: limits.adminPage.rows }, (_, number) => ({
      ...{ at: house.clock.now(), kind: 'contact' as const, subject: `Old ${number}`, message: '', name: 'Old' },
      ...{ company: '', email: 'old@fjord.example', phone: '', is_signed_in: false, request_id: '' },
      changed_at: house.clock.now(),
    }))
    await house.parts.db.insertInto('support_requests').values(rows).execute()
    const second = await inbox({ page: 2 })
    expect([second.Rows.length, second.Count]).toEqual([2, limits.adminPage.rows + 2])
    const page = (await admins.get('/admin?section=inbox&search=old')).text.replaceAll('<!-- -->', '')
    expect(page).toContain(`${limits.adminPage.rows} requests`)
    await house.parts.db.deleteFrom('support_requests').where('name', '=', 'Old').execute()
  })

  it('shows a notice on every page between its two moments, by its own clock, until the reader closes it', async () => {
    const visitor = new Visitor(house)
    const seen = async (path = '/', who: Visitor = visitor) => (await who.get(path)).text.includes('Closed on Monday')
    const form = { text: 'Closed on Monday', severity: 'warning', from: minuteIn(10), until: minuteIn(60) }
    const previewed = await admins.submit('/admin', { action: 'preview-banner', id: '', ...form })
    const preview = (await admins.get(previewed.headers.location ?? '')).text
    expect(preview).toMatch(/aria-label="Preview"[\s\S]*Closed on Monday/)
    expect(await seen()).toBe(false)
    await admins.submit('/admin', { action: 'save-banner', id: '', ...form })
    expect(await lastRow()).toMatchObject({
      event: 'banner',
      detail: { before: '', after: expect.stringMatching(/Monday/) },
    })
    expect(await seen()).toBe(false)
    house.clock.advance({ minutes: 11 })
    expect([await seen(), await seen('/login'), await seen('/app-selector', admins)]).toEqual([true, true, true])
    const [banner] = (await admins.call(admin.ListBanners, { state: 'shown' })).body.Item.Rows
    await visitor.post('/close-notice', { notice: banner.Id, returnTo: '/login' })
    expect([await seen(), await seen('/app-selector', admins)]).toEqual([false, true])
    house.clock.advance({ minutes: 50 })
    await enters()
    expect(await seen('/app-selector', admins)).toBe(false)
    await admins.submit('/admin', { action: 'remove-banner', id: banner.Id })
    expect((await admins.call(admin.ListBanners, {})).body.Item.Count).toBe(0)
  })

  it.each([
    [{ from: -10, until: -20 }, serverMessages.banners.backwards],
    [{ from: -20, until: -10 }, serverMessages.banners.over],
    [{ from: 0, until: 366 * 24 * 60 + 1 }, serverMessages.banners.tooLong],
  ])('refuses a notice of %o and keeps none', async ({ from, until }, why) => {
    const wanted = { text: 'Wrong', severity: 'info', from: minuteIn(from), until: minuteIn(until) }
    expect((await admins.call(admin.SaveBanner, wanted)).body.Notices[0].Messages).toEqual([why])
    expect((await admins.call(admin.ListBanners, {})).body.Item.Count).toBe(0)
  })

  const own = [{ ...catalogues.nozzles.sample[0], model: 'Own 1' }, catalogues.nozzles.sample[1]]
  const file = { name: 'nozzles', file: 'own.json', text: JSON.stringify(own) }

  it('says line and column of each fault of a catalogue, and changes nothing', async () => {
    const text = 'model,flow,pressure,sauter [µm],source\nA,1e-6,70e5,20,mine\nB,fast,70e5,20,mine\n'
    const { Item } = (await admins.call(admin.CheckCatalogue, { ...file, text })).body
    expect(Item).toMatchObject({ FaultCount: 1, Faults: [{ Line: 3, Column: 3, Field: 'flow' }], Added: { Count: 0 } })
    const before = await lastRow()
    const refused = (await admins.call(admin.ReplaceCatalogue, { ...file, text, before: 0 })).body
    expect(refused.Notices[0].Messages).toEqual([serverMessages.catalogues.faults(1, 'line 3, column 3')])
    expect([await lastRow(), await house.parts.db.selectFrom('catalogue_versions').selectAll().execute()]).toEqual([
      before,
      [],
    ])
  })

  it('says what a file would add, change and remove, takes it in, and goes back', async () => {
    const sample = catalogues.nozzles.sample
    const { Item } = (await admins.call(admin.CheckCatalogue, file)).body
    expect(Item).toMatchObject({ Version: 0, Added: { First: ['Own 1'] }, Changed: { Count: 0 } })
    expect(Item.Removed.Count).toBe(sample.length - 1)
    const replace = { ...file, before: 0 }
    expect((await admins.call(admin.ReplaceCatalogue, replace)).body.Item).toEqual({ Version: 1 })
    expect(await lastRow()).toMatchObject({
      ...{ event: 'catalogue', actor: person.email, target: 'nozzles' },
      detail: { before: 0, after: 1, records: 2, file: 'own.json', added: 1, changed: 0, removed: sample.length - 1 },
    })
    const again = (await admins.call(admin.ReplaceCatalogue, replace)).body
    expect(again.Notices[0].Messages).toEqual([serverMessages.catalogues.moved])
    const mist = await hasSession(house, await addPerson(house, { roles: ['nimbus'] }))
    expect((await mist.call(enterprise.GetNozzles)).body.Item).toEqual({ Version: 1, IsSample: false, Records: own })
    const listed = { name: 'nozzles', sort: '-flow', search: 'sample data' }
    const { Rows } = (await admins.call(admin.ListCatalogueRecords, listed)).body.Item
    expect(Rows.map(({ model }: { model: string }) => model)).toEqual([own[1]?.model, 'Own 1'])
    await admins.submit('/admin', { action: 'restore-catalogue', name: 'nozzles', version: '0', before: '1' })
    expect((await mist.call(enterprise.GetNozzles)).body.Item).toMatchObject({ Version: 2, Records: sample })
  })

  it('gives the present catalogue as files that can be read in again', async () => {
    const csv = await admins.get('/admin/catalogue.csv?name=nozzles')
    const json = await admins.get('/admin/catalogue.json?name=nozzles&version=1')
    expect(JSON.parse(json.text)).toEqual(own)
    const { Item } = (await admins.call(admin.CheckCatalogue, { ...file, text: csv.text })).body
    expect(Item).toMatchObject({ FaultCount: 0, Added: { Count: 0 }, Changed: { Count: 0 }, Removed: { Count: 0 } })
  })

  it('writes the numbers of each catalogue as a person would, and finds no change in them when they are read in', async () => {
    for (const name of ['boilers', 'economizers', 'fans'] as const) {
      const { text } = await admins.get(`/admin/catalogue.csv?name=${name}`)
      expect(text.match(/\d\.\d{14,}/g), name).toBe(null)
      const { Item } = (await admins.call(admin.CheckCatalogue, { name, file: `${name}.csv`, text })).body
      const same = { FaultCount: 0, Added: { Count: 0 }, Changed: { Count: 0 }, Removed: { Count: 0 } }
      expect(Item, name).toMatchObject(same)
    }
    expect((await admins.get('/admin/catalogue.csv?name=boilers')).text).toContain(',0.3048,')
  })

  it('shows fans with their curves, sorts them, and gives them as a file that can be read in again', async () => {
    const { Rows, Count } = (await admins.call(admin.ListCatalogueRecords, { name: 'fans', sort: '-flow' })).body.Item
    expect([Rows[0], Count]).toEqual([catalogues.fans.sample.at(-1), catalogues.fans.sample.length])
    const { text } = await admins.get('/admin/catalogue.csv?name=fans')
    const asked = { name: 'fans', file: 'fans.csv' }
    const same = (await admins.call(admin.CheckCatalogue, { ...asked, text })).body.Item
    expect(same).toMatchObject({ FaultCount: 0, Added: { Count: 0 }, Changed: { Count: 0 }, Removed: { Count: 0 } })
    const first = String(catalogues.fans.sample[0]!.flow[0])
    const other = (await admins.call(admin.CheckCatalogue, { ...asked, text: text.replace(first, '1') })).body.Item
    expect(other.Changed.Count).toBe(1)
    const page = (await admins.get('/admin?section=catalogues&name=fans')).text
    expect(page).toContain('SA-3-8')
  })

  it('names columns, faults and changes in the words of the trade, with units; files keep the names of the fields', async () => {
    const page = (await admins.get('/admin?section=catalogues&name=boilers')).text
    expect(page).toContain('>Stack diameter, in</th>')
    expect(page).toContain('<option value="-stackDiameter">Stack diameter, falling</option>')
    for (const { columns } of Object.values(catalogues))
      for (const field of Object.keys(columns)) expect(page).not.toContain(`>${field}<`)
    expect(page).toContain('>Hot water<')
    expect(page).not.toContain('>hot-water<')
    const listed = async (search: string) =>
      (await admins.call(admin.ListCatalogueRecords, { name: 'boilers', search })).body.Item
    expect((await listed('hot water')).Count).toBeGreaterThan(0)
    expect(await listed('hot water')).toEqual(await listed('hot-water'))
    const { text } = await admins.get('/admin/catalogue.csv?name=boilers')
    expect(text).toMatch(/^\uFEFF?maker,series,/)
    const asked = { name: 'boilers', file: 'boilers.csv' }
    const first = String(catalogues.boilers.sample[0]!.stackDiameter)
    const changed = { ...asked, text: text.replace(`,${first},`, ',0.254,') }
    const of = async (request: object) => (await admins.call(admin.CheckCatalogue, request)).body.Item
    const told = 'Sample, Sample firetube, SF-20: Stack diameter'
    expect((await of({ ...changed, units: 'IP' })).Changed.First).toEqual([`${told} 8.0000 in → 10.0000 in`])
    expect((await of(changed)).Changed.First).toEqual([`${told} 203.200 mm → 254.000 mm`])
    const wrong = { ...asked, text: text.replace(`,${first},`, ',wide,') }
    expect((await of(wrong)).Faults[0]).toMatchObject({ Line: 2, Field: 'stackDiameter', Word: 'Stack diameter' })
    const curves = (await admins.get('/admin/catalogue.csv?name=fans')).text
    const fans = { name: 'fans', file: 'fans.csv', text: curves.replace(/ [\d.]+,"Sample data/, ' 3500,"Sample data') }
    expect((await of(fans)).Changed.First[0]).toMatch(/: Shaft power (\d\.\d · ){4}\d\.\d kW → (\d\.\d · ){4}3\.5 kW$/)
  })

  const retention = async (request: object = {}): Promise<ListedRetention[]> =>
    (await admins.call(admin.ListRetention, request)).body.Items

  it('finds kinds of data by their names and by when they are counted, on the page and in the file', async () => {
    const found = await retention({ search: 'ERROR reports' })
    expect(found.map(({ Name }) => Name)).toEqual(['error-reports'])
    expect((await retention({ search: 'from the report' })).map(({ Name }) => Name)).toContain('error-reports')
    expect(await retention({ search: 'no such data' })).toEqual([])
    const page = (await admins.get('/admin?section=retention&search=error+reports')).text
    expect(page.match(/data-label="Next purge"/g)).toHaveLength(1)
    expect(page).toContain('<option value="drafts"')
    expect(page).toContain('href="/admin/retention.csv?search=error+reports"')
    const none = (await admins.get('/admin?section=retention&search=nothing+such')).text
    expect(none).toContain('No kind of data matches.')
    const lines = (await admins.get('/admin/retention.csv?search=error+reports')).text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
  })

  it('keeps data as long as an admin says, who sees before what the next purge deletes', async () => {
    const { db } = house.parts
    const report = { actor: null, request_id: '', error: 'old', stack_trace: '' }
    const at = minutesAfter(house.clock.now(), -20 * 24 * 60)
    await db
      .insertInto('client_errors')
      .values({ ...report, at })
      .execute()
    const of = (all: ListedRetention[]) => all.find(({ Name }) => Name === 'error-reports')
    expect(of(await retention())).toMatchObject({ Days: 30, Rows: 1, Due: 0 })
    expect(of(await retention({ tried: { name: 'error-reports', days: 10 } }))).toMatchObject({ Days: 10, Due: 1 })
    const outside = (await admins.call(admin.SetRetention, { name: 'error-reports', days: 366 })).body
    expect(outside.Notices[0].Messages).toEqual([serverMessages.settings.outside(1, 365)])
    const form = { action: 'set-retention', name: 'error-reports', days: '10' }
    await admins.submit('/admin', { ...form, password: 'Wrong1Password' })
    expect(of(await retention())).toMatchObject({ Days: 30 })
    await admins.submit('/admin', { ...form, password })
    expect(of(await retention())).toMatchObject({ Days: 10, Due: 1 })
    expect(await lastRow()).toMatchObject({
      ...{ event: 'setting', target: 'retention.error-reports', detail: { before: 30, after: 10 } },
    })
    await purge(house.parts)
    expect(await db.selectFrom('client_errors').selectAll().execute()).toEqual([])
    expect((await admins.get('/admin/retention.csv')).text).toContain('Error reports of browsers,from the report,10,30')
  })

  it('asks for the password before it keeps data for another time, and again after a quarter of an hour', async () => {
    await admins.call(admin.ListRetention, {})
    const { db, clock } = house.parts
    const proved_at = minutesAfter(clock.now(), -limits.proofMinutes - 1)
    await db.updateTable('bearer_tokens').set({ proved_at }).where('user_id', '=', person.id).execute()
    const asked = { name: 'drafts', days: 60 }
    expect((await admins.call(admin.SetRetention, asked)).body).toMatchObject({ NeedsProof: true, Succeeded: false })
    expect((await retention()).find(({ Name }) => Name === 'drafts')?.Days).toBe(limits.draftDays)
  })

  it('shows the configuration with its sources, and of secrets nothing', async () => {
    const all: ShownVariable[] = (await admins.call(admin.ShowConfiguration, {})).body.Items
    const of = (name: string) => all.find(({ Name }) => Name === name)
    expect(of('SUPPORT_EMAIL')).toMatchObject({ Value: 'desk@example.com', Source: 'environment', IsSecret: false })
    expect(of('PORT')).toMatchObject({ Value: '8080', Source: 'default' })
    expect(of('POSTHOG_KEY')).toMatchObject({ Value: null, Source: 'not set' })
    expect(of('AUDIT_KEY')).toMatchObject({ Value: null, Source: 'environment', IsSecret: true })
    const texts = [JSON.stringify(all), (await admins.get('/admin?section=configuration')).text]
    texts.push((await admins.get('/admin/configuration.csv')).text)
    for (const text of texts) for (const { value } of secretsOf(house)) expect(text.includes(value)).toBe(false)
    expect((await admins.call(admin.ShowConfiguration, { search: 'mail server' })).body.Items).toHaveLength(1)
  })

  it('lists measurements by tool, the largest first', async () => {
    const measured = { at: house.clock.now(), user_id: person.id, project_id: 'p', metric: 'Speed' as const }
    const rows = ['900 ms', '1 s 20 ms', '1 m'].map(measured_value => ({
      ...{ ...measured, measured_value, module_name: 'Coil workbench', coil_id: null },
    }))
    const other = { ...measured, measured_value: '1 h', module_name: 'Mist workbench', coil_id: null }
    await house.parts.db
      .insertInto('analytics_logs')
      .values([...rows, other])
      .execute()
    const filter = { module: 'Coil workbench', metric: 'Speed', sort: 'largest' }
    const { Rows } = (await admins.call(admin.ListMeasurements, filter)).body.Item
    expect(Rows.map(({ Value }: { Value: string }) => Value)).toEqual(['1 m', '1 s 20 ms', '900 ms'])
    const lines = (await admins.get('/admin/measurements.csv?module=Mist+workbench')).text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
  })

  it('CMP-02, CMP-03 compares the engines until the day of the specification, or the one that an admin sets', async () => {
    const employee = await hasSession(house, await addPerson(house, { roles: ['enterprise', 'engineering'] }))
    const shown = async () => (await employee.call(coilStudies.GetEngineComparison)).body.Item
    expect((await shown()).IsShown).toBe(true)
    await admins.submit('/admin', { action: 'set-comparison-end', until: '2026-01-10' })
    expect(await shown()).toEqual({ IsShown: false, DaysRemaining: 0 })
    expect((await employee.get('/enterprise-webapp')).text).toContain('`canCompareEngines`:false')
    expect(await lastRow()).toMatchObject({
      ...{ event: 'setting', target: 'engine-comparison-end', detail: { before: '2026-02-01', after: '2026-01-10' } },
    })
    await admins.submit('/admin', { action: 'set-comparison-end', until: '2026-03-01' })
    expect((await shown()).IsShown).toBe(true)
    expect((await employee.get('/enterprise-webapp')).text).toContain('`canCompareEngines`:true')
  })

  it('SEC-056 gives no file of a list to whoever may not see the page', async () => {
    const other = await addPerson(house, { roles: ['command-center', 'owner'] })
    for (const name of ['inbox', 'notices', 'measurements', 'retention', 'configuration', 'catalogue'])
      for (const [visitor, status] of [
        [new Visitor(house), 401],
        [await hasSession(house, other), 401],
        [await hasSession(house, person), 403],
      ] as const)
        expect([name, (await visitor.get(`/admin/${name}.csv`)).status]).toEqual([name, status])
  })
})

/** The secrets of the configuration of a house. */
function secretsOf({ parts }: House) {
  const { auditKey, metricsToken, databaseUrl, sessionSecrets } = parts.config
  const values = [auditKey, metricsToken, databaseUrl, ...sessionSecrets].filter(value => value !== undefined)
  return values.map(value => ({ value }))
}
