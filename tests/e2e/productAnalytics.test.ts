/** Product analytics in a real browser, against a service that stands for PostHog. */
import { gunzipSync, strFromU8, strToU8 } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { password, people } from '../support/browserPeople'
import { chooseOf, chooseOfReports, openWorkbench, saveAs } from '../support/browserWorkbench'
import { answerJson, stubService } from '../support/stubService'

const posthog = await stubService((_, response) => answerJson(response, { status: 1 }))
const environment = { POSTHOG_KEY: 'phc_test', POSTHOG_HOST: posthog.origin }
const site = openSite({ own: true, environment, isProduction: true })
const demo = openSite({ own: true, environment })

beforeEach(() => void posthog.asked.splice(0))
afterAll(() => posthog.close())

interface Sent {
  event: string
  properties: Record<string, unknown>
}

interface Recorded {
  type: number
  data: unknown
}

const eventsAt = (path: string) =>
  posthog.asked
    .filter(one => one.path === `${path}?ip=0`)
    .map(one => JSON.parse(one.body) as Sent[] | { batch: Sent[] })
    .flatMap(body => ('batch' in body ? body.batch : body))
const named = (name: string) => eventsAt('/e/').filter(({ event }) => event === name)
/** The view of a page: not by its place, as one page's events may come after those of the next. */
const viewOf = (path: string, origin = site.origin) =>
  named('$pageview').find(({ properties }) => properties.$current_url === origin + path)?.properties
const recorded = () => eventsAt('/s/').flatMap(({ properties }) => properties.$snapshot_data as Recorded[])
/** All that was recorded, as text: what the library has compressed is read as well. */
const recording = () => JSON.stringify(recorded().map(one => ({ ...one, data: inflated(one.data) })))

function inflated(data: unknown): unknown {
  if (typeof data === 'string' && data.startsWith('\u001f\u008b')) return strFromU8(gunzipSync(strToU8(data, true)))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, inflated(one)]))
}

/** What a page asks its server for, by path. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => void paths.push(new URL(request.url()).pathname))
  return paths
}

const isMeasuring = (path: string) => /^\/measure\/|\/measure[.-]/.test(path)
const decide = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: label }).click()
/** The library leaves out browsers that are driven by a program; this one is to count as a person's. */
const visit = async (visit: Parameters<typeof site.visit>[0] = {}, at = site) => {
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const page = await at.visit({ ...visit, isFirstVisit: true, userAgent })
  await page.addInitScript(() => {
    for (const name of ['webdriver', 'userAgentData'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined })
  })
  return page
}
const agreed = async (...given: Parameters<typeof visit>) => {
  const [, at = site] = given
  const page = await visit(...given)
  await page.context().addCookies([{ name: 'coilworks-consent', value: 'accepted', url: at.origin }])
  return page
}
const until = (is: () => boolean) => expect.poll(is).toBe(true)

describe('consent', () => {
  it('SEC-109 loads and sends nothing before it', async () => {
    const page = await visit()
    const asked = requestsOf(page)
    await page.goto('/')
    await page.goto('/help')
    await page.waitForLoadState('networkidle')
    expect(asked).toContain('/help')
    expect(asked.filter(isMeasuring)).toEqual([])
    expect(await page.locator('body').getAttribute('data-measured')).toBeNull()
    expect(posthog.asked).toEqual([])
  })

  it('SEC-109 loads and sends nothing after a refusal', async () => {
    const page = await visit()
    const asked = requestsOf(page)
    await page.goto('/')
    await decide(page, 'Refuse cookies')
    await page.goto('/help')
    await page.waitForLoadState('networkidle')
    expect(asked).toContain('/help')
    expect(asked.filter(isMeasuring)).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('ph_')))).toEqual([])
    expect(posthog.asked).toEqual([])
  })

  it('GEN-06, SEC-109 begins with it, and reaches our own origin alone', async () => {
    const page = await visit()
    await page.goto('/')
    const asked = requestsOf(page)
    await decide(page, 'Got it!')
    await until(() => viewOf('/') !== undefined)
    // The server may be asked before the browser tells of the request.
    await expect.poll(() => asked.filter(isMeasuring)).toContain('/measure/e/')
  })
})

describe('events', () => {
  it('NAV-12 counts every page that is navigated to once, without the query of its address', async () => {
    const page = await agreed()
    for (const path of ['/', '/help?topic=canary', '/contact-us']) {
      await page.goto(path)
      await until(() => viewOf(path.replace(/\?.*/, '')) !== undefined)
    }
    const visitor = viewOf('/contact-us')?.distinct_id
    const seen = named('$pageview').filter(({ properties }) => properties.distinct_id === visitor)
    expect(seen.map(({ properties }) => properties.$current_url)).toEqual(
      ['/', '/help', '/contact-us'].map(path => site.origin + path),
    )
    expect(JSON.stringify(eventsAt('/e/'))).not.toContain('canary')
  })

  it('ANALYTICS-08 makes no profile of a visitor', async () => {
    const page = await agreed()
    await page.goto('/')
    await until(() => viewOf('/') !== undefined)
    expect(named('$identify')).toEqual([])
    expect(viewOf('/')).toMatchObject({ $process_person_profile: false })
  })

  it('ANALYTICS-08 names who is signed in by a name that is not theirs, and forgets it after a logout', async () => {
    const page = await agreed({ as: 'customer' })
    await page.goto('/app-selector')
    await until(() => named('$identify').length === 1)
    const person = named('$identify')[0]?.properties.distinct_id
    expect(person).toMatch(/^[0-9a-f]{64}$/)

    await page.goto('/help')
    await until(() => viewOf('/help') !== undefined)
    expect(viewOf('/help')).toMatchObject({ distinct_id: person, $process_person_profile: true })

    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'coilworks-consent', value: 'accepted', url: site.origin }])
    await page.goto('/contact-us')
    await until(() => viewOf('/contact-us') !== undefined)
    expect(viewOf('/contact-us')?.distinct_id).not.toBe(person)
    expect(JSON.stringify(eventsAt('/e/'))).not.toMatch(new RegExp(`${people.customer}|Dana`, 'i'))
  })

  it('ANALYTICS-09 tells where people click, for heatmaps', async () => {
    const page = await agreed()
    await page.goto('/help')
    await until(() => viewOf('/help') !== undefined)
    await page.mouse.click(200, 300)
    const points = () =>
      named('$$heatmap').flatMap(({ properties }) =>
        Object.entries(properties.$heatmap_data as Record<string, object[]>),
      )
    await until(() => points().length > 0)
    await page.goto('/')
    await until(() => /"click"/.test(JSON.stringify(points())))
    expect(points().map(([address]) => address)).toContain(`${site.origin}/help`)
    expect(points().flatMap(([, found]) => found)).toContainEqual(
      expect.objectContaining({ x: 200, y: 300, type: 'click' }),
    )
  })
})

describe('recordings', () => {
  it('ANALYTICS-10 are made in production, with inputs masked and without the token of the session', async () => {
    const page = await agreed()
    await page.goto('/login?from=canaryquery')
    await until(() => viewOf('/login') !== undefined)
    // Nothing is sent of a page on which nobody did anything.
    await page.mouse.click(20, 300)
    await until(() => recording().includes('Forgot'))
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
    await page.getByLabel('Email').fill('canary@example.com')
    await page.getByLabel('Password', { exact: true }).fill('CanaryPassword')
    // Typing is a step of the recording of its own: source 5.
    await until(() => /"source":5/.test(recording()))
    await page.getByRole('link', { name: 'Forgot' }).click()
    await page.waitForURL('**/forgot-password')
    await until(() => recording().includes('forgot-password'))

    expect(recording()).toMatch(/\*{14}/)
    expect(recording()).not.toMatch(/canary/i)
    expect(token).toMatch(/.{20}/)
    expect(recording()).not.toContain(token)
  })

  it('SEC-109, ANALYTICS-10 leave out displays of secrets, in the page and as they appear', async () => {
    const page = await agreed({ as: 'admin' })
    await page.goto('/app-selector/security-questions')
    await hydrated(page)
    await until(() => viewOf('/app-selector/security-questions') !== undefined)
    await page.mouse.click(20, 300)
    await until(() => recorded().some(({ type }) => type === 2))
    const answer = page.locator('[data-private] input').first()
    await page.evaluate(() => {
      const shown = document.createElement('p')
      shown.dataset.private = ''
      shown.textContent = 'CanarySecret'
      const open = document.createElement('p')
      open.textContent = 'BesideTheSecret'
      document.querySelector('main')?.append(shown, open)
    })
    await until(() => recording().includes('BesideTheSecret'))
    expect(recording()).not.toContain('CanarySecret')
    expect(recording()).not.toContain(password)
    expect(await answer.count()).toBe(1)
    expect(recording()).not.toMatch(/name\\*":\\*"answer-\d/)
  })

  it('ANALYTICS-10 are not made outside production, where everything else is measured', async () => {
    const page = await agreed({}, demo)
    const asked = requestsOf(page)
    await page.goto('/login')
    await until(() => viewOf('/login', demo.origin) !== undefined)
    await page.getByLabel('Email').fill('canary@example.com')
    await page.mouse.click(20, 300)
    await until(() => named('$$heatmap').length > 0)
    expect(asked.filter(path => /recorder/.test(path))).toEqual([])
    expect(eventsAt('/s/')).toEqual([])
  })
})

describe('what is done with coils', () => {
  it('ANALYTICS-08 is told by name where the reader agreed, and nothing else of it', async () => {
    const page = await agreed({ as: 'customer' }, demo)
    await page.goto('/enterprise-webapp')
    await hydrated(page)
    await page.locator('summary[aria-label="Coils"]').click()
    await page.getByRole('button', { name: 'New coil' }).click()
    await until(() => named('New Coil Start').length > 0)
    expect(named('New Coil Start')).toHaveLength(1)
    expect(named('New Coil Start')[0]?.properties).toMatchObject({ caller: 'Enterprise' })
    expect(JSON.stringify(named('New Coil Start'))).not.toContain('CC-')
  })

  it('ENUM-31, ENUM-32 is told with the tool that calls: templates, saves, what was tracked, and that something failed', async () => {
    const page = await agreed({ as: 'rep' }, demo)
    demo.expectComplaint(page, /Secret fault/)
    await openWorkbench(page)
    const dialog = page.getByRole('dialog')
    await chooseOf(page, 'Coils', 'Save CC-1 as template')
    await dialog.getByLabel('Name').fill('Secret unit')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'OK' }).click()
    await chooseOf(page, 'Coils', 'Examples and templates')
    await dialog.getByRole('button', { name: 'Share Secret unit with my groups' }).click()
    await dialog.getByRole('button', { name: 'Share Secret unit with my groups', pressed: true }).waitFor()
    await dialog.getByRole('button', { name: /^Secret unit/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await chooseOf(page, 'Coils', 'Examples and templates')
    await dialog.getByRole('button', { name: 'Delete Secret unit' }).click()
    await page.getByRole('button', { name: 'Delete template' }).click()
    await dialog.getByText('No templates yet.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await saveAs(page, 'Secret project')
    await page.evaluate(() => void Promise.reject(new Error('Secret fault')))
    const events = ['Template Save', 'Template Share', 'Template Open', 'Template Delete', 'Coil Save', 'Exception']
    for (const event of events) {
      await until(() => named(event).length === 1)
      expect(named(event)[0]?.properties).toMatchObject({ caller: 'Enterprise' })
    }
    await chooseOfReports(page, 'Show report')
    await page.waitForURL(/\/report\?/)
    await hydrated(page)
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export To Excel' }).click()])
    const tracked = () => named('Tracking').map(({ properties: { caller, what } }) => `${caller}: ${what}`)
    await until(() => tracked().includes('Enterprise: Report') && tracked().includes('Report: Workbook'))
    const told = [...events, 'Tracking'].flatMap(named)
    expect(JSON.stringify(told)).not.toMatch(/Secret|CC-/)
  })

  it('ENUM-31 is told of no page that is none of the tools', async () => {
    const page = await agreed({ as: 'owner' }, demo)
    demo.expectComplaint(page, /A fault/)
    const fail = () => page.evaluate(() => void Promise.reject(new Error('A fault')))
    await page.goto('/app-selector/user-profile')
    await hydrated(page)
    await fail()
    await page.getByText('A fault').first().waitFor()
    await openWorkbench(page)
    await fail()
    await until(() => named('Exception').length > 0)
    expect(named('Exception').map(({ properties }) => properties.$pathname)).toEqual(['/enterprise-webapp'])
  })
})
