/** What is typed in the editor of a composition, and the choices of a gas. */
import { describe, expect, it } from 'vitest'
import { biogasExample, exampleGases } from '../../../shared/gas/document/exampleGases'
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import { formulaText } from '../../../shared/gas/facts/formulaText'
import { rateGasDocument } from '../../../shared/gas/rating/rateGasDocument'
import {
  chooseBeside,
  chooseMixture,
  type GasForm,
  withChoice,
} from '../../../views/widgets/gas-workbench/form/choices'
import { chooseCoil, withFlowBasis, withGiven } from '../../../views/widgets/gas-workbench/form/coil'
import { judged, normalised, otherBasis, partsOf, restTo } from '../../../views/widgets/gas-workbench/form/composition'

const form = (input: GasInput = biogasExample) => ({ input, typed: { x: {} }, asides: {} }) as unknown as GasForm

describe('shares while they are typed', () => {
  it('are taken once they make 100 %, and none is below 0', () => {
    expect(
      judged([
        ['Methane', '60'],
        ['Nitrogen', '40'],
      ]).shares,
    ).toEqual({ Methane: 0.6, Nitrogen: 0.4 })
    expect(
      judged([
        ['Methane', '60'],
        ['Nitrogen', '39.9'],
      ]).shares,
    ).toBeUndefined()
    expect(
      judged([
        ['Methane', '120'],
        ['Nitrogen', '-20'],
      ]).shares,
    ).toBeUndefined()
    expect(judged([['Methane', 'much']]).total).toBeNaN()
    expect(
      judged([
        ['Methane', '99.9999'],
        ['Nitrogen', '0.0001'],
      ]).shares,
    ).toBeDefined()
  })

  it('are scaled to 100 %, or one gas takes the rest', () => {
    expect(
      normalised([
        ['Methane', '30'],
        ['Nitrogen', '20'],
      ]),
    ).toEqual([
      ['Methane', '60'],
      ['Nitrogen', '40'],
    ])
    expect(
      restTo('Nitrogen', [
        ['Methane', '30'],
        ['Nitrogen', '20'],
      ]),
    ).toEqual([
      ['Methane', '30'],
      ['Nitrogen', '70'],
    ])
    expect(
      restTo('Nitrogen', [
        ['Methane', '130'],
        ['Nitrogen', '20'],
      ]),
    ).toBeUndefined()
    expect(
      restTo('Nitrogen', [
        ['Methane', 'x'],
        ['Nitrogen', '20'],
      ]),
    ).toBeUndefined()
  })

  it('come back from the other basis', () => {
    const masses: Readonly<Record<string, number>> = { Methane: 0.0160425, Nitrogen: 0.0280134 }
    const mass = otherBasis({ Methane: 0.5, Nitrogen: 0.5 }, 'mole', gas => masses[gas]!)
    expect(mass.Methane).toBeCloseTo(0.364138, 5)
    expect(otherBasis(mass, 'mass', gas => masses[gas]!).Methane).toBeCloseTo(0.5, 12)
    expect(partsOf({ Methane: 1 / 3 })).toEqual([['Methane', '33.333333']])
  })
})

describe('a choice', () => {
  it.each([
    ['pure', 'pure'],
    ['products', 'fuel'],
    ['streams', 'streams'],
  ])('of %s begins with something that can be rated, and has no name of another gas', (kind, part) => {
    const { gas } = withChoice(form(), 'gas.kind', kind)!.input
    expect(gas).toMatchObject({ kind, [part]: expect.anything() })
    expect(gas.name).toBeUndefined()
  })

  it('of the pressure gives the table ends that are pressures, and back', () => {
    const along = withChoice(form(), 'table.along', 'pressure')!
    expect(along.input.table).toMatchObject({ along: 'pressure', from: 1e5, to: 1e6 })
    expect(withChoice(along, 'table.along', 'temperature')!.input.table.from).toBe(biogasExample.fit.from)
    expect(withChoice(form(), 'table.along', 'temperature')).toBeUndefined()
    expect(withChoice(form(), 'fit.order', 2)).toBeUndefined()
  })

  it('of a mixture copies its shares, so that a later change of it changes nothing here', () => {
    const composition = { Nitrogen: 1 }
    const chosen = chooseMixture(form(), 'Inert', composition)
    const beside = chooseBeside(chosen, { name: 'Inert', composition })
    composition.Nitrogen = 0.5
    expect(chosen.input.gas).toMatchObject({ name: 'Inert', shares: { Nitrogen: 1 } })
    expect(beside.input.beside).toEqual({ name: 'Inert', composition: { Nitrogen: 1 } })
    expect(chooseBeside(beside, undefined).input).not.toHaveProperty('beside')
  })
})

describe('a coil', () => {
  const { coil: rated } = rateGasDocument(exampleGases['Cooler of compressed nitrogen'])
  const cooled = form(exampleGases['Cooler of compressed nitrogen'])

  it('is added as one that can be rated, and removed', () => {
    for (const application of ['Cooling', 'Heating'] as const)
      expect(rateGasDocument(chooseCoil(form(), application).input).coil!.heat).toBeGreaterThan(0)
    expect(chooseCoil(cooled, undefined).input).not.toHaveProperty('coil')
  })

  it('keeps its flows when they are given in another kind', () => {
    for (const basis of ['actual-volume', 'normal-volume', 'mass']) {
      const { input } = withFlowBasis(cooled, basis, rated)
      expect(rateGasDocument(input).coil!.gas.massFlow).toBeCloseTo(2, 6)
    }
    for (const kind of ['mass-flow', 'leaving-temperature', 'capacity', 'volume-flow']) {
      const { input } = withGiven(cooled, kind, rated)
      expect(rateGasDocument(input).coil!.heat / rated!.heat).toBeCloseTo(1, 5)
    }
    expect(withFlowBasis(cooled, 'actual-volume', undefined).input.coil!.flow).toEqual({
      basis: 'actual-volume',
      value: 2,
    })
  })
})

it('numbers of formulas stand below the line', () => expect(formulaText('C2H6')).toBe('C₂H₆'))
