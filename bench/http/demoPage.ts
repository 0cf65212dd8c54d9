/** The product in a browser, as somebody of the demo sees it. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureTools } from '../../scripts/testing/tools'
import type { Running } from './children'
import { demoPerson, signIn } from './signIn'

export function startBrowser(): Promise<Browser> {
  const { tools } = ensureTools()
  return chromium.launch({ executablePath: tools.headlessShell ?? tools.chromium, args: ['--no-sandbox'] })
}

/** An empty page of a new profile, in which the person with this email is signed in. */
export async function demoPage(
  browser: Browser,
  { origin, said }: Running,
  { as, height }: { as: string; height: number },
): Promise<Page> {
  const { email, password } = demoPerson(said(), as)
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height } })
  const cookies = (await signIn(origin, email, password)).split('; ').map(pair => pair.split(/=(.*)/))
  await context.addCookies([{ name: 'coilworks-consent', value: 'refused', url: origin }])
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })))
  return context.newPage()
}
