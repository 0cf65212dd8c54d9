import { describe, expect, it } from 'vitest'
import { airflowFrom, airflowOnBasis, dryAirMassFlow, moistAir } from '../../../engine'

const code = (name: string) => expect.objectContaining({ code: name })
const specificVolume = moistAir({ T: 308.15, p: 95_000, RH: 0.4 }).v

describe('dry-air mass flow', () => {
  it('of 1000 SCFM is 4500 lb/h, 0.56699 kg/s', () => {
    expect(dryAirMassFlow({ flow: airflowFrom('SCFM', 1000), specificVolume })).toBeCloseTo(0.56699, 5)
    const pounds = dryAirMassFlow({ flow: airflowFrom('lb/h dry air', 4500), specificVolume })
    expect(pounds).toBeCloseTo(0.56699, 5)
  })

  it('of standard air does not depend on the state, of actual air it does', () => {
    const standard = airflowFrom('m3/h standard', 3600)
    const actual = airflowFrom('m3/h actual', 3600)
    expect(dryAirMassFlow({ flow: standard, specificVolume: 0.8 })).toBe(
      dryAirMassFlow({ flow: standard, specificVolume: 0.9 }),
    )
    expect(dryAirMassFlow({ flow: actual, specificVolume: 0.8 })).toBe(1 / 0.8)
  })

  it.each(['standard-volume', 'actual-volume', 'dry-air-mass'] as const)('comes back from %s', basis => {
    const flow = airflowOnBasis({ dryAir: 2.5, basis, specificVolume })
    expect(flow.basis).toBe(basis)
    expect(dryAirMassFlow({ flow, specificVolume })).toBeCloseTo(2.5, 12)
  })

  it('of moist air is what is left without its vapour: 4 500 lb/h of air with 0.02 of it are 4 412 lb/h of dry air', () => {
    const flow = airflowFrom('lb/h wet air', 4500)
    expect(flow.moist).toBe(true)
    expect(dryAirMassFlow({ flow, specificVolume, humidityRatio: 0.02 })).toBeCloseTo(0.56699 / 1.02, 5)
    const standard = airflowFrom('SCFM wet', 1000)
    expect(dryAirMassFlow({ flow: standard, specificVolume, humidityRatio: 0.02 })).toBeCloseTo(0.56699 / 1.02, 5)
    const back = { dryAir: 2.5, basis: 'standard-volume', moist: true, specificVolume, humidityRatio: 0.02 } as const
    expect(dryAirMassFlow({ flow: airflowOnBasis(back), specificVolume, humidityRatio: 0.02 })).toBeCloseTo(2.5, 12)
    expect(() => dryAirMassFlow({ flow, specificVolume, humidityRatio: -1 })).toThrow(code('not-positive'))
  })

  it('does not exist for no air, no volume or an unknown basis', () => {
    const flow = airflowFrom('ACFM', 1000)
    expect(() => dryAirMassFlow({ flow: { ...flow, value: 0 }, specificVolume })).toThrow(code('not-positive'))
    expect(() => dryAirMassFlow({ flow: { ...flow, value: Number.NaN }, specificVolume })).toThrow(code('not-positive'))
    expect(() => dryAirMassFlow({ flow, specificVolume: Number.NaN })).toThrow(code('not-positive'))
    expect(() => dryAirMassFlow({ flow: { ...flow, basis: 'x' as never }, specificVolume })).toThrow(
      code('unknown-name'),
    )
  })
})
