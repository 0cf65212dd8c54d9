/** A real browser for a test file. Console complaints of a page, and requests to other origins, fail the test. */
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  request as requests,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { bundledProduct } from './browserFolder'
import { type Person, password, people } from './browserPeople'
import type { Product, ProductOptions } from './browserProduct'
import { browserPaths } from './provided'
import { forget, fullSize, type Tab, type Tabs, tabsOf, unexpected, unmet } from './tabs'

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of tests are too short for optimising compilers to pay off.
  '--js-flags=--no-opt --no-maglev',
]

export interface Visit extends Omit<BrowserContextOptions, 'viewport'> {
  viewport?: { width: number; height: number }
  /** The person who is already signed in. */
  as?: Person
  /** The security question is answered too. */
  cleared?: boolean
  width?: number
  theme?: 'light' | 'dark'
  units?: 'IP' | 'SI'
  /** A first visitor, who is asked about cookies. */
  isFirstVisit?: boolean
}

/** Requests that may end a session or give it a new id. */
const renewing = /\/(log-out|login|change-password|security-question|ConfirmSecurityQuestionAnswer|Impersonate)$/

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The full Chromium, or its headless shell, which is twice as fast but shows no PDF. */
type Program = keyof typeof browserPaths

const browsers: Partial<Record<Program, Promise<Browser>>> = {}
let product: Promise<Product> | undefined

/** One browser for all files; each visit has its own profile. */
export function sharedBrowser(program: Program = 'shell'): Promise<Browser> {
  // With scrollbars, as most readers have them: they take room, and a page that is too wide or too high shows by them.
  const hidden = ['--hide-scrollbars']
  browsers[program] ??= chromium.launch({
    executablePath: browserPaths[program](),
    args: switches,
    ignoreDefaultArgs: hidden,
  })
  return browsers[program]
}

/** The module that starts the product, with its engine. */
export const productModule = async () => (await import(bundledProduct())) as typeof import('./browserProduct')

async function startProduct(options?: ProductOptions): Promise<Product> {
  const { startProduct } = await productModule()
  return startProduct(options)
}

/** One product for all files that do not change its people. */
function sharedProduct(): Promise<Product> {
  product ??= startProduct()
  return product
}

/** Its tabs, which the files use one after the other. */
const sharedTabs: Partial<Record<Program, Tabs>> = {}

interface SiteOptions extends ProductOptions {
  own?: boolean
  program?: Program
}

/**
 * The product and a browser for the tests of one file. With `own` the file gets its own product, because it changes
 * data that others rely on.
 */
export function openSite({ own = false, program = 'shell', ...options }: SiteOptions = {}) {
  let product: Product
  let tabs: Tabs
  const visits: Tab[] = []
  /** Those that stay open for later tests. */
  const kept: Tab[] = []
  /** Sessions of this file's people, reused for their next visit: each sign-in costs two password hashes. */
  const sessions = new Map<Person, Cookies>()

  const tabOf = (page: Page) => [...visits, ...kept].find(({ context }) => context === page.context())

  async function enter(tab: Tab, person: Person): Promise<void> {
    const { context } = tab
    const cookies = sessions.get(person)
    if (cookies) await context.addCookies(cookies)
    else await signIn(context.request, product.origin, people[person])
    sessions.set(person, await context.cookies())
    // A request that may change the session makes its kept cookies unusable.
    tab.onRequest = request => {
      if (renewing.test(request.url())) sessions.delete(person)
    }
  }

  beforeAll(async () => {
    const [started, browser] = await Promise.all([
      own ? startProduct(options) : sharedProduct(),
      sharedBrowser(program),
    ])
    product = started
    if (own) tabs = tabsOf(browser, product.origin)
    else tabs = sharedTabs[program] ??= tabsOf(browser, product.origin)
  })

  afterEach(async () => {
    const left = visits.splice(0)
    const open = [...left, ...kept]
    const complaints = await Promise.all(open.map(unexpected))
    const missing = open.flatMap(unmet)
    for (const tab of kept) forget(tab)
    for (const tab of left) await tabs.giveBack(tab)
    expect(complaints.flat(), 'what the pages complained of').toEqual([])
    expect(missing, 'complaints that were expected and did not come').toEqual([])
    expect(product.takeFaults(), 'what the server logged as a fault').toEqual([])
  })

  afterAll(async () => {
    for (const tab of kept) await tabs.giveBack(tab)
    if (!own) return
    await tabs?.close()
    await product?.stop()
  })

  return {
    get origin() {
      return product.origin
    },
    /** The database, to prepare data for which the pages would take too long. */
    get db() {
      return product.db
    },
    mails: () => product.mails(),
    beat: () => product.beat(),
    takeFaults: () => product.takeFaults(),

    /** A page of an empty browser profile. Paths given to `goto` are those of the product. */
    async visit({
      as,
      cleared,
      width = fullSize.width,
      viewport: size = { ...fullSize, width },
      theme = 'light',
      units = 'IP',
      isFirstVisit = false,
      ...options
    }: Visit = {}): Promise<Page> {
      const { origin } = product
      const tab = await tabs.take(options)
      visits.push(tab)
      const { context, page } = tab
      await page.setViewportSize(size)
      if (!isFirstVisit) await context.addCookies([{ name: 'coilworks-consent', value: 'refused', url: origin }])
      if (as) await enter(tab, as)
      if (as && cleared) {
        await answerQuestion(context.request, origin)
        // The answer to the question gives the session a new id.
        sessions.delete(as)
      }
      if (theme === 'dark' || units === 'SI')
        await context.addCookies([{ name: 'coilworks-preferences', value: `${theme}.${units}`, url: origin }])
      return page
    },

    /** Leaves a page open for the later tests of the file, where to load it anew would prove no more. */
    keep(page: Page): void {
      const at = visits.findIndex(({ context }) => context === page.context())
      kept.push(...visits.splice(at, 1))
    },

    /** Sends requests as a person, without a page. */
    async requests(as?: Person, isCleared = false): Promise<APIRequestContext> {
      const { origin } = product
      const request = await requests.newContext({ baseURL: origin })
      if (as) await signIn(request, origin, people[as])
      if (isCleared) await answerQuestion(request, origin)
      return request
    },

    /** Expects a complaint: it must appear, and does not fail the test. */
    expectComplaint(page: Page, pattern: RegExp): void {
      tabOf(page)?.expected.push(pattern)
    },

    /** The complaints of this visit's pages so far. */
    complaintsOf: (page: Page): string[] => tabOf(page)?.complaints.slice() ?? [],
  }
}

/** Signs in like the sign-in form, without opening it. */
export async function signIn(
  request: APIRequestContext,
  origin: string,
  email: string,
  secret = password,
): Promise<void> {
  const form = await (await request.get(`${origin}/login`)).text()
  const answer = await request.post(`${origin}/AccountService.svc/LogIn`, {
    headers: { 'x-csrf-token': tokenIn(form), origin },
    data: { email, password: secret },
  })
  expect(await answer.json()).toMatchObject({ Succeeded: true })
}

/** Answers the security question of a secured page, like its form. */
async function answerQuestion(request: APIRequestContext, origin: string): Promise<void> {
  const returnTo = '/app-selector'
  const asked = await (await request.get(`${origin}/admin`)).text()
  const questionId = /name="questionId" value="(\d+)"/.exec(asked)?.[1] ?? ''
  const form = { _csrf: tokenIn(asked), returnTo, questionId, answer: password }
  const answer = await request.post(`${origin}/security-question`, { headers: { origin }, form, maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([303, returnTo])
}

/** The CSRF token in a page of this session. */
export function tokenIn(html: string): string {
  return /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? ''
}
