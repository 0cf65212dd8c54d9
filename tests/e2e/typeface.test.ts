/** The typeface of the screen is that of the reports, and nothing waits for it. */
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { textWidth } from '../../server/reports/pen'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { address } from '../support/browserWorkbench'
import { gate } from '../support/gate'

const site = openSite()

describe('the typeface', () => {
  it('makes every text as wide on the screen as in the reports, in both weights, with digits of one width', async () => {
    const page = await site.visit()
    await page.goto('/')
    // Loaded under another name, because a page does not wait for it.
    await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[as="font"]') as HTMLLinkElement
      document.fonts.add(await new FontFace('measured', `url("${href}")`, { weight: '400 600' }).load())
    })
    const texts = [
      'Face velocity 600 ft/min',
      'h·ft²·°F/Btu',
      '57.3 / 54.5 °F',
      '2½ MPT, −40 ≤ Δp',
      'Łódź',
      ...'0123456789',
    ]
    const canvas = new PDFDocument()
    for (const [weight, isBold] of [
      ['400', false],
      ['600', true],
    ] as const) {
      const widths = await page.evaluate(
        ([all, fontWeight]) =>
          all.map(text => {
            const word = document.createElement('span')
            Object.assign(word.style, {
              fontFamily: 'measured',
              fontSize: '100px',
              fontWeight,
              whiteSpace: 'pre',
              position: 'absolute',
            })
            word.textContent = text
            document.body.append(word)
            return word.getBoundingClientRect().width
          }),
        [texts, weight] as const,
      )
      const onPaper = texts.map(text => textWidth(canvas, text, { size: 100, isBold }))
      const apart = widths.map((width, at) => Math.abs(width / (onPaper[at] ?? 0) - 1))
      expect(Math.max(...apart)).toBeLessThan(0.003)
      expect(new Set(widths.slice(-10)).size).toBe(1)
    }
  })

  it('is one small file, asked for with the page and kept for a year', async () => {
    const request = await site.requests()
    const html = await (await request.get('/login')).text()
    const path = /<link rel="preload" href="(\/assets\/[^"]+\.woff2)" as="font"/.exec(html)?.[1] ?? ''
    const file = await request.get(path)
    expect(file.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await file.body()).length).toBeLessThan(30_000)
  })

  it('is not waited for: when it comes late nothing moves, and no key figure is cut at 1280 px in a wider one', async () => {
    const page = await site.visit({ as: 'customer', width: 1280, units: 'SI' })
    const late = gate()
    await page.route('**/*.woff2', route => late.isOpen.then(() => route.continue()))
    // The page is loaded only with the file.
    await page.goto(address, { waitUntil: 'commit' })
    await hydrated(page)
    const figures = () =>
      page
        .locator('.cw-kpi')
        .evaluateAll(all =>
          all.map(one => ({ ...one.getBoundingClientRect().toJSON(), isCut: one.scrollWidth > one.clientWidth + 1 })),
        )
    const before = await figures()
    expect(before.filter(({ isCut }) => isCut)).toEqual([])
    late.open()
    await page.waitForLoadState('networkidle')
    expect(await figures()).toEqual(before)
    expect(before).toHaveLength(6)
  })
})
