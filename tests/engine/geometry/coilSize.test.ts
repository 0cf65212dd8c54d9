import { describe, expect, it } from 'vitest'
import {
  casingAllowances,
  coilEnvelope,
  coilSize,
  coilWeight,
  connectionSize,
  connectionSizes,
} from '../../../engine/geometry'
import { chilledWaterCoil } from '../../support/coils'

const { geometry } = chilledWaterCoil

describe('coilSize', () => {
  const size = coilSize(geometry)

  // By hand: 36 x 60 in is 15 ft2; 24 tubes at 1.5 in, 6 rows of 1.299 in.
  it('counts tubes and measures the face', () => {
    expect([size.tubesHigh, size.tubes, size.fins]).toEqual([24, 144, 600])
    expect(size.faceArea).toBeCloseTo(15 * 0.09290304, 9)
    expect(size.depth).toBeCloseTo(6 * 1.299 * 0.0254, 12)
    expect(size.insideDiameter).toBeCloseTo(0.585 * 0.0254, 12)
  })

  it('agrees with areas counted fin by fin', () => {
    const plate = size.finHeight * size.depth - 144 * (Math.PI / 4) * size.collarDiameter ** 2
    const collars = 144 * Math.PI * size.collarDiameter * (1.524 - 600 * geometry.finThickness)
    expect(size.outsideArea).toBeCloseTo(2 * 600 * plate + collars, 6)
    expect(size.insideArea).toBeCloseTo(144 * 1.524 * Math.PI * size.insideDiameter, 9)
    expect(size.outsideToInside).toBeCloseTo(size.outsideArea / size.insideArea, 12)
  })

  it('takes the nearest whole number of tubes for a height between two pitches', () => {
    expect(coilSize({ ...geometry, finnedHeight: 0.93 }).tubesHigh).toBe(24)
  })
})

describe('connectionSize', () => {
  // 75 gpm: 2 in schedule 40 (2.067 in) would run at 7.2 ft/s, 2 1/2 in (2.469 in) runs at 5.03 ft/s.
  it('picks the smallest pipe below 6 ft/s', () => {
    const chosen = connectionSize({ volumeFlow: (75 * 3.785411784e-3) / 60 })
    expect(chosen.label).toBe('2½ MPT')
    expect(chosen.velocity / 0.3048).toBeCloseTo(5.03, 2)
  })

  // The same flow in schedule 160: 2 1/2 in (2.125 in) at 6.79 ft/s is too narrow, 3 in (2.624 in) runs at 4.45 ft/s.
  it('takes the bore that the schedule leaves', () => {
    const chosen = connectionSize({ volumeFlow: (75 * 3.785411784e-3) / 60, schedule: 'SCH_160' })
    expect(chosen.label).toBe('3 MPT')
    expect(chosen.insideDiameter / 0.0254).toBeCloseTo(2.624, 9)
    expect(chosen.velocity / 0.3048).toBeCloseTo(4.45, 2)
  })

  it('passes over sizes that the schedule does not have', () => {
    expect(connectionSizes('SCH_20').map(({ label }) => label)).toEqual(['8 plain end', '10 plain end', '12 plain end'])
    expect(connectionSizes('TYPE_M').map(({ nominal }) => nominal / 0.0254)).not.toContain(10)
    expect(connectionSize({ volumeFlow: 1e-4, schedule: 'SCH_60' })).toMatchObject({ label: '8 MPT' })
  })

  it('keeps the largest pipe for a flow beyond all', () => {
    expect(connectionSize({ volumeFlow: 1 })).toMatchObject({ label: '12 MPT' })
    expect(connectionSize({ volumeFlow: 1, schedule: 'TYPE_K' })).toMatchObject({ label: '8 sweat' })
  })

  it('refuses a schedule that is not made', () => {
    expect(() => connectionSizes('SCH_41' as 'SCH_40')).toThrow(expect.objectContaining({ code: 'unknown-name' }))
  })
})

describe('coilWeight', () => {
  const size = coilSize(geometry)
  const envelope = coilEnvelope(geometry, size, 0.073)
  const weight = coilWeight(geometry, size, envelope, {
    passes: 6,
    feeds: 24,
    tubeDensity: 8940,
    finDensity: 2710,
    headerOutsideDiameter: 0.073,
    headerInsideDiameter: 0.0627,
    fluid: { tubes: 1000, entering: 1000, leaving: 1000 },
  })

  // By hand: 144 tubes of 0.245 kg/m; 600 plates of 0.9144 x 0.198 m less holes, 0.1524 mm thick.
  it('weighs tubes and fins as counted by hand', () => {
    const tubeMetre = (Math.PI / 4) * (0.015875 ** 2 - 0.014859 ** 2) * 8940
    expect(tubeMetre).toBeCloseTo(0.2192, 3)
    expect(weight.tubes).toBeGreaterThan(144 * 1.524 * tubeMetre)
    expect(weight.tubes).toBeLessThan(144 * 1.6 * tubeMetre)
    expect(weight.fins).toBeGreaterThan(600 * 0.151 * 1.524e-4 * 2710)
    expect(weight.fins).toBeLessThan(600 * 0.181 * 1.524e-4 * 2710)
  })

  it('adds its parts up and fills the volume', () => {
    expect(weight.dry).toBeCloseTo(weight.tubes + weight.bends + weight.fins + weight.headers + weight.casing, 9)
    expect(weight.operating - weight.dry).toBeCloseTo(1000 * weight.internalVolume, 9)
  })

  it('makes the casing larger than the fin block by its flanges', () => {
    expect(envelope.casingHeight).toBeCloseTo(size.finHeight + 2 * casingAllowances.flange, 12)
    expect(envelope.overallLength).toBeGreaterThan(geometry.finnedLength + 2 * casingAllowances.flange)
  })
})
