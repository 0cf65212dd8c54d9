/** Choices of an air cooler that change more than their own field. */
import { describe, expect, it } from 'vitest'
import { distillateExample } from '../../../shared/aircooler/document/exampleAirCoolers'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import {
  type AirCoolerForm,
  curveText,
  curveTyped,
  rowsTyped,
  withAirBasis,
  withChoice,
  withFanCurve,
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

  it('of a fan reads its curve in the units of the reader, and none takes it away', () => {
    const points = curveTyped('80000 0.9\n100000\t0.7; 120000 0.4', 'IP')!
    expect(points).toHaveLength(3)
    expect(points[0]!.flow).toBeCloseTo(80_000 * 4.719474e-4, 4)
    expect(points[0]!.pressure).toBeCloseTo(0.9 * 249.089, 1)
    expect(curveText(points, 'IP')).toBe('80000 0.9\n100000 0.7\n120000 0.4')
    expect([curveTyped('', 'SI'), curveTyped('80000', 'SI'), curveTyped('80 many', 'SI')]).toEqual([
      [],
      undefined,
      undefined,
    ])
    const known = withFanCurve(form, points)
    expect(known.input.fans.curve).toBe(points)
    expect(withFanCurve(known, []).input.fans).not.toHaveProperty('curve')
  })

  it('of rows sets the passes, and none are equal ones', () => {
    expect(rowsTyped('2, 1,1')).toEqual([2, 1, 1])
    expect(rowsTyped('')).toEqual([])
    expect([rowsTyped('two'), rowsTyped('1.5'), rowsTyped('0 2')]).toEqual([undefined, undefined, undefined])
    expect(withRowsPerPass(form, [3, 2]).input.bundle).toMatchObject({ passes: 2, rowsPerPass: [3, 2] })
    expect(withRowsPerPass(form, []).input.bundle).not.toHaveProperty('rowsPerPass')
  })
})
