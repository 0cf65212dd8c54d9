/** What the server sends, before any script runs. */
import { describe, expect, it } from 'vitest'
import { demoText } from '../../views/components/DemoRibbon'
import { openSite } from '../support/browser'
import { markupBudgetOf } from './budgets'
import { addressOf, type ShownPage, shownPages } from './pageList'

const site = openSite()

const pages = new Map<ShownPage, Promise<string>>()

/** The HTML of a page, asked for once. */
function served(shown: ShownPage): Promise<string> {
  const asked = pages.get(shown) ?? ask(shown)
  pages.set(shown, asked)
  return asked
}

async function ask(shown: ShownPage): Promise<string> {
  const request = await site.requests(shown.as, shown.cleared)
  const response = await request.get(await addressOf(shown, request))
  expect(response.status()).toBe(shown.status ?? 200)
  return response.text()
}

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length

describe.each(shownPages)('$name as it is served', shown => {
  it('SEC-069 holds no inline style, no inline script and no script in an attribute', async () => {
    const html = await served(shown)
    expect(html.match(/<[a-z][^>]*\sstyle=/gi)).toBeNull()
    expect(html.match(/<[a-z][^>]*\son[a-z]+=/gi)).toBeNull()
    expect(html.match(/javascript:|<style\b/gi)).toBeNull()
    expect(html.match(/\s(?:src|href|action)="(?:data|blob):/gi)).toBeNull()
    expect(html.match(/<script\b(?![^>]*\ssrc="\/assets\/)[^>]*>|<script\b[^>]*>[^<]/gi)).toBeNull()
  })

  it(`ships one script${shown.widgets || shown.as ? ', and what its widgets need' : ', and nothing for widgets'}`, async () => {
    const html = await served(shown)
    const widgets = [...html.matchAll(/data-widget="([\w-]+)"/g)].map(match => match[1])
    // The toast area stands on every page but the report, and brings no script of its own.
    expect(widgets.filter(name => name === 'toasts')).toHaveLength(shown.path === '/report' ? 0 : 1)
    const own = widgets.filter(name => name !== 'toasts' && name !== 'alerts' && name !== 'impersonate')
    expect(own).toEqual(shown.widgets ?? [])
    // Support staff may act as somebody else, from the menu of an account.
    if (shown.as !== 'admin') expect(widgets).not.toContain('impersonate')
    expect(count(html, /<script\b/g)).toBe(1)
    expect(/modulepreload/.test(html)).toBe(shown.widgets !== undefined || shown.as !== undefined)
  })

  it('is no larger than its budget, uncompressed', async () => {
    expect(Buffer.byteLength(await served(shown))).toBeLessThanOrEqual(markupBudgetOf(shown.name))
  })

  it('has one main, one first heading, and says that it is a demo', async () => {
    const html = await served(shown)
    expect(count(html, /<main\b/g)).toBe(1)
    expect(count(html, /<h1\b/g)).toBe(1)
    expect(html).toContain(demoText)
  })
})
