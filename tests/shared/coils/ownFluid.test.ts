/** A fluid by the user's own table: as it is typed, checked at the door, and told in the report. */

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inputFacts } from '../../../server/reports/coilSelection/inputFacts'
import { coilInput } from '../../../shared/coils/document/coilDocument'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { shownRow, siRow, tableMessage, tableSummary } from '../../../shared/coils/document/ownFluid'
import { readerOf } from '../../../shared/display/formatQuantity'
import { parseTyped } from '../../../shared/display/parseTyped'
import { OwnFluidDialog } from '../../../views/widgets/coil-workbench/inputs/OwnFluidDialog'
import { pastedRows } from '../../../views/widgets/coil-workbench/inputs/pastedRows'

const cold = { temperature: 293.15, density: 900, heatCapacity: 2093.4, viscosity: 0.01, conductivity: 0.12 }
const warm = { ...cold, temperature: 373.15, viscosity: 0.001 }
const names = 'Temp.\tDensity\tcp\tViscosity\tk'
const of = (table: unknown) => ({ ...coolingExample, fluid: { ...coolingExample.fluid, name: 'Other', table } })

describe('a table of the user’s own fluid', () => {
  it('is typed in the units of the reader, and comes back', () => {
    expect(shownRow(cold, 'IP')).toEqual(['68', '56.19', '0.5', '10', '0.06933'])
    expect(shownRow(cold, 'SI')).toEqual(['20', '900', '2.093', '10', '0.12'])
    const back = siRow(shownRow(cold, 'IP').map(parseTyped), 'IP')
    for (const [name, value] of Object.entries(cold))
      expect(back[name as keyof typeof cold] / value, name).toBeCloseTo(1, 3)
    expect(tableSummary([cold, warm], readerOf('IP'))).toBe('2 rows, 68 to 212 °F')
    const html = renderToStaticMarkup(
      createElement(OwnFluidDialog, { table: [cold], reader: readerOf('IP'), onTake: () => {}, onClose: () => {} }),
    )
    expect(html).toContain('aria-label="Density, row 1"')
    expect(html).toContain('value="56.19"')
  })

  it('is pasted from a spreadsheet: with its head and the units under it, decimal commas, an empty last line', () => {
    const rows = [
      ['20', '900', '2.093', '10', '0.12'],
      ['100', '860.5', '2.3', '1', '0.11'],
    ]
    const lines = ['20\t900\t2,093\t10\t0,12', '100\t860,5\t2,3\t1\t0,11']
    const head = [names, '°C\tkg/m³\tkJ/kg K\tmPa s\tW/m K']
    expect(pastedRows([...lines, ''].join('\r\n'))).toEqual(rows)
    expect(pastedRows([...head, ...lines, '', ''].join('\n'))).toEqual(rows)
    expect(pastedRows(rows.map(row => row.join(';')).join('\n'))).toEqual(rows)
    const [first = []] = pastedRows(lines[0]!) ?? []
    expect(siRow(first.map(parseTyped), 'SI')).toEqual({ ...cold, heatCapacity: 2093 })
  })

  it.each(['', '0.5', '9,000', 'water', names, '1\t2\t3'])(
    'is not what %j pastes, which is left to the field',
    text => {
      expect(pastedRows(text)).toBeUndefined()
    },
  )

  it('says what is wrong with it in those units', () => {
    const said = (...rows: (typeof cold)[]) => tableMessage(rows, readerOf('IP'))
    expect(said(cold, warm)).toBeUndefined()
    expect(said(cold)).toBe('A table has 2 to 10 rows.')
    expect(said(warm, cold)).toBe('Row 2: warmer than the row before it.')
    expect(said(cold, { ...warm, heatCapacity: 2.09 })).toMatch(/^Row 2: heat capacity from 0\.02388 to 4\.777 Btu/)
    expect(said(cold, siRow([212, null, 1, 1, 1], 'IP'))).toMatch(/^Row 2: density from/)
  })

  it('is checked at the door', () => {
    const isTaken = (table: unknown) => coilInput.safeParse(of(table)).success
    expect(isTaken([cold, warm])).toBe(true)
    const wrong: unknown[] = [
      ...[
        [],
        [cold],
        [warm, cold],
        [cold, cold],
        Array.from({ length: 11 }, (_, i) => ({ ...cold, temperature: 300 + i })),
      ],
      ...[
        [cold, { ...warm, density: -1 }],
        [cold, { ...warm, density: '900' }],
        [cold, { ...warm, colour: 1 }],
      ],
    ]
    for (const table of wrong) expect(isTaken(table), JSON.stringify(table)).toBe(false)
  })

  it('is told in the report row by row, and so are the gases of a mixture', () => {
    const facts = inputFacts(coilInput.parse(of([cold, warm])), 'fluid', 'SI')
    expect(facts).toContainEqual(['', 'Density', 'kg/m³'])
    expect(facts).toContainEqual(['At 100 °C', '900 / 2.093 / 1 / 0.12'])
    const { fluid } = coolingExample
    const mixed = {
      ...coolingExample,
      fluid: { ...fluid, name: 'Special gas', mixture: { Nitrogen: 0.7, Argon: 0.3 } },
    }
    expect(inputFacts(mixed, 'fluid', 'SI')).toContainEqual(['Argon', '30', 'mole %'])
  })
})
