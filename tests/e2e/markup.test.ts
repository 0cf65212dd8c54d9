/** What the server sends before any script runs, and what a page weighs. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { demoText } from '../../views/components/DemoRibbon'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { budgets } from './budgets'
import { addressOf, type ShownPage, shownPages } from './pageList'

const site = openSite()

async function served(page: Page, shown: ShownPage): Promise<string> {
  const response = await page.context().request.get(await addressOf(shown, page))
  expect(response.status()).toBe(shown.status ?? 200)
  return response.text()
}

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length

describe.each(shownPages)('$name as it is served', shown => {
  it('SEC-069 holds no inline style, no inline script and no script in an attribute', async () => {
    const html = await served(await site.visit({ as: shown.as }), shown)
    expect(html.match(/<[a-z][^>]*\sstyle=/gi)).toBeNull()
    expect(html.match(/<[a-z][^>]*\son[a-z]+=/gi)).toBeNull()
    expect(html.match(/javascript:|<style\b/gi)).toBeNull()
    expect(html.match(/\s(?:src|href|action)="(?:data|blob):/gi)).toBeNull()
    expect(html.match(/<script\b(?![^>]*\ssrc="\/assets\/)[^>]*>|<script\b[^>]*>[^<]/gi)).toBeNull()
  })

  it(`ships ${shown.widgets ? 'one script, for its widgets' : 'no script, having no widget'}`, async () => {
    const html = await served(await site.visit({ as: shown.as }), shown)
    const widgets = [...html.matchAll(/data-widget="([\w-]+)"/g)].map(match => match[1])
    expect(widgets).toEqual(shown.widgets ?? [])
    expect(count(html, /<script\b/g)).toBe(shown.widgets ? 1 : 0)
    expect(/modulepreload/.test(html)).toBe(shown.widgets !== undefined)
  })

  it('has one main, one first heading, and says that it is a demo', async () => {
    const html = await served(await site.visit({ as: shown.as }), shown)
    expect(count(html, /<main\b/g)).toBe(1)
    expect(count(html, /<h1\b/g)).toBe(1)
    expect(html).toContain(demoText)
  })
})

describe('weight', () => {
  const weights: string[] = []

  afterAll(() => console.info(`compressed weight of each page, in bytes\n${weights.join('\n')}`))

  it.each(shownPages)('of $name is within its budget', async shown => {
    const page = await site.visit({ as: shown.as })
    if (shown.status) site.expectComplaint(page, new RegExp(`status of ${shown.status} `))
    const responses: Response[] = []
    page.on('response', response => response.url().startsWith(site.origin) && responses.push(response))
    await page.goto(await addressOf(shown, page))
    await hydrated(page)

    const weight = { script: 0, style: 0 }
    for (const response of responses) {
      const kind = { script: 'script', stylesheet: 'style' }[response.request().resourceType()]
      if (kind === 'script' || kind === 'style') weight[kind] += gzipSync(await response.body()).length
    }
    weights.push(`${shown.name}: script ${weight.script}, style ${weight.style}`)
    const budget = budgets[shown.name]
    expect(weight.style).toBeGreaterThan(0)
    expect(weight.script > 0).toBe(shown.widgets !== undefined)
    expect(weight.script).toBeLessThanOrEqual(budget?.script ?? 0)
    expect(weight.style).toBeLessThanOrEqual(budget?.style ?? 0)
  })
})
