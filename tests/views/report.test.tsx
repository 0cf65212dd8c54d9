import { readFileSync } from 'node:fs'
import type { PageContextServer } from 'vike/types'
import { describe, expect, it } from 'vitest'
import { data } from '../../pages/report/+data'
import { Page } from '../../pages/report/+Page'
import { limits } from '../../shared/limits'
import { renderPage, viewer } from '../support/renderPage'

function report(search: Record<string, string>, changes = {}) {
  const found = data({ urlParsed: { search } } as unknown as PageContextServer)
  return renderPage(Page, { routeName: 'report', viewer, ...changes }, { data: found })
}

const asked = { fon: '4f0c', fin: 'CC-1 submittal.pdf', title: 'Coil submittal, CC-1' }

describe('the report screen', () => {
  it('shows the title, and the PDF in a frame as high as the window less 55 px (REPORT-01, REPORT-14)', () => {
    const page = report(asked)
    expect(page.tags('h1').map(heading => heading.text)).toEqual(['Coil submittal, CC-1'])
    expect(page.tags('iframe')[0]?.attributes).toMatchObject({ class: 'rp-f', title: 'Coil submittal, CC-1' })
    const rule = readFileSync('views/styles/report.css', 'utf8').match(/\.rp-f \{[^}]*\}/)?.[0]
    expect(rule).toContain(`height: calc(100dvh - ${limits.reportBarHeight}px)`)
    expect(limits.reportBarHeight).toBe(55)
  })

  it('reads folder, file and title from the address (REPORT-11) and fetches the PDF under /pdfs (REPORT-17)', () => {
    expect(report(asked).tags('iframe')[0]?.attributes.src).toBe('/pdfs/4f0c/CC-1%20submittal.pdf')
  })

  it('keeps each part one segment of the path, whatever is in it', () => {
    const source = report({ fon: '../..', fin: 'a/b?c#d', title: 'T' }).tags('iframe')[0]?.attributes.src
    expect(source).toBe('/pdfs/..%2F../a%2Fb%3Fc%23d')
  })

  it('shows the title as text', () => {
    const { html } = report({ ...asked, title: '<img src=x>' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x&gt;')
  })

  it('has no sandbox on the frame: the browser’s PDF viewer does not start in one', () => {
    expect(report(asked).html).not.toContain('sandbox')
  })

  it('always has a download link that reads title and file (REPORT-05)', () => {
    const link = report(asked)
      .tags('a')
      .find(one => 'download' in one.attributes)
    expect(link?.text).toBe('Coil submittal, CC-1: CC-1 submittal.pdf')
    expect(link?.attributes.href).toBe('/pdfs/4f0c/CC-1%20submittal.pdf')
  })

  it('has a close button that goes back, and to the apps where there is no script (REPORT-04)', () => {
    const page = report(asked)
    expect(page.widgets).toEqual(['back-link'])
    const close = page.tags('a').find(link => link.attributes['aria-label'] === 'Close report')
    expect(close?.attributes.href).toBe('/app-selector')
  })

  it('says inside its own bar that it is a demo: the frame keeps its height', () => {
    const { html } = report(asked, { isDemo: true })
    expect(html.match(/<header.*<\/header>/s)?.[0]).toContain('Demo: sample people and data, this computer only')
    expect(html).not.toContain('cw-ribbon')
  })
})
