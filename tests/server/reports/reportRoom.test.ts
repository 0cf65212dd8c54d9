/** What random coils found on paper: words cut or covered, a choice that nobody made, a page for two notices. */
import { describe, expect, it } from 'vitest'
import { rateCoil, type Warning } from '../../../engine'
import type { FluidCoil } from '../../../engine/coils/coil'
import { coilPaper } from '../../../server/reports/coilSelection/coilPaper'
import { itemReport } from '../../../server/reports/itemReport'
import type { ReportKind } from '../../../server/reports/reportContent'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample, heatingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import type { UnitSystem } from '../../../shared/display/units'
import { covered } from '../../support/coveredWords'
import { pdfPages } from '../../support/pdfText'

const made = (count: number): Warning[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `made-${index}`,
    severity: 'info',
    message: `Made notice ${index}.`,
  }))

async function pagesOf(input: CoilInput, more: { system?: UnitSystem; kind?: ReportKind; warnings?: Warning[] } = {}) {
  const { system = 'IP', kind = 'internal', warnings } = more
  const rating = rateCoil(input)
  const pdf = await itemReport(coilPaper, {
    title: 'Mercy West Hospital, AHU-3',
    document: { ...newCoilDocument(system), input },
    rating: { ...rating, warnings: warnings ?? rating.warnings },
    author: 'Dana Whitfield',
    date: new Date('2026-11-21T10:42:08Z'),
    reference: 'r-1',
    kind,
  })
  return pdfPages(pdf)
}

const steam = exampleOf('STEAM')
/** The air leaves so hot that the lines of humidity end close together. */
const hot = {
  ...steam,
  air: { ...steam.air, dryBulb: 287, humidity: { kind: 'relative-humidity', value: 0.7 } },
  geometry: { ...steam.geometry, rows: 4 },
  steam: { pressure: 1.2e6 },
} as CoilInput

/** Air that the coil leaves nearly as it was. */
const idle: FluidCoil = {
  ...heatingExample,
  air: { ...heatingExample.air, dryBulb: 300, humidity: { kind: 'relative-humidity', value: 0.4 } },
  fluid: { ...heatingExample.fluid, enteringTemperature: 301 },
}

describe('on paper', () => {
  it('two labels at the start of a profile stand apart', async () => {
    // So little water that it leaves as cold as the air comes.
    const little = { ...heatingExample.fluid, given: { kind: 'mass-flow', value: 0.03 } } as const
    const pages = await pagesOf({ ...heatingExample, fluid: little, geometry: coolingExample.geometry })
    for (const page of pages) expect(covered(page)).toEqual([])
  })

  it.each([
    ['air that leaves hot', hot],
    ['hardly any heat', idle],
    ['a duty', coolingExample],
  ] as const)('no words stand over others: %s', async (_, input) => {
    for (const page of await pagesOf(input)) expect(covered(page)).toEqual([])
  })

  it.each(['IP', 'SI'] as const)('nothing is cut in %s', async system => {
    const solution: FluidCoil = {
      ...coolingExample,
      air: { ...coolingExample.air, flow: { basis: 'standard-volume', value: 4.2, moist: true } },
      fluid: { ...coolingExample.fluid, name: 'Propylene glycol (ASHRAE)', share: 0.3, basis: 'volume' },
      limits: { capacity: 17_123 * 293.07, fluidPressureDrop: 44_000, leavingDryBulb: 282.5 },
    }
    const refrigerant = { ...(exampleOf('EVAP') as Extract<CoilInput, { coilType: 'EVAP' }>).refrigerant }
    const inputs = [
      solution,
      { ...exampleOf('EVAP'), refrigerant: { ...refrigerant, name: 'R-1336mzz(Z)' } } as CoilInput,
    ]
    for (const input of inputs)
      for (const { words } of await pagesOf(input, { system }))
        expect(words.filter(({ text }) => text.includes('…')).map(({ text }) => text)).toEqual([])
  })

  it('a choice that was not made is told as the form shows it', async () => {
    const { basis: _, ...fluid } = { ...coolingExample.fluid, name: 'Ethylene glycol', share: 0.3 }
    const geometry = { ...coolingExample.geometry, arrangement: 'auto' } as const
    const text = (await pagesOf({ ...coolingExample, fluid, geometry })).map(page => page.text).join('\n')
    expect(text).toContain('Counted by\nMass\n')
    expect(text).toContain('Arrangement\nAuto\n')
    expect(text).not.toContain('undefined')
  })

  it('a coil without a duty has no results by row', async () => {
    const text = (await pagesOf(exampleOf('NONE'))).map(page => page.text).join('\n')
    expect(text).toContain('Pressure drop, dry')
    expect(text).not.toContain('Results by row')
  })

  it('what follows notices that went over to another page follows there', async () => {
    const pages = await pagesOf(coolingExample, { kind: 'performance', warnings: made(16) })
    expect(pages).toHaveLength(2)
    expect(pages[1]?.text).toMatch(/continued[\s\S]*Made notice 15[\s\S]*Inputs\nas given/)
    const few = await pagesOf(coolingExample, { kind: 'performance', warnings: made(2) })
    expect(few[0]?.text).not.toContain('Inputs\nas given')
  })
})
