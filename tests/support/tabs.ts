/** Tabs of a browser, each in a profile of its own. Whatever their pages complain of is written down. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'

export interface Tab {
  context: BrowserContext
  page: Page
  complaints: string[]
  /** Complaints that a test is about. */
  expected: RegExp[]
  /** Told of each request of this visit. */
  onRequest?: (request: Request) => void
  /** Events that this visit listens to on its page. */
  heard: Set<string>
  /** Has what stays with a tab, or with its profile: it serves no other visit. */
  isSpent: boolean
}

export type Tabs = ReturnType<typeof tabsOf>

/** Where a visit says no other. */
export const fullSize = { width: 1440, height: 900 }

/**
 * The tabs of one origin. A tab that was left as it was is taken again, without cookies and storage: to make one takes
 * as long as the largest page.
 */
export function tabsOf(browser: Browser, origin: string) {
  const free: Tab[] = []

  return {
    async take(options: BrowserContextOptions = {}): Promise<Tab> {
      const isPlain = Object.keys(options).length === 0
      const tab = isPlain && free.pop()
      if (!tab) return open(browser, origin, options)
      tab.complaints.length = 0
      tab.expected.length = 0
      tab.onRequest = undefined
      return tab
    },

    async giveBack(tab: Tab): Promise<void> {
      if (tab.isSpent || tab.page.isClosed()) return tab.context.close()
      await clean(tab, origin)
      free.push(tab)
    },

    async close(): Promise<void> {
      for (const { context } of free.splice(0)) await context.close()
    },
  }
}

async function open(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Tab> {
  // Movements are drawn sixty times a second; those who look at one ask for it.
  const context = await browser.newContext({ baseURL: origin, viewport: fullSize, reducedMotion: 'reduce', ...options })
  // What is waited for comes at once, and ends the waiting; on a busy machine it comes later.
  context.setDefaultTimeout(120_000)
  const complaints = await listen(context, origin, options.javaScriptEnabled !== false)
  const page = await context.newPage()
  const isSpent = Object.keys(options).length > 0
  const tab: Tab = { context, page, complaints, expected: [], heard: new Set(), isSpent }
  context.on('request', request => tab.onRequest?.(request))
  const spend = () => {
    tab.isSpent = true
  }
  for (const name of ['addInitScript', 'emulateMedia', 'exposeFunction', 'exposeBinding'] as const)
    whenCalled(page, name, spend)
  for (const name of ['on', 'once'] as const) whenCalled(page, name, event => tab.heard.add(String(event)))
  for (const name of ['addInitScript', 'grantPermissions', 'setOffline', 'on', 'once'] as const)
    whenCalled(context, name, spend)
  for (const name of ['install', 'pauseAt'] as const) whenCalled(context.clock, name, spend)
  return tab
}

/** Tells of each call of a method, by its first argument, before it is made. */
function whenCalled<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  tell: (first: unknown) => void,
): void {
  const method = owner[name]
  if (typeof method !== 'function') throw new TypeError(`${String(name)} is no method`)
  owner[name] = ((...args: unknown[]) => {
    tell(args[0])
    return method.apply(owner, args)
  }) as Owner[Name]
}

/** Leaves nothing of what a test did: the storage of a tab goes by a page of its origin that keeps none. */
async function clean({ context, page, heard }: Tab, origin: string): Promise<void> {
  for (const event of heard) await page.removeAllListeners(event)
  heard.clear()
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.unrouteAll()
  await page.unrouteAll()
  await page.goto(`${origin}/healthz`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}

/** Everything that a profile's pages complain of from now on. */
async function listen(context: BrowserContext, origin: string, hasScript: boolean): Promise<string[]> {
  const complaints: string[] = []
  await context.exposeBinding('complain', (_, text: string) => void complaints.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      const { complain } = window as unknown as { complain: (text: string) => void }
      complain(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`)
    })
  })
  context.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => void complaints.push(`page error: ${error.error().stack}`))
  context.on('request', request => {
    if (!isOwn(request, origin)) complaints.push(`left the origin: ${request.url()}`)
  })
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // A question that a later one made needless was given up by the page itself.
    if (reason === 'net::ERR_ABORTED') return
    // Where script is switched off the browser refuses to fetch any.
    if (!hasScript && request.url().endsWith('.js')) return
    complaints.push(`request failed: ${request.url()} ${reason}`)
  })
  return complaints
}

/** Ours, or a part of the browser itself: it brings its PDF viewer along as a page of its own. */
function isOwn(request: Request, origin: string): boolean {
  return new URL(request.url()).origin === origin || /^chrome(-extension)?:/.test(request.url())
}

/** Gives what its pages are about to report the time to arrive; what they complained of without being expected to. */
export async function unexpected({ context, complaints, expected }: Tab): Promise<string[]> {
  for (const page of context.pages()) if (!page.isClosed()) await page.evaluate(() => undefined).catch(() => undefined)
  return complaints.filter(complaint => !expected.some(pattern => pattern.test(complaint)))
}

/** What was expected and did not come. */
export function unmet({ complaints, expected }: Tab): string[] {
  return expected.filter(pattern => !complaints.some(complaint => pattern.test(complaint))).map(String)
}
