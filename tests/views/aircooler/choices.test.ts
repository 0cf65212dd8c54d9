/** Choices of an air cooler that change more than their own field. */
import { describe, expect, it } from 'vitest'
import { distillateExample } from '../../../shared/aircooler/document/exampleAirCoolers'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import { sampleFans } from '../../../shared/catalogues/sampleFans'
import {
  type AirCoolerForm,
  curveText,
  curveTyped,
  fanName,
  rowsTyped,
  withAirBasis,
  withChoice,
  withFan,
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
      // The pour point is the oil's.
      expect(process).not.toHaveProperty('pourPoint')
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

  it('of a tube insert gives it the sizes that are usual for the tube, and none takes it away', () => {
    // 25.4 mm with walls of 2.77 mm: 19.86 mm inside.
    const of = (kind: unknown) => withChoice(form, 'bundle.enhancement.kind', kind)!.input.bundle
    expect(of('tape').enhancement).toEqual({ kind: 'tape', pitch: 0.0795, thickness: 0.001 })
    expect(of('spring').enhancement).toEqual({ kind: 'spring', pitch: 0.0377, wire: 0.0017 })
    expect(of('maker').enhancement).toEqual({ kind: 'maker', film: 1, drop: 1 })
    const taped = { ...form, input: { ...form.input, bundle: of('tape') } }
    expect(withChoice(taped, 'bundle.enhancement.kind', undefined)!.input.bundle).toEqual(distillateExample.bundle)
    for (const kind of ['tape', 'spring', 'maker'])
      expect(rateAirCoolerDocument({ ...form.input, bundle: of(kind) }).heat).toBeGreaterThan(0)
  })

  it('of a gas beside the vapor gives it a share, and no gas takes it away, as another stream does', () => {
    const condensing = withChoice(form, 'process.kind', 'fluid')!
    const beside = withChoice(condensing, 'process.inert', 'Air')!
    expect(beside.input.process).toMatchObject({ inert: 'Air', inertShare: 0.02 })
    expect(rateAirCoolerDocument(beside.input).stream.beside!.moleShare).toBe(0.02)
    const process = { ...beside.input.process, inertMethod: 'colburn-hougen' as const }
    const chosen = { ...beside, input: { ...beside.input, process } }
    const hydrogen = withChoice(chosen, 'process.inert', 'Hydrogen')!.input.process
    expect(hydrogen).toMatchObject({ inert: 'Hydrogen', inertMethod: 'colburn-hougen' })
    for (const other of [withChoice(chosen, 'process.inert', undefined)!, withChoice(chosen, 'process.kind', 'gas')!])
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
    expect(curveTyped('80,000 0.9\n100,000 0.7', 'IP')).toEqual(points.slice(0, 2))
    // Commas in place of points, as some spreadsheets write them.
    expect(curveTyped('37,5 224,5\n47\t174', 'SI')).toEqual(curveTyped('37.5 224.5\n47 174', 'SI'))
    expect(curveTyped('37,5 224,5', 'SI')![0]!.flow).toBeCloseTo(37.5, 9)
    expect([curveTyped('', 'SI'), curveTyped('80000', 'SI'), curveTyped('80 many', 'SI')]).toEqual([
      [],
      undefined,
      undefined,
    ])
    const known = withFanCurve(form, points)
    expect(known.input.fans.curve).toBe(points)
    expect(withFanCurve(known, []).input.fans).not.toHaveProperty('curve')
  })

  it('of a fan of the catalogue takes diameter, speed and curve, and names where they are from', () => {
    const record = sampleFans.find(each => fanName(each) === 'Sample SA-8-8')!
    const { fans } = withFan(form, record).input
    const { flow, pressure, power, ...origin } = record
    expect(fans.fan).toEqual(origin)
    expect(fans.curve![2]).toEqual({ flow: flow[2], pressure: pressure[2], power: power![2] })
    expect(fans.diameter).toBe(record.diameter)
    expect(fans.tipSpeed! / (Math.PI * record.diameter * record.speed)).toBeCloseTo(1, 12)
    const { power: _, ...without } = record
    expect(withFan(form, without).input.fans.curve![0]).toEqual({ flow: flow[0], pressure: pressure[0] })
  })

  it('of an own fan keeps what the chosen one gives at the present speed, and its origin no longer', () => {
    const chosen = withFan(form, { ...sampleFans[9]!, density: 0.9 })
    const slower = { ...chosen.input.fans, tipSpeed: 0.8 * chosen.input.fans.tipSpeed! }
    const before = rateAirCoolerDocument({ ...chosen.input, fans: slower })
    const own = withFan({ ...chosen, input: { ...chosen.input, fans: slower } }, undefined).input
    expect(own.fans).not.toHaveProperty('fan')
    const after = rateAirCoolerDocument(own)
    for (const [i, place] of after.lines.curve!.entries()) {
      expect(place.flow / before.lines.curve![i]!.flow).toBeCloseTo(1, 9)
      expect(place.pressure / before.lines.curve![i]!.pressure).toBeCloseTo(1, 9)
    }
    expect(after.lines.meets!.power! / before.lines.meets!.power!).toBeCloseTo(1, 9)
    expect(withFan(form, undefined)).toBe(form)
    const { tipSpeed: _, ...unsaid } = chosen.input.fans
    const back = withFan({ ...chosen, input: { ...chosen.input, fans: unsaid } }, undefined).input.fans
    expect(back.tipSpeed).toBeCloseTo(chosen.input.fans.tipSpeed!, 12)
  })

  it('of rows sets the passes, and none are equal ones', () => {
    expect(rowsTyped('2, 1,1')).toEqual([2, 1, 1])
    expect(rowsTyped('')).toEqual([])
    expect([rowsTyped('two'), rowsTyped('1.5'), rowsTyped('0 2')]).toEqual([undefined, undefined, undefined])
    expect(withRowsPerPass(form, [3, 2]).input.bundle).toMatchObject({ passes: 2, rowsPerPass: [3, 2] })
    expect(withRowsPerPass(form, []).input.bundle).not.toHaveProperty('rowsPerPass')
  })
})
