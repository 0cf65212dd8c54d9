import { readFileSync } from 'node:fs'
import type { PageContextServer } from 'vike/types'
import { describe, expect, it } from 'vitest'
import { data } from '../../pages/report/+data'
import { Page } from '../../pages/report/+Page'
import type { Identity } from '../../shared/access/identity'
import { type Role, reportExportRole } from '../../shared/access/roles'
import type { SetReport } from '../../shared/contracts/tools/toolOperations'
import { limits } from '../../shared/limits'
import { renderPage, tagsOf, textOf, viewer } from '../support/renderPage'

type Given = Partial<Pick<PageContextServer, 'report' | 'identity'>>

function dataOf(search: Record<string, string>, given: Given = {}) {
  const frame = { title: 'Report · Coilworks' }
  return data({ urlParsed: { search }, identity: null, frame, ...given } as unknown as PageContextServer)
}

function report(search: Record<string, string>, changes = {}, given: Given = {}) {
  const found = dataOf(search, given)
  return renderPage(Page, { routeName: 'report', viewer, ...changes }, { data: found })
}

const descriptor: SetReport = {
  Service: 'DesignService.svc',
  ReportTitle: 'Roof unit 3',
  FolderName: 'a1b2',
  FileName: 'RU-3.pdf',
  ExportParameters: { report: '0'.repeat(32) },
}
const holder = (...Roles: Role[]) => ({ Roles }) as Identity
const canExport = (page: ReturnType<typeof report>) =>
  page.tags('button').some(button => button.text === 'Export To Excel')

const canSend = (page: ReturnType<typeof report>) => page.tags('button').some(button => button.text === 'Send by email')

const asked = { fon: '4f0c', fin: 'CC-1 submittal.pdf', title: 'Coil submittal, CC-1' }

it('names the report in the title of its window, so that one open tab is told from another', () => {
  expect(dataOf(asked).windowTitle).toBe('Coil submittal, CC-1 · Report · Coilworks')
  expect(dataOf({}, { report: descriptor }).windowTitle).toBe('Roof unit 3 · Report · Coilworks')
})

describe('sending by email', () => {
  const kept = { ...descriptor, FolderName: '0'.repeat(32) }
  const maker = { ...holder('enterprise'), Email: 'ada@northfield.example' } as Identity

  it('is offered to whom the service would send for, and to nobody who acts as another', () => {
    expect(canSend(report({}, {}, { report: kept, identity: maker }))).toBe(true)
    expect(canSend(report({}, {}, { report: kept, identity: { ...maker, Roles: ['rep'] } }))).toBe(false)
    expect(canSend(report({}, {}, { report: kept, identity: { ...maker, IsImpersonated: true } }))).toBe(false)
    expect(canSend(report(asked, {}, { identity: maker }))).toBe(false)
  })

  it('says beside the form which fields have characters that do not print', () => {
    const given = { identity: maker, report: { ...kept, Unprintable: ['Customer', 'Tag of item 2'] } }
    expect(textOf(report({}, {}, given).html)).toContain(
      'some characters of: Customer, Tag of item 2. Each of them prints as “?”.',
    )
    expect(textOf(report({}, {}, { report: kept, identity: maker }).html)).not.toContain('prints as')
  })

  it('asks the tool that made it, and is not offered where no tool of ours did', () => {
    const { html } = report({}, {}, { report: kept, identity: maker })
    expect(html).toContain('`service`:`DesignService.svc`')
    const foreign = { ...kept, Service: 'RandDService.svc' } as const
    expect(canSend(report({}, {}, { report: foreign, identity: maker }))).toBe(false)
    expect(canExport(report({}, {}, { report: foreign, identity: maker }))).toBe(false)
  })
})

describe('the report screen', () => {
  it('shows the title, and the PDF in a frame as high as the window less 55 px (REPORT-01, REPORT-14, CONST-28)', () => {
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

  it('shows the report that is set, whatever the address names (REPORT-09)', () => {
    const page = report(asked, {}, { report: descriptor })
    expect(page.tags('h1')[0]?.text).toBe('Roof unit 3')
    expect(page.tags('iframe')[0]?.attributes.src).toBe('/pdfs/a1b2/RU-3.pdf')
  })

  it('has a download link that reads title and file (REPORT-05), and one in the bar at any time', () => {
    const links = report(asked)
      .tags('a')
      .filter(one => 'download' in one.attributes)
    expect(links.map(link => link.text)).toEqual(['Download', 'Coil submittal, CC-1: CC-1 submittal.pdf'])
    for (const { attributes } of links) expect(attributes.href).toBe('/pdfs/4f0c/CC-1%20submittal.pdf')
  })

  it('says under that link how the browser is told to show PDFs, as the browser is (REPORT-06, REPORT-07, REPORT-08)', () => {
    for (const [browser, address, picture] of [
      ['Chrome', 'chrome://settings/content/pdfDocuments', /Open PDFs in Chrome/],
      ['Firefox', 'about:preferences#general', /Open in Firefox/],
    ] as const) {
      const panel = report(asked, { browser }).html.match(/<aside.*<\/aside>/s)?.[0] ?? ''
      const said = textOf(panel)
      const parts = [
        'Coil submittal, CC-1: CC-1 submittal.pdf',
        "To view pdf's instead of downloading copy and paste the below into a new tab in your browser",
        address,
        'Copy',
        'Then change the setting to match the below image:',
      ]
      expect(parts.map(part => said.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(true)
      const [image] = tagsOf(panel, 'svg').filter(svg => svg.attributes.role === 'img')
      expect(image?.attributes['aria-label']).toMatch(picture)
      expect(panel.lastIndexOf('role="img"')).toBeGreaterThan(panel.indexOf('below image:'))
    }
  })

  it('has the link alone for a browser whose settings are not known', () => {
    const { text } = report(asked, { browser: 'other' })
    expect(text).toContain('Coil submittal, CC-1: CC-1 submittal.pdf')
    expect(text).not.toContain('below')
  })

  it('offers Export To Excel only with export parameters (REPORT-02)', () => {
    expect(canExport(report(asked))).toBe(false)
    expect(canExport(report({}, {}, { report: descriptor }))).toBe(true)
    expect(canExport(report({}, {}, { report: { ...descriptor, ExportParameters: undefined } }))).toBe(false)
  })

  it('offers it of a marked report to holders of the special role only (REPORT-03, ROLE-12, ENTITY-26)', () => {
    const marked = { ...descriptor, RequiresSRC: true }
    const shownTo = (identity: Identity | null) => canExport(report({}, {}, { report: marked, identity }))
    expect(shownTo(holder('enterprise', reportExportRole))).toBe(true)
    expect(shownTo(holder('enterprise', 'admin', 'owner'))).toBe(false)
    expect(shownTo(null)).toBe(false)
    const parameters = '0'.repeat(32)
    expect(report({}, {}, { report: marked, identity: holder('enterprise') }).html).not.toContain(parameters)
  })

  it('has a close button that goes back, and to the apps where there is no script (REPORT-04)', () => {
    const page = report(asked)
    expect(page.widgets).toEqual(['report-actions', 'report-help'])
    const close = page.tags('form')[0]
    expect(close?.attributes).toMatchObject({ method: 'post', action: '/report' })
    expect(page.tags('button').some(button => button.attributes['aria-label'] === 'Close report')).toBe(true)
  })

  it('says inside its own bar that it is a demo: the frame keeps its height', () => {
    const { html } = report(asked, { isDemo: true })
    expect(html.match(/<header.*<\/header>/s)?.[0]).toContain('Demo: sample people and data, this computer only')
    expect(html).not.toContain('cw-ribbon')
  })
})
