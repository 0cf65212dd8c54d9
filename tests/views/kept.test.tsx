/** Markup that is kept: the same as rendered anew, with each reader's own values, and nothing of anybody in what is kept. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../engine/coils/rateCoil'
import { Page as Home } from '../../pages/app-selector/+Page'
import { Page as Workbench } from '../../pages/enterprise-webapp/+Page'
import { Page as Landing } from '../../pages/index/+Page'
import { sheetTextOf } from '../../pages/index/sheetTextOf'
import { Page as Login } from '../../pages/login/+Page'
import { coolingExample, newProject } from '../../shared/coils/document/exampleCoil'
import type { Frame, Viewer } from '../../shared/frame/frame'
import { renderDocument } from '../../views/document/renderDocument'
import { keptMarkup, keptTexts } from '../../views/kept/kept'
import { unpackedProps } from '../../views/widgets/packedProps'
import { isOfNobody } from '../../views/workbench/page/isOfNobody'
import { frame, viewer } from '../support/renderPage'
import { exampleRating } from './coil-workbench/exampleRating'

const workbench = {
  ...{ document: newProject('IP'), saved: null, drafts: [], rating: exampleRating, problems: [], otherPages: [] },
  ...{ canExportStudies: false, canChooseEngine: true, canCompareEngines: false, windowTitle: 'AHU-1, New project' },
}

const pages = {
  landing: {
    Page: Landing,
    data: { sheet: sheetTextOf(coolingExample, rateCoil(coolingExample), 'IP'), release: '1.0' },
  },
  login: { Page: Login, data: undefined },
  appSelector: { Page: Home, data: { tiles: ['enterprise', 'economizer'] } },
  enterprise: { Page: Workbench, data: workbench },
} as const
type Name = keyof typeof pages

/** Somebody with names that markup and JSON write otherwise, and with values that no other has. */
function reader(name: string): Frame & { cspNonce: string } {
  const fullName = `${name} O'Brien "of" <Sons> \`& co\``
  const own: Viewer = {
    ...{ ...viewer, fullName, companyName: `Works of ${name} & "<co>"`, customerNumber: `number-${name}` },
    menu: { ...viewer.menu, fullName, initials: `${name}&` },
  }
  return {
    ...frame,
    viewer: own,
    address: `/here?of=${name}&that="1"`,
    csrfToken: `token-${name}`,
    reader: `mark-${name}`,
    signedInAt: name.length * 1_234_567,
    consent: 'accepted',
    measured: { key: 'key', person: `person-${name}`, isRecording: false },
    cspNonce: `nonce-${name}`,
  }
}

function documentOf(name: Name, of: ReturnType<typeof reader>): string {
  const { Page, data } = pages[name]
  const { cspNonce, ...own } = of
  return renderDocument({
    ...{ Page, data, cspNonce, problem: undefined, styles: ['/page.css'] },
    script: { src: '/entry.js', preload: ['/code.js'] },
    frame: { ...own, routeName: name, viewer: name === 'login' ? null : own.viewer },
  })
}

/** Rendered anew: a value that looks like a slot cannot have one. */
function renderedAnew(name: Name, of: ReturnType<typeof reader>): string {
  const mark = '\ue000'
  return documentOf(name, { ...of, reader: of.reader + mark, address: of.address + mark }).replaceAll(mark, '')
}

const names = Object.keys(pages) as Name[]

describe.each(names)('the page %s', name => {
  it('is the same from what is kept as rendered anew, for each reader', () => {
    for (const one of ['Ada', 'Bo', 'Ada']) {
      expect(documentOf(name, reader(one))).toBe(renderedAnew(name, reader(one)))
    }
  })

  it('is made of nothing kept that is of a person or of one answer', () => {
    const one = documentOf(name, reader('Zenobia'))
    expect(one).toContain('Zenobia')
    expect(keptTexts().join('\n')).not.toContain('Zenobia')
    expect(keptTexts().join('\n')).not.toContain(String(reader('Zenobia').signedInAt))
    expect(documentOf(name, reader('Bo'))).not.toContain('Zenobia')
  })

  it('renders nothing a second time', () => {
    documentOf(name, reader('Ada'))
    const before = keptTexts().length
    documentOf(name, reader('Bo'))
    expect(keptTexts().length).toBe(before)
  })
})

/** `&` last: it begins all others. */
const written = { '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;', '&': '&amp;' }

it('gives widgets the props of their reader', () => {
  const html = documentOf('enterprise', reader('Ada'))
  const [, text = ''] = /data-widget="coil-workbench" data-props="([^"]*)"/.exec(html) ?? []
  const json = Object.entries(written).reduce((all, [mark, code]) => all.replaceAll(code, mark), text)
  const props = unpackedProps(json) as { viewer: Viewer }
  expect(props.viewer).toEqual(reader('Ada').viewer)
})

it('does not keep a workbench with somebody’s work', () => {
  const { Page } = pages.enterprise
  const [item] = workbench.document.items
  const document = { ...workbench.document, items: [{ ...item!, tag: 'AHU of Zenobia' }] }
  const saved = { id: 'id', name: 'Zenobia', version: 1, changedAt: '2031-01-01T00:00:00Z', permission: 'Owner' }
  const { cspNonce, ...own } = reader('Ada')
  const html = renderDocument({
    ...{ Page, cspNonce, problem: undefined, styles: [], script: { src: '/entry.js', preload: [] } },
    ...{ data: { ...workbench, document, saved }, frame: { ...own, routeName: 'enterprise' } },
  })
  expect(html).toContain('AHU of Zenobia')
  expect(keptTexts().join('\n')).not.toContain('Zenobia')
})

it('takes no workbench for one of everybody that shows work of its reader', () => {
  const work = {
    saved: { id: 'id' },
    looked: {},
    linked: 'It was made.',
    drafts: [{}],
    openFailure: 'No.',
    mixtures: [{}],
  }
  const changed = Object.entries(work).map(([name, value]) => ({ ...workbench, mixtures: [], [name]: value }))
  const asOpened = changed as unknown as Parameters<typeof isOfNobody>[0][]
  expect(isOfNobody({ ...workbench, mixtures: [] } as never)).toBe(true)
  expect(asOpened.map(isOfNobody)).toEqual(changed.map(() => false))
})

it('keeps nothing in place of which code was still being loaded', () => {
  const Part = () => null
  let times = 0
  const render = () => ({ markup: `<!--$!-->${++times}`, used: new Set<never>() })
  keptMarkup(Part, 'key', {}, render)
  expect(keptMarkup(Part, 'key', {}, render).markup).toBe('<!--$!-->2')
})

it('keeps a bounded number of characters, and forgets the oldest', () => {
  const Part = () => null
  const markup = 'x'.repeat(3_000_000)
  const kept = (key: string) => keptMarkup(Part, key, {}, () => ({ markup, used: new Set() }))
  for (const key of ['first', 'second', 'third']) kept(key)
  expect(keptTexts()).not.toContain('first')
  expect(keptTexts()).toContain('third')
})
