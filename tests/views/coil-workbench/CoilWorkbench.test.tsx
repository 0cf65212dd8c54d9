import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CoilRating } from '../../../engine/coils/coil'
import { rateCoil } from '../../../engine/coils/rateCoil'
import { Page } from '../../../pages/enterprise-webapp/+Page'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample, heatingExample, newProject } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilProjects } from '../../../shared/coils/document/project'
import { readerOf } from '../../../shared/display/formatQuantity'
import { CoilWorkbench } from '../../../views/widgets/coil-workbench/CoilWorkbench'
import { coilPageTool } from '../../../views/widgets/coil-workbench/coilPageTool'
import { coilParts } from '../../../views/widgets/coil-workbench/coilParts'
import { sensitivitySteps } from '../../../views/widgets/coil-workbench/studies/studies'
import { Workbench } from '../../../views/workbench/Workbench'
import { renderPage } from '../../support/renderPage'
import { exampleRating } from './exampleRating'

const menu = { fullName: 'Dana Whitfield', initials: 'DW', isImpersonated: false, account: [] }
const viewer = {
  fullName: 'Dana Whitfield',
  companyName: 'Acme Air',
  customerNumber: '1001',
  plant: 'MN' as const,
  isImpersonated: false,
  isTemporaryPassword: false,
  menu,
}

const given = {
  viewer,
  preferences: { theme: 'light', units: 'IP' } as const,
  csrfToken: 'token',
  address: '/enterprise-webapp',
  document: newProject('IP'),
  saved: null,
  rating: exampleRating,
  problems: [],
  drafts: [],
  otherPages: [],
  canExportStudies: false,
}

function page(more: Partial<ComponentProps<typeof CoilWorkbench>> = {}): string {
  const html = renderToString(<CoilWorkbench {...given} canChooseEngine canCompareEngines={false} {...more} />)
  // Markers between text nodes are no part of what is read.
  return html.replaceAll('<!-- -->', '')
}

/** A project whose one coil is given by its input. */
function projectWith(input: CoilInput) {
  const [coil] = newProject('IP').items
  return coilProjects.projectOf([{ ...coil!, input }])
}

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the workbench before any script', () => {
  it('offers the engine to whom it is open, and of the others names the new one where a coil has it', () => {
    const offers = (engineVersion: CoilInput['engineVersion'], canChooseEngine = false) =>
      page({ canChooseEngine, document: projectWith({ ...coolingExample, engineVersion }) }).includes('Engine version')
    expect([offers(undefined), offers('original'), offers('v2025')]).toEqual([false, false, true])
    expect(offers('original', true)).toBe(true)
  })

  it('offers figures and a drawing only of a tool that has them', () => {
    const { Dock: _, Figures: __, drawing: ___, ...bare } = { ...coilParts, Inputs: () => null }
    const own = { ...{ canChooseEngine: false, canCompareEngines: false }, search: undefined as never }
    const offers = (parts: typeof bare) => {
      const html = renderToString(<Workbench tool={coilPageTool} parts={parts} useOwn={() => own} {...given} />)
      return [html.includes('href="#figures"'), html.includes('Download drawing as DXF')]
    }
    expect([offers({ ...coilParts, Inputs: bare.Inputs }), offers(bare)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('marks the tab of a coil that something warns of', () => {
    const tab = (warnings: CoilRating['warnings']) =>
      page({ rating: { ...exampleRating, warnings } }).match(/<button class="cw-tab".*?<\/button>/)?.[0]
    const { warnings } = exampleRating
    expect(tab(warnings)).toContain('aria-label="1 warning"')
    expect(tab([...warnings, { code: 'X', severity: 'error', message: '' }])).toContain('aria-label="1 error"')
    expect(tab(warnings.filter(({ severity }) => severity === 'info'))).not.toContain('<svg')
  })

  it('tells the steps of the sensitivity study, which are round numbers of the reader', () => {
    const told = (system: 'IP' | 'SI') => sensitivitySteps(readerOf(system))
    expect(told('IP')).toContain('temperatures by 2 °F (liquid and hot gas by 10 °F)')
    expect(told('SI')).toContain('temperatures by 1 K (liquid and hot gas by 5 K)')
  })

  it('shows the key results with their limits', () => {
    const read = text(page())
    expect(read).toContain('Total capacity 391.8 MBH +15.2 % over 340')
    expect(read).toContain('Sensible 261.4 MBH SHR 0.67')
    expect(read).toContain('53.5 / 52.7 °F from 80.0 / 67.0')
    expect(read).toContain('Air Δp, wet 0.75 inH₂O max 1.25')
    expect(read).toContain('Fluid Δp 4.7 ftH₂O max 15.0')
    expect(read).toContain('Face velocity 600 ft/min max 600')
  })

  it('shows the same in SI units to who reads SI', () => {
    const read = text(page({ preferences: { theme: 'light', units: 'SI' } }))
    expect(read).toContain('Total capacity 114.8 kW +15.2 % over 99.6')
    expect(read).toContain('Face velocity 3.05 m/s max 3.05')
    expect(read).not.toContain('°F')
  })

  it('puts warnings before notes, with the number in the reader’s units and a way to the field', () => {
    const read = text(page())
    expect(read.indexOf('Above the 550 ft/min carry-over limit')).toBeGreaterThan(0)
    expect(read.indexOf('The published fin data cover')).toBeGreaterThan(read.indexOf('carry-over limit'))
    expect(page()).toContain('href="#wb-geometry-finnedHeight"')
  })

  it.each([
    ['cooling', coolingExample],
    ['heating', heatingExample],
  ])('shows what the engine rates for the %s example', (_, input) => {
    const rating = rateCoil(input)
    const document = projectWith(input)
    for (const units of ['IP', 'SI'] as const) {
      const html = page({ document, rating, preferences: { theme: 'light', units } })
      expect(text(html)).toMatch(
        new RegExp(`Total capacity (±\\d+ % )?${readerOf(units).full(rating.totalCapacity, 'heatFlow')}`),
      )
      expect(html).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it.each(['Left', 'Right'] as const)('draws a %s hand coil with its sizes', hand => {
    const input = { ...coolingExample, geometry: { ...coolingExample.geometry, hand } }
    const html = page({ document: projectWith(input) })
    expect(html).toContain(`${hand.toLowerCase()} hand connections.`)
    expect(html).toContain('FH 36.00')
    expect(html).toContain('FL 60.00')
    const [, width] = /viewBox="0 0 (\d+) \d+" role="img" aria-label="Coil drawing/.exec(html)!
    const headers = [...html.matchAll(/<circle class="d-cu-fill" cx="([\d.]+)"/g)].map(([, x]) => Number(x))
    expect(headers).toHaveLength(2)
    for (const x of headers) expect(x < Number(width) / 2).toBe(hand === 'Left')
  })

  it('describes each figure in words with its end values', () => {
    const html = page()
    expect(html).toContain('Finned height 36.00, finned length 60.00, overall length 67.50')
    expect(html).toContain('Air 80.0 to 53.5 °F, water 44.0 to 55.2 °F.')
    expect(html).toContain('Entering air 80.0 / 67.0, leaving air 53.5 / 52.7 °F')
  })

  it('draws nothing where there is no number', () => {
    expect(page()).not.toMatch(/NaN|undefined|Infinity/)
    expect(page({ rating: null })).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('carries no style attribute and no inline handler', () => {
    expect(page()).not.toMatch(/ style=| on[a-z]+="/)
    expect(page()).not.toContain('data:')
  })

  it('labels every field and gives no id twice', () => {
    const html = page()
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/<(?:input|select) [^>]*id="(wb-[^"]+)"/g))
      expect(html.includes(`for="${id}"`) || new RegExp(`id="${id}"[^>]*aria-label=`).test(html), id).toBe(true)
  })

  it('lands what the engine refuses at its field', () => {
    const problems = [{ Path: 'air.humidity', Message: 'The wet bulb is above the dry bulb.' }]
    const html = page({ rating: null, problems })
    expect(html).toMatch(/aria-describedby="wb-air-humidity-value-message[ "]/)
    expect(text(html)).toContain('No results yet. The wet bulb is above the dry bulb.')
  })

  it('says when the design of the address is not to be had', () => {
    expect(text(page({ openFailure: 'This design does not exist.' }))).toContain('A new project is shown. This design')
  })

  it('offers of a coil without a duty neither a search nor figures', () => {
    const input = exampleOf('NONE')
    const bare = { ...input, geometry: { ...input.geometry, circuiting: 0 } }
    const read = text(page({ document: projectWith(bare), rating: rateCoil(bare) }))
    expect(read).toContain('no circuits')
    expect(read).toContain('Circuits None')
    expect(read).toContain('there is nothing to draw')
    expect(read).not.toContain('Candidates')
    expect(text(page())).toContain('Candidates')
  })

  it('holds no saved projects, and leads to the page that lists them', () => {
    expect(page()).toMatch(/<a class="[^"]*" href="\/app-selector\?projects=coil"/)
  })
})

describe('the page of the workbench where script is off', () => {
  it('says before the tool what needs script and what does not, and holds what it says: the rated coil, saved projects', () => {
    const data = { document: newProject('IP'), saved: null, rating: exampleRating, problems: [], drafts: [] }
    const { html, tags } = renderPage(Page, { routeName: 'enterprise', viewer }, { data })
    expect(tags('noscript').map(notice => notice.text)).toEqual([
      'Rating, saving and reports need JavaScript. Without it this page shows the coil as it was rated last, to read and to print, without the groups of fields that are folded, and opens saved projects. Please switch it on, or call our support.',
    ])
    const [before = '', tool = ''] = html.split('data-widget="coil-workbench"')
    expect(before).toContain('<noscript>')
    expect(text(tool)).toContain('391.8 MBH')
    expect(tool).toContain('href="/app-selector?projects=coil"')
  })
})

describe('the support line of the workbench', () => {
  it.each([
    ['AZ', '602-555-0163'],
    ['VA', '804-555-0117'],
    ['MN', '952-555-0142'],
  ] as const)('ENTITY-02 is the one of the plant: %s has %s', (plant, phone) => {
    const data = {
      document: newProject('IP'),
      saved: null,
      rating: exampleRating,
      problems: [],
      drafts: [],
    }
    const { text: read } = renderPage(Page, { routeName: 'enterprise', viewer: { ...viewer, plant } }, { data })
    expect(read).toContain(`Support ${phone}`)
    for (const other of ['602-555-0163', '804-555-0117', '952-555-0142'].filter(one => one !== phone))
      expect(read).not.toContain(other)
  })
})
