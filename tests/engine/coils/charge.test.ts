/** What a coil holds in which its fluid boils or condenses. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, CoilRating, EngineVersion, SteamCoil } from '../../../engine/coils/coil'
import { fluidOf } from '../../../engine/fluids'
import type { FluidState } from '../../../engine/fluids/fluid'
import { coilSize, connectionSizes } from '../../../engine/geometry'
import { tubeMaterial } from '../../../engine/materials'
import { rouhaniSteiner } from '../../../engine/tubeside/two-phase/void/rouhaniSteiner'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { condenserCoil, evaporatorCoil, reheatCoil, steamCoil } from '../../support/phaseCoils'

const versions: EngineVersion[] = ['original', 'v2025']
const chargeOf = (coil: CoilInput, engineVersion: EngineVersion) =>
  rateCoil({ ...coil, engineVersion }).fluid.phaseChange!.charge

describe.each(versions)('the charge, by %s', engineVersion => {
  it('is what a coil of steam holds, worked by hand', () => {
    const coil = { ...steamCoil, engineVersion } as SteamCoil
    const { fluid, construction } = rateCoil(coil)
    const { massFlux, leavingPressure: p } = fluid.phaseChange!
    const [water, steam] = [0, 1].map(q => fluidOf('R-718').state({ p, q })) as [FluidState, FluidState]
    const size = coilSize(coil.geometry)
    const holds = (quality: number) => {
      const share = rouhaniSteiner({
        massFlux,
        quality,
        liquidDensity: water.rho,
        vapourDensity: steam.rho,
        surfaceTension: 0.056,
      })
      return share * steam.rho + (1 - share) * water.rho
    }
    // Steam of even heat from all vapour to all water, at the middles of as many steps of quality.
    const steps = 20_000
    let mean = 0
    for (let step = 0; step < steps; step++) mean += holds((step + 0.5) / steps) / steps
    const pipe = connectionSizes('SCH_40').find(({ label }) => label === construction.connectionLabel)!
    const headers = 2 * size.finHeight * (Math.PI / 4) * pipe.insideDiameter ** 2
    const byHand = (construction.internalVolume - headers) * mean + headers * steam.rho
    expect(Math.abs(fluid.phaseChange!.charge / byHand - 1)).toBeLessThan(0.03)
  })

  it('of a distributing coil is that between its tubes, and steam in the inner one', () => {
    const example = exampleOf('STEAM_DISTR') as SteamCoil
    const { innerTube: _, ...steam } = example.steam
    const { outsideDiameter, wall } = example.steam.innerTube!
    const [inner, plain] = [example, { ...example, steam }].map(coil => rateCoil({ ...coil, engineVersion })) as [
      CoilRating,
      CoilRating,
    ]
    const length = inner.construction.tubes * example.geometry.finnedLength
    const outer = length * (Math.PI / 4) * outsideDiameter ** 2
    const metal = outer - length * (Math.PI / 4) * (outsideDiameter - 2 * wall) ** 2
    const less = plain.construction.internalVolume - inner.construction.internalVolume
    expect(less / metal).toBeCloseTo(1, 9)
    const heavier = inner.construction.dryWeight - plain.construction.dryWeight
    expect(heavier / (metal * tubeMaterial('Copper').density)).toBeCloseTo(1, 9)
    const pipe = connectionSizes('SCH_40').find(({ label }) => label === inner.construction.connectionLabel)!
    const headers = 2 * coilSize(example.geometry).finHeight * (Math.PI / 4) * pipe.insideDiameter ** 2
    const vapour = fluidOf('R-718').state({ p: inner.fluid.phaseChange!.enteringPressure, q: 1 }).rho
    const tubes = plain.construction.internalVolume - headers
    const own = plain.fluid.phaseChange!.charge - headers * vapour
    const byHand = (own * (tubes - outer)) / tubes + (outer - metal + headers) * vapour
    expect(Math.abs(inner.fluid.phaseChange!.charge / byHand - 1)).toBeLessThan(0.02)
  })

  it('changes gradually with the pressure of the steam', () => {
    const charges = Array.from({ length: 21 }, (_, step) => {
      const pressure = 120_000 + 2000 * step
      return chargeOf(
        { ...steamCoil, steam: { ...(steamCoil as SteamCoil).steam, pressure } } as SteamCoil,
        engineVersion,
      )
    })
    for (const [at, charge] of charges.slice(1).entries()) {
      expect(Math.abs(charge / charges[at]! - 1)).toBeLessThan(0.01)
    }
  })

  it('is liquid in the tubes that a small flow leaves idle, and those count to its last zone', () => {
    const given = { kind: 'mass-flow' as const, value: 0.002 }
    const coil = { ...condenserCoil, engineVersion, refrigerant: { ...condenserCoil.refrigerant, given } }
    const { fluid, construction } = rateCoil(coil)
    const { zones, charge, leavingPressure } = fluid.phaseChange!
    expect(zones.superheated + zones.twoPhase + zones.subcooled).toBeCloseTo(1, 6)
    expect(zones.subcooled).toBeGreaterThan(0.9)
    const { rho } = fluidOf('R-410A').state({ p: leavingPressure, T: coil.air.dryBulb })
    // All but the gas in the header where it comes, and in the first tubes.
    expect(charge / (construction.internalVolume * rho)).toBeGreaterThan(0.85)
    const boiled = { ...evaporatorCoil, engineVersion, refrigerant: { ...evaporatorCoil.refrigerant, given } }
    const vapour = rateCoil(boiled).fluid.phaseChange!.zones
    expect(vapour.superheated + vapour.twoPhase + vapour.subcooled).toBeCloseTo(1, 6)
    expect(vapour.superheated).toBeGreaterThan(0.8)
  })

  it('is what the coil weighs more in operation', () => {
    for (const coil of [evaporatorCoil, condenserCoil, reheatCoil, steamCoil]) {
      const { construction, fluid } = rateCoil({ ...coil, engineVersion } as CoilInput)
      expect(construction.operatingWeight - construction.dryWeight).toBeCloseTo(fluid.phaseChange!.charge, 9)
    }
  })
})

it('has about the same charge by both versions', () => {
  for (const coil of [evaporatorCoil, condenserCoil, reheatCoil, steamCoil]) {
    const [one, other] = versions.map(version => chargeOf(coil as CoilInput, version)) as [number, number]
    expect(Math.abs(Math.log(one / other)), coil.coilType).toBeLessThan(0.15)
  }
})
