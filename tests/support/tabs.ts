/** Tabs of a browser, each with its own profile. All complaints of their pages are recorded. */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core'

export interface Tab {
  context: BrowserContext
  page: Page
  complaints: string[]
  /** Complaints that a test expects. */
  expected: RegExp[]
  /** Called for each request of this visit. */
  onRequest?: (request: Request) => void
  /** Events that this visit listens to on its page. */
  heard: Set<string>
  /** Sessions of the browser's own protocol that are open: what they set lasts as long as they do. */
  sessions: Set<CDPSession>
  /** The tab or its profile has lasting state, so it is not reused. */
  isSpent: boolean
}

export type Tabs = ReturnType<typeof tabsOf>

/** The default window size of a visit. */
export const fullSize = { width: 1440, height: 900 }

/**
 * The tabs of one origin. An unchanged tab is reused, without cookies and storage, because to create one takes as long
 * as the largest page.
 */
export function tabsOf(browser: Browser, origin: string) {
  const free: Tab[] = []

  return {
    async take(options: BrowserContextOptions = {}): Promise<Tab> {
      const isPlain = Object.keys(options).length === 0
      const tab = isPlain && free.pop()
      if (!tab) return open(browser, origin, options)
      forget(tab)
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

/** Forgets the complaints so far, and those that were expected. */
export function forget({ complaints, expected }: Tab): void {
  complaints.length = 0
  expected.length = 0
}

async function open(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Tab> {
  // Reduced motion, because animations cost time; tests of an animation turn it on.
  const context = await browser.newContext({ baseURL: origin, viewport: fullSize, reducedMotion: 'reduce', ...options })
  // A long timeout for busy machines; it costs nothing when the awaited event comes at once.
  context.setDefaultTimeout(120_000)
  const complaints = await listen(context, origin, options.javaScriptEnabled !== false)
  const page = await context.newPage()
  const isSpent = Object.keys(options).length > 0
  const sessions = sessionsOf(context)
  const tab: Tab = { context, page, complaints, expected: [], heard: new Set(), sessions, isSpent }
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

/** Reports each call of a method, with its first argument, before the call. */
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

/** The sessions that are opened from now on, without those that are closed again. */
function sessionsOf(context: BrowserContext): Set<CDPSession> {
  const open = new Set<CDPSession>()
  const make = context.newCDPSession.bind(context)
  context.newCDPSession = async target => {
    const session = await make(target)
    const detach = session.detach.bind(session)
    session.detach = () => {
      open.delete(session)
      return detach()
    }
    open.add(session)
    return session
  }
  return open
}

/** Removes all state of a test: storage is cleared by a page of the same origin that stores nothing. */
async function clean({ context, page, heard, sessions }: Tab, origin: string): Promise<void> {
  for (const session of sessions) await session.detach()
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

/** All complaints of a profile's pages from now on. */
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
    // The page itself aborts a request when a later one replaces it.
    if (reason === 'net::ERR_ABORTED') return
    // Without script the browser refuses to load script files.
    if (!hasScript && request.url().endsWith('.js')) return
    complaints.push(`request failed: ${request.url()} ${reason}`)
  })
  return complaints
}

/** A request to our origin, or to a part of the browser itself, such as its PDF viewer. */
function isOwn(request: Request, origin: string): boolean {
  return new URL(request.url()).origin === origin || /^chrome(-extension)?:/.test(request.url())
}

/** Waits for pending reports of its pages, then gives the unexpected complaints. */
export async function unexpected({ context, complaints, expected }: Tab): Promise<string[]> {
  for (const page of context.pages()) if (!page.isClosed()) await page.evaluate(() => undefined).catch(() => undefined)
  return complaints.filter(complaint => !expected.some(pattern => pattern.test(complaint)))
}

/** The expected complaints that did not appear. */
export function unmet({ complaints, expected }: Tab): string[] {
  return expected.filter(pattern => !complaints.some(complaint => pattern.test(complaint))).map(String)
}
