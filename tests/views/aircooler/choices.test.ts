/** Choices of an air cooler that change more than their own field. */
import { describe, expect, it } from 'vitest'
import { distillateExample } from '../../../shared/aircooler/document/exampleAirCoolers'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import {
  type AirCoolerForm,
  rowsTyped,
  withAirBasis,
  withChoice,
  withGiven,
  withRowsPerPass,
} from '../../../views/widgets/air-cooler-workbench/form/choices'

const form = { input: distillateExample, typed: { x: {} } } as unknown as AirCoolerForm
const last = rateAirCoolerDocument(distillateExample)

describe('a choice', () => {
  it('of another stream begins with a fluid that can be rated, and leaves the duty', () => {
    for (const kind of ['liquid', 'gas', 'fluid', 'own']) {
      const { process } = withChoice(form, 'process.kind', kind)!.input
      expect(process).toMatchObject({ kind, massFlow: distillateExample.process.massFlow })
      expect(rateAirCoolerDocument({ ...distillateExample, process }).heat).toBeGreaterThan(0)
    }
  })

  it('of a solution gives it a concentration, and of plates no method of round fins', () => {
    const liquid = withChoice(form, 'process.kind', 'liquid')!
    expect(withChoice(liquid, 'process.name', 'Ethylene glycol')!.input.process.share).toBe(0.35)
    const esdu = { ...form, input: { ...form.input, bundle: { ...form.input.bundle, method: 'esdu' as const } } }
    const plates = withChoice(esdu, 'bundle.fins.kind', 'plate')!.input.bundle
    expect([plates.fins.kind, plates.method]).toEqual(['plate', undefined])
    expect(withChoice(form, 'bundle.fins.metal', 'Copper')).toBeUndefined()
  })

  it('of a gas beside the vapor gives it a share, and no gas takes it away, as another stream does', () => {
    const condensing = withChoice(form, 'process.kind', 'fluid')!
    const beside = withChoice(condensing, 'process.inert', 'Air')!
    expect(beside.input.process).toMatchObject({ inert: 'Air', inertShare: 0.02 })
    expect(rateAirCoolerDocument(beside.input).stream.beside!.moleShare).toBe(0.02)
    for (const other of [withChoice(beside, 'process.inert', undefined)!, withChoice(beside, 'process.kind', 'gas')!])
      expect(Object.keys(other.input.process).filter(name => name.startsWith('inert'))).toEqual([])
  })

  it('of another pair or another measure keeps what the last rating has', () => {
    const byHeat = withGiven(form, 'flow-heat', last).input.process
    expect(byHeat).toMatchObject({ given: 'flow-heat', heat: last.required })
    for (const basis of ['standard-volume', 'actual-volume', 'dry-air-mass', 'face-velocity'] as const) {
      const { input } = withAirBasis(form, basis, last)
      expect(rateAirCoolerDocument(input).air.massFlow / last.air.massFlow).toBeCloseTo(1, 2)
    }
    expect(withAirBasis(form, 'dry-air-mass', null).input.air.flow.value).toBe(2.9)
  })

  it('of rows sets the passes, and none are equal ones', () => {
    expect(rowsTyped('2, 1,1')).toEqual([2, 1, 1])
    expect(rowsTyped('')).toEqual([])
    expect([rowsTyped('two'), rowsTyped('1.5'), rowsTyped('0 2')]).toEqual([undefined, undefined, undefined])
    expect(withRowsPerPass(form, [3, 2]).input.bundle).toMatchObject({ passes: 2, rowsPerPass: [3, 2] })
    expect(withRowsPerPass(form, []).input.bundle).not.toHaveProperty('rowsPerPass')
  })
})
