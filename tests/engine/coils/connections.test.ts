import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilGeometry, CoilInput, CoilRating, EngineVersion } from '../../../engine/coils/coil'
import { connectionLimit } from '../../../engine/coils/tubes/connections'
import { connectionSizes } from '../../../engine/geometry'
import { chilledWaterCoil } from '../../support/coils'
import { condenserCoil, evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const engines: EngineVersion[] = ['original', 'v2025']
const coils: [string, CoilInput][] = [
  ['evaporator', evaporatorCoil],
  ['condenser', condenserCoil],
  ['steam coil', steamCoil],
]
const boreOf = ({ connectionDiameter }: CoilRating['construction']) =>
  connectionSizes().find(({ nominal }) => nominal === connectionDiameter)!.insideDiameter
const cases = engines.flatMap(engine => coils.map(([name, coil]) => [name, engine, coil] as const))

describe.each(cases)('the connections of the %s by %s', (_name, engineVersion, coil) => {
  const at = (lead: 'L1' | 'L2', bodySchedule?: 'SCH_60') => {
    const geometry = { ...coil.geometry, lead, bodySchedule }
    const { fluid, construction } = rateCoil({ ...coil, engineVersion, geometry })
    return { drop: fluid.pressureDrop, construction }
  }
  const straight = at('L1')

  it('are chosen for the lightest fluid', () => {
    expect(straight.drop.connections).toBeGreaterThan(0)
    expect(straight.construction.connectionVelocity).toBeGreaterThan(5)
    expect(straight.construction.connectionVelocity).toBeLessThanOrEqual(15.24)
  })

  it('take the bore of the body schedule', () => {
    // The sizes of this schedule begin at 8 in: larger than the flow needs, so that almost nothing is lost.
    const wide = at('L1', 'SCH_60')
    // Refrigerant leaks through threads.
    expect(wide.construction.connectionLabel).toBe('refrigerant' in coil ? '8 plain end' : '8 MPT')
    expect(wide.drop.connections).toBeLessThan(straight.drop.connections / 3)
  })

  it('lose three tenths of a head more by the elbow of each lead', () => {
    // Straight leads lose one and a half velocity heads where the fluid leaves. Gas enters or leaves with nearly the
    // velocity shown.
    const elbow = at('L2')
    const { fluid } = rateCoil({ ...coil, engineVersion, geometry: { ...coil.geometry, lead: 'L2' } })
    const bore = boreOf(elbow.construction)
    const head = (fluid.massFlow * elbow.construction.connectionVelocity) / ((Math.PI / 4) * bore ** 2) / 2
    const isBoiling = coil.coilType === 'EVAP'
    expect(straight.drop.connections / head).toBeGreaterThan(isBoiling ? 1.3 : 0)
    expect(straight.drop.connections / head).toBeLessThan(isBoiling ? 1.7 : 0.3)
    const more = (elbow.drop.connections - straight.drop.connections) / head
    expect(more).toBeGreaterThan(0.25)
    expect(more).toBeLessThan(isBoiling ? 0.42 : 0.35)
  })
})

describe('a body schedule', () => {
  const rated = (bodySchedule: CoilGeometry['bodySchedule'], volumes = 1) => {
    const geometry = { ...chilledWaterCoil.geometry, bodySchedule }
    const given = { kind: 'mass-flow' as const, value: 5 * volumes }
    return rateCoil({ ...chilledWaterCoil, geometry, fluid: { ...chilledWaterCoil.fluid, given } })
  }
  const said = ({ warnings }: CoilRating) =>
    warnings.flatMap(each => (each.code.startsWith('CONNECTION') ? [each] : []))

  it('is Schedule 40 where none is chosen', () => {
    expect(rated('SCH_40')).toEqual(rated(undefined))
  })

  it('of thicker walls weighs more, holds less and takes more of the pressure', () => {
    const [thin, thick] = [rated('SCH_5'), rated('SCH_80')]
    expect(thick.construction.connectionDiameter).toBe(thin.construction.connectionDiameter)
    expect(thick.construction.dryWeight).toBeGreaterThan(thin.construction.dryWeight)
    expect(thick.construction.internalVolume).toBeLessThan(thin.construction.internalVolume)
    expect(thick.construction.connectionVelocity).toBeGreaterThan(thin.construction.connectionVelocity)
    for (const part of ['headers', 'connections'] as const)
      expect(thick.fluid.pressureDrop[part]).toBeGreaterThan(thin.fluid.pressureDrop[part])
  })

  it('says where it has no connection as small, or as large, as the flow asks for', () => {
    expect(said(rated('SCH_80'))).toEqual([])
    expect(said(rated('SCH_100'))).toMatchObject([{ code: 'CONNECTION_LEAST', value: 8 * 0.0254 }])
    expect(said(rated('TYPE_M', 16))).toMatchObject([{ code: 'CONNECTION_VEL', limits: [0, 1.8288] }])
    expect(said(rated('SCH_10', 16))).toEqual([])
  })
})

describe('a header', () => {
  const said = (circuiting: number, kilograms: number) => {
    const given = { kind: 'mass-flow' as const, value: kilograms }
    const { warnings } = rateCoil({
      ...chilledWaterCoil,
      fluid: { ...chilledWaterCoil.fluid, given },
      geometry: { ...chilledWaterCoil.geometry, circuiting },
    })
    return warnings.flatMap(({ code, severity }) => (code === 'HEADER_UNEVEN' ? [severity] : []))
  }

  it('is warned of where its velocity counts beside what the circuits lose', () => {
    expect(said(0.5, 5)).toEqual([])
    expect(said(2, 6)).toEqual(['info'])
    expect(said(4, 6)).toEqual(['warning'])
  })
})

describe('the next size of a connection', () => {
  const at = (kilograms: number, engineVersion: EngineVersion = 'original') => {
    const given = { kind: 'mass-flow' as const, value: kilograms }
    return rateCoil({ ...chilledWaterCoil, engineVersion, fluid: { ...chilledWaterCoil.fluid, given } })
  }
  const codes = ({ warnings }: CoilRating) => warnings.map(({ code }) => code)

  it.each(engines)('is named by %s with the flow that takes it, and is taken there', engine => {
    const here = at(5, engine)
    expect(here.construction.connectionLabel).toBe('2½ MPT')
    const { label, growth } = here.construction.nextConnection!
    expect(label).toBe('3 MPT')
    // 2½ in, Schedule 40: with an inside diameter of 62.71 mm it carries 5.649 l/s at 1.8288 m/s.
    expect(growth * here.fluid.volumeFlow).toBeCloseTo(5.649e-3, 6)
    expect(at(5 * growth * 0.999, engine).construction.connectionLabel).toBe('2½ MPT')
    expect(at(5 * growth * 1.001, engine).construction.connectionLabel).toBe('3 MPT')
  })

  it('is told where it is near and takes much of the drop away', () => {
    const many = { ...chilledWaterCoil.geometry, rows: 2, circuiting: 2 }
    const through = (kilograms: number) =>
      rateCoil({
        ...{ ...chilledWaterCoil, geometry: many },
        fluid: { ...chilledWaterCoil.fluid, given: { kind: 'mass-flow', value: kilograms } },
      })
    const step = through(2.3).construction.nextConnection!.growth * 2.3
    const [before, after] = [through(0.99 * step), through(1.01 * step)]
    const told = before.warnings.find(({ code }) => code === 'CONNECTION_STEP')
    const less = 1 - after.fluid.pressureDrop.total / before.fluid.pressureDrop.total
    expect(told).toMatchObject({ severity: 'info', input: 'geometry.bodySchedule' })
    expect(less).toBeGreaterThan(0.5)
    expect(told!.value!).toBeGreaterThan(0.4)
    expect(told!.value!).toBeLessThan(less)
    expect(codes(through(0.9 * step))).not.toContain('CONNECTION_STEP')
    const growth = at(5).construction.nextConnection!.growth
    const [far, near, beyond] = [0.85, 0.99, 1.01].map(share => at(5 * growth * share))
    const saved = near!.warnings.find(({ code }) => code === 'CONNECTION_STEP')?.value
    const fallen = 1 - beyond!.fluid.pressureDrop.total / near!.fluid.pressureDrop.total
    // Six rows of 24 circuits lose most pressure in their tubes; the headers, of the same size as the connections, save
    // a little too.
    expect(saved).toBeUndefined()
    expect(fallen).toBeLessThan(0.12)
    expect(codes(far!)).not.toContain('CONNECTION_STEP')
    expect(codes(beyond!)).not.toContain('CONNECTION_STEP')
  })

  it('is none for the largest of a schedule, and for a coil through which nothing flows', () => {
    const geometry = { ...chilledWaterCoil.geometry, bodySchedule: 'TYPE_M' as const }
    const fluid = { ...chilledWaterCoil.fluid, given: { kind: 'mass-flow' as const, value: 80 } }
    expect(rateCoil({ ...chilledWaterCoil, geometry, fluid }).construction).not.toHaveProperty('nextConnection')
    const { fluid: _, ...bare } = chilledWaterCoil
    expect(rateCoil({ ...bare, coilType: 'NONE' }).construction).not.toHaveProperty('nextConnection')
  })
})

describe('the connections of a fluid about its critical point', () => {
  const gasCooler = (hotGasTemperature: number, engineVersion: EngineVersion) => {
    const refrigerant = {
      name: 'R-744',
      at: { kind: 'pressure', value: 9_590_000 },
      hotGasTemperature,
      given: { kind: 'leaving-temperature', value: 309.13 },
    }
    const air = { ...condenserCoil.air, dryBulb: 300 }
    const geometry = { ...condenserCoil.geometry, tubeWall: 0.0012 }
    const coil = { ...condenserCoil, engineVersion, air, geometry, refrigerant } as CoilInput
    return rateCoil(coil).construction
  }
  const all = connectionSizes().map(({ nominal }) => nominal)
  const sizeOf = (...of: Parameters<typeof gasCooler>) => all.indexOf(gasCooler(...of).connectionDiameter)

  it('are those of a vapour up to 200 kg/m3, of a liquid from 600 kg/m3 on, and change gradually between them', () => {
    expect([1, 100, 200].map(connectionLimit)).toEqual([15.24, 15.24, 15.24])
    for (const density of [600, 1000]) expect(connectionLimit(density)).toBeCloseTo(1.8288, 12)
    expect(connectionLimit(Math.sqrt(200 * 600))).toBeCloseTo(Math.sqrt(15.24 * 1.8288), 12)
  })

  it('are within one size by both versions, and no two sizes apart from one hot gas to the next', () => {
    let last = sizeOf(318, 'original')
    for (let hot = 320; hot < 400; hot += 2) {
      const [original, marched] = engines.map(engine => sizeOf(hot, engine)) as [number, number]
      expect(Math.abs(original - marched)).toBeLessThanOrEqual(1)
      expect(Math.abs(original - last)).toBeLessThanOrEqual(1)
      last = original
    }
  })
})
