/** Evaporators, condensers, gas coolers and steam coils by segments along the tubes. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type {
  CoilGeometry,
  CoilInput,
  CoilRating,
  CondenserCoil,
  EvaporatorCoil,
  Methods,
  SteamCoil,
} from '../../../../engine/coils/coil'
import { tubeLook } from '../../../../engine/coils/marching/tubePlace'
import { twoPhase } from '../../../../engine/coils/marching/twoPhase'
import { twoPhaseTube } from '../../../../engine/coils/marching/twoPhaseTube'
import { phaseStream } from '../../../../engine/coils/streams/phaseStream'
import { type DomeEnds, domeEnds } from '../../../../engine/coils/streams/stream'
import { tubeLaws } from '../../../../engine/coils/tubes/tubeSurface'
import type { EngineError } from '../../../../engine/errors'
import { fluidOf } from '../../../../engine/fluids'
import { hotState } from '../../../../engine/fluids/fluid'
import { chilledWaterCoil } from '../../../support/coils'

const { air, geometry } = chilledWaterCoil
const small = {
  ...geometry,
  finnedHeight: 0.6096,
  finnedLength: 0.9,
  rows: 4,
  tubeOutsideDiameter: 0.009525,
  tubeWall: 0.0003,
  transversePitch: 0.0254,
  longitudinalPitch: 0.022,
}
const v2025 = 'v2025' as const
const inside = { ...air, flow: { basis: 'standard-volume' as const, value: 1.2 } }

const evaporator: EvaporatorCoil = {
  coilType: 'EVAP',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  engineVersion: v2025,
  air: inside,
  geometry: { ...small, circuiting: 0.5 },
  refrigerant: {
    name: 'R-410A',
    suctionTemperature: 280.15,
    inlet: { kind: 'liquid-temperature', value: 308.15 },
    given: { kind: 'superheat', value: 5 },
  },
}
const condenser: CondenserCoil = {
  coilType: 'COND',
  application: 'Heating',
  surfaceCondition: 'Dry',
  engineVersion: v2025,
  air: { ...inside, dryBulb: 308.15, humidity: { kind: 'relative-humidity', value: 0.4 } },
  geometry: { ...small, circuiting: 0.25 },
  refrigerant: {
    name: 'R-410A',
    at: { kind: 'dew-temperature', value: 323.15 },
    hotGasTemperature: 350,
    given: { kind: 'subcooling', value: 5 },
  },
}
const steam: SteamCoil = {
  coilType: 'STEAM',
  application: 'Heating',
  surfaceCondition: 'Dry',
  engineVersion: v2025,
  air: { ...inside, dryBulb: 283.15, humidity: { kind: 'relative-humidity', value: 0.4 } },
  geometry: { ...geometry, finnedHeight: 0.6096, finnedLength: 0.9, rows: 1, circuiting: 1 },
  steam: { pressure: 150_000 },
}

describe('an evaporator', () => {
  it('boils to its superheat at its suction temperature', () => {
    const { fluid, energyBalance, totalCapacity, sensibleHeatRatio } = rateCoil(evaporator)
    const change = fluid.phaseChange!
    expect(change.superheat).toBeCloseTo(5, 2)
    expect(fluid.leavingTemperature).toBeCloseTo(285.15, 1)
    expect(change.enteringPressure).toBeGreaterThan(change.leavingPressure)
    expect(change.enteringQuality).toBeGreaterThan(0.1)
    expect(change.zones.superheated + change.zones.twoPhase + change.zones.subcooled).toBeCloseTo(1, 6)
    expect(change.charge).toBeGreaterThan(0)
    expect(Math.abs(energyBalance)).toBeLessThan(5e-4)
    expect(sensibleHeatRatio).toBeGreaterThan(0.5)
    expect(sensibleHeatRatio).toBeLessThan(1)
    expect(totalCapacity / (fluid.massFlow * (change.leavingEnthalpy - change.enteringEnthalpy))).toBeCloseTo(1, 6)
  })

  it('gives the superheat back at the flow that the superheat gave', () => {
    const found = rateCoil(evaporator)
    const given = { kind: 'mass-flow' as const, value: found.fluid.massFlow }
    const again = rateCoil({ ...evaporator, refrigerant: { ...evaporator.refrigerant, given } })
    expect(again.fluid.phaseChange!.superheat).toBeCloseTo(5, 1)
    expect(again.totalCapacity / found.totalCapacity).toBeCloseTo(1, 4)
  })

  it.each(['R-134a', 'R-32', 'R-290', 'R-407C', 'R-454B', 'R-717', 'R-744', 'R-1234yf'])('works with %s', name => {
    const rated = rateCoil({
      ...evaporator,
      refrigerant: { ...evaporator.refrigerant, name, inlet: { kind: 'quality', value: 0.2 } },
    })
    expect(rated.totalCapacity).toBeGreaterThan(4000)
    expect(rated.totalCapacity).toBeLessThan(60_000)
    expect(Math.abs(rated.energyBalance)).toBeLessThan(5e-4)
    expect(rated.warnings.map(warning => warning.code)).not.toContain('NOT_CONVERGED')
  })

  it('rates a superheat that the air cannot give with nineteen twentieths of what there is, and says so', () => {
    const given = { kind: 'superheat' as const, value: 30 }
    const { refrigerant, air } = evaporator
    const { fluid, warnings } = rateCoil({ ...evaporator, refrigerant: { ...refrigerant, given } })
    expect(fluid.phaseChange!.superheat).toBeCloseTo(0.95 * (air.dryBulb - refrigerant.suctionTemperature), 1)
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'SUPERHEAT_UNREACHABLE', severity: 'error' }))
  })
})

describe('a condenser', () => {
  it('condenses and subcools', () => {
    const { fluid, energyBalance, totalCapacity } = rateCoil(condenser)
    const change = fluid.phaseChange!
    expect(change.subcooling).toBeCloseTo(5, 2)
    expect(change.zones.superheated).toBeGreaterThan(0)
    expect(change.zones.subcooled).toBeGreaterThan(0)
    expect(change.zones.twoPhase).toBeGreaterThan(0.4)
    expect(totalCapacity).toBeGreaterThan(2000)
    expect(Math.abs(energyBalance)).toBeLessThan(5e-4)
  })

  it('leaves at a wanted temperature, and reheats what a flow carries', () => {
    const leaving = { kind: 'leaving-temperature' as const, value: 316 }
    const rated = rateCoil({ ...condenser, refrigerant: { ...condenser.refrigerant, given: leaving } })
    expect(rated.fluid.leavingTemperature).toBeCloseTo(316, 2)
    const given = { kind: 'mass-flow' as const, value: 2 * rated.fluid.massFlow }
    const reheat = rateCoil({ ...condenser, coilType: 'REHEAT', refrigerant: { ...condenser.refrigerant, given } })
    expect(reheat.fluid.phaseChange!.leavingQuality).toBeGreaterThan(0)
    expect(reheat.warnings).toContainEqual(expect.objectContaining({ code: 'COND_FLASH' }))
  })

  it('leaves within the glide of a blend at a wanted temperature', () => {
    const given = { kind: 'leaving-temperature' as const, value: 318.5 }
    const blend = { ...condenser.refrigerant, name: 'R-407C', given }
    const { fluid, warnings } = built({ ...condenser, refrigerant: blend }, { circuiting: 1 })
    const { leavingQuality, glide } = fluid.phaseChange!
    expect(glide).toBeGreaterThan(4)
    expect(fluid.leavingTemperature).toBeCloseTo(318.5, 1)
    // Of a blend at 50 °C dew: 318.5 K is a little above the bubble temperature, about 318.2 K.
    expect(leavingQuality).toBeGreaterThan(0)
    expect(leavingQuality).toBeLessThan(0.3)
    expect(warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
  })

  it('is refused at its field where the air is too warm, or the refrigerant would leave as no refrigerant can', () => {
    const path = (coil: CoilInput) => {
      try {
        rateCoil(coil)
      } catch (error) {
        return (error as EngineError).inputs.path
      }
      return undefined
    }
    const of = (refrigerant: Partial<CondenserCoil['refrigerant']>) => ({
      ...condenser,
      refrigerant: { ...condenser.refrigerant, ...refrigerant },
    })
    const leaving = (value: number) => of({ given: { kind: 'leaving-temperature', value } })
    expect(path(leaving(condenser.air.dryBulb - 1))).toBe('refrigerant.given.value')
    expect(path(leaving(condenser.refrigerant.hotGasTemperature + 1))).toBe('refrigerant.given.value')
    // A blend with a glide of 5 K that begins to condense 2 K above the air ends below it.
    const dew = { kind: 'dew-temperature' as const, value: condenser.air.dryBulb + 2 }
    expect(path(of({ name: 'R-407C', at: dew }))).toBe('refrigerant.at.value')
    // R-218 at 65 °C has more heat as liquid than its vapour at -50 °C.
    const inlet = { kind: 'liquid-temperature' as const, value: 338 }
    const hot = { ...evaporator.refrigerant, name: 'R-218', suctionTemperature: 223, inlet }
    expect(path({ ...evaporator, refrigerant: hot })).toBe('refrigerant.inlet.value')
    // Steam of 0.477 bar condenses at 80.1 °C, of 0.485 bar at 80.6 °C.
    const warm = { ...steam, air: { ...steam.air, dryBulb: 353.15 } }
    expect(path({ ...warm, steam: { pressure: 47_700 } })).toBe('steam.pressure')
    expect(path({ ...warm, steam: { pressure: 48_500 } })).toBeUndefined()
  })

  it('cools carbon dioxide above its critical pressure', () => {
    const refrigerant = {
      name: 'R-744',
      at: { kind: 'pressure' as const, value: 9.5e6 },
      hotGasTemperature: 380,
      given: { kind: 'leaving-temperature' as const, value: 312 },
    }
    const rated = rateCoil({ ...condenser, refrigerant })
    expect(rated.fluid.leavingTemperature).toBeCloseTo(312, 2)
    expect(rated.totalCapacity).toBeGreaterThan(3000)
    expect(Math.abs(rated.energyBalance)).toBeLessThan(5e-4)
    const { zones } = rated.fluid.phaseChange!
    expect([zones.superheated, zones.twoPhase, zones.subcooled]).toEqual([expect.closeTo(1, 9), 0, 0])
  })
})

describe('a steam coil', () => {
  it('condenses all of its steam', () => {
    const { fluid, totalCapacity, energyBalance } = rateCoil(steam)
    expect(fluid.phaseChange!.leavingQuality).toBeCloseTo(0, 5)
    // Laminar film of steam at low load: 6 to 12 kW/m2 K.
    expect(fluid.coefficient).toBeGreaterThan(5000)
    expect(fluid.coefficient).toBeLessThan(15_000)
    expect(fluid.phaseChange!.enteringQuality).toBe(1)
    expect(totalCapacity / fluid.massFlow).toBeGreaterThan(2.2e6)
    expect(totalCapacity / fluid.massFlow).toBeLessThan(2.26e6)
    expect(Math.abs(energyBalance)).toBeLessThan(5e-4)
  })

  it('takes superheated and wet steam', () => {
    const superheated = rateCoil({ ...steam, coilType: 'SUPER_STEAM', steam: { pressure: 150_000, temperature: 430 } })
    const wet = rateCoil({ ...steam, steam: { pressure: 150_000, quality: 0.9 } })
    const dry = rateCoil(steam)
    expect(superheated.fluid.phaseChange!.zones.superheated).toBeGreaterThanOrEqual(0)
    expect(superheated.fluid.massFlow).toBeLessThan(dry.fluid.massFlow)
    expect(wet.fluid.massFlow).toBeGreaterThan(dry.fluid.massFlow)
  })

  it('warns of air that freezes condensate', () => {
    const cold = rateCoil({ ...steam, air: { ...steam.air, dryBulb: 263.15 } })
    expect(cold.warnings).toContainEqual(expect.objectContaining({ code: 'FREEZE_AIR_STEAM' }))
  })
})

const lostIn = ({ fluid }: CoilRating) => fluid.phaseChange!.enteringPressure - fluid.phaseChange!.leavingPressure
const ids = ({ methods = [] }: CoilRating) =>
  methods.filter(({ purpose }) => !/^(air|fin|wet)/.test(purpose)).map(({ purpose, id }) => `${purpose}: ${id}`)
const built = <Input extends EvaporatorCoil | CondenserCoil | SteamCoil>(
  input: Input,
  geometry: Partial<CoilGeometry>,
  methods?: Methods,
): CoilRating => rateCoil({ ...input, geometry: { ...input.geometry, ...geometry }, ...(methods && { methods }) })
const rifled = { kind: 'rifled' as const, fins: 60, finHeight: 2e-4, helixAngle: 0.314, apexAngle: 0.7 }
const tape = { kind: 'tape' as const, pitch: 0.06, thickness: 6e-4 }
const gasCooler: CondenserCoil = {
  ...condenser,
  refrigerant: {
    name: 'R-744',
    at: { kind: 'pressure', value: 9.5e6 },
    hotGasTemperature: 380,
    given: { kind: 'leaving-temperature', value: 312 },
  },
}

describe('the inside of the tubes where a fluid changes its phase', () => {
  it('is named by its methods, with finite inputs, in each region', () => {
    const rated = rateCoil(condenser)
    expect(ids(rated)).toEqual([
      'condensing: cavallini-2006',
      'two-phase pressure drop: mueller-steinhagen-heck',
      'void fraction: rouhani-steiner',
      'return bends: domanski-hermes-bend',
      'tube heat transfer, vapor: gnielinski',
      'tube friction, vapor: churchill',
      'tube heat transfer, liquid: gnielinski',
      'tube friction, liquid: churchill',
    ])
    const { inputs } = rated.methods!.find(({ purpose }) => purpose === 'condensing')!
    expect(inputs.quality).toBeGreaterThan(0.3)
    expect(inputs.quality).toBeLessThan(0.7)
    for (const { inputs } of rated.methods!)
      for (const value of Object.values(inputs)) expect(Number.isFinite(value)).toBe(true)
    expect(ids(rateCoil(evaporator))).toContain('boiling: gungor-winterton-1987')
    expect(ids(rateCoil(steam))).toContain('condensing: chato-1962')
  })

  it.each([
    ['boiling', 'shah-1982'],
    ['twoPhaseDrop', 'friedel'],
    ['singlePhase', 'dittus-boelter'],
  ])('follows the chosen method of %s', (field, id) => {
    const rated = built(evaporator, {}, { [field]: id })
    expect(ids(rated).join()).toContain(id)
    expect(rated.totalCapacity).not.toBe(rateCoil(evaporator).totalCapacity)
  })

  it('boils and condenses better in rifled tubes, by correlations for them', () => {
    const boiled = built(evaporator, { enhancement: rifled })
    expect(ids(boiled)).toContain('boiling: thome-microfin')
    expect(ids(boiled)).toContain('two-phase pressure drop: choi-kedzierski-domanski')
    expect(boiled.fluid.coefficient).toBeGreaterThan(2 * rateCoil(evaporator).fluid.coefficient)
    const condensed = built(condenser, { enhancement: rifled })
    expect(ids(condensed)).toContain('condensing: cavallini-1999-microfin')
    expect(condensed.totalCapacity).toBeGreaterThan(1.05 * rateCoil(condenser).totalCapacity)
    for (const rated of [boiled, condensed]) expect(Math.abs(rated.energyBalance)).toBeLessThan(5e-4)
  })

  it('boils along a tape at more friction than without it', () => {
    const taped = built(evaporator, { enhancement: tape })
    expect(ids(taped)).toContain('boiling: kedzierski-kim')
    expect(taped.fluid.pressureDrop.tubes).toBeGreaterThan(1.3 * rateCoil(evaporator).fluid.pressureDrop.tubes)
  })

  it('refuses at its field what nothing is published of, and methods that these tubes do not suit', () => {
    const path = (rate: () => CoilRating) => {
      try {
        rate()
      } catch (error) {
        return (error as EngineError).inputs.path
      }
      return undefined
    }
    const spring = { kind: 'spring' as const, pitch: 0.025, wire: 8e-4 }
    const enhancement = 'geometry.enhancement.kind'
    for (const input of [evaporator, condenser, steam])
      expect(path(() => built(input, { enhancement: spring }))).toBe(enhancement)
    expect(path(() => built(condenser, { enhancement: tape }))).toBe(enhancement)
    // Ribs change the friction of steam along its tubes; a distributing coil has none.
    const innerTube = { outsideDiameter: 0.0095, wall: 0.0004, orificeDiameter: 0.0016, orificePitch: 0.0762 }
    const distributing = { ...steam, coilType: 'STEAM_DISTR' as const, steam: { ...steam.steam, innerTube } }
    const ribs = { kind: 'rifled' as const, fins: 45, finHeight: 3e-4, helixAngle: 0.45, apexAngle: 0.6 }
    expect(path(() => built(steam, { enhancement: ribs }))).toBeUndefined()
    expect(path(() => built(distributing, { enhancement: ribs }))).toBe(enhancement)
    expect(() => built(distributing, { enhancement: ribs })).toThrow(/ condenses in rifled tubes$/)
    expect(() => built(condenser, { enhancement: tape })).toThrow(/ condenses in tubes with a tape$/)
    expect(path(() => built(evaporator, {}, { boiling: 'thome-microfin' }))).toBe('methods.boiling')
    expect(path(() => built(evaporator, {}, { boiling: 'cavallini-2006' }))).toBe('methods.boiling')
    expect(path(() => built(condenser, {}, { voidFraction: 'friedel' }))).toBe('methods.voidFraction')
    expect(path(() => built(condenser, {}, { singlePhase: 'pitla' }))).toBe('methods.singlePhase')
    // Above the critical pressure nothing condenses: the same insert is used for single-phase flow.
    expect(built(gasCooler, { enhancement: tape }).totalCapacity).toBeGreaterThan(
      1.02 * rateCoil(gasCooler).totalCapacity,
    )
    expect(ids(built(gasCooler, {}, { singlePhase: 'pitla' }))).toContain('tube heat transfer: pitla')
  })

  it('carries the weight of what rises in upright tubes, and condenses there by a method for any inclination', () => {
    const [down, up] = [built(condenser, { hand: 'VerticalUp' }), built(condenser, { hand: 'VerticalDown' })]
    // With headers at the top gas flows down and liquid returns up; with headers at the bottom it is the reverse.
    const [risen, fallen] = [down.fluid.pressureDrop.tubes, up.fluid.pressureDrop.tubes]
    const head = (1000 * 9.81 * condenser.geometry.finnedLength) / 2
    expect(risen - fallen).toBeGreaterThan(head)
    expect(risen - fallen).toBeLessThan(4 * head)
    expect((risen + fallen) / 2 / rateCoil(condenser).fluid.pressureDrop.tubes).toBeCloseTo(1, 1)
    expect(ids(down)).toContain('condensing: shah-1979')
    expect(ids(built(steam, { hand: 'VerticalDown' }))).toContain('condensing: nusselt-plate')
    const boiled = (['VerticalUp', 'VerticalDown'] as const).map(hand => built(evaporator, { hand }))
    // Liquid rises before the vapour returns, or the reverse.
    expect(boiled[1]!.fluid.pressureDrop.tubes).toBeGreaterThan(1.1 * boiled[0]!.fluid.pressureDrop.tubes)
    for (const rated of [down, up, ...boiled]) expect(Math.abs(rated.energyBalance)).toBeLessThan(5e-4)
  })

  it('takes the properties of steam by the chosen method', () => {
    const [table, fit] = [rateCoil(steam), built(steam, {}, { properties: 'curve fit' })]
    expect(fit.totalCapacity).not.toBe(table.totalCapacity)
    expect(fit.totalCapacity / table.totalCapacity).toBeCloseTo(1, 2)
  })
})

describe('what a refrigerant or steam does on its way by v2025', () => {
  it('says what share of the boiling surface is beyond dry-out, more of it in plain tubes than in rifled ones', () => {
    const [plain, ribbed] = [rateCoil(evaporator), built(evaporator, { enhancement: rifled })].map(
      rated => rated.fluid.phaseChange!.dryoutShare!,
    )
    expect(plain).toBeGreaterThan(0.1)
    expect(plain).toBeLessThan(0.4)
    expect(ribbed).toBeLessThan(plain!)
    expect(rateCoil(condenser).fluid.phaseChange!.dryoutShare).toBeUndefined()
  })

  it('boils a mixture with less nucleation than a fluid of its properties', () => {
    const of = (range: number) => {
      const stream = phaseStream(fluidOf('R-407C'))
      const laws = tubeLaws(evaporator, 0.0089, { kind: 'liquid' })
      const ends = domeEnds()
      const glided = {
        ...stream,
        dome(p: number, out: DomeEnds) {
          stream.dome(p, out)
          out.dew.T = out.bubble.T + range
        },
      }
      const both = twoPhase(glided, laws, twoPhaseTube(evaporator, 'R-407C'))
      both.domeAt(6e5)
      stream.dome(6e5, ends)
      const look = tubeLook()
      const enthalpy = ends.bubble.h + 0.3 * (ends.dew.h - ends.bubble.h)
      const place = { pressure: 6e5, enthalpy, region: 'two-phase' as const, isHeated: true, heatFlux: 15_000 }
      both.look({ ...place, wall: ends.dew.T + 4, massFlux: 150 }, look)
      return look.film
    }
    expect(of(6)).toBeLessThan(0.97 * of(0))
    expect(of(12)).toBeLessThan(of(6))
    expect(of(12)).toBeGreaterThan(0.5 * of(0))
  })

  it('cools carbon dioxide by Gnielinski at the bulk, and by a law that sees the wall where chosen', () => {
    expect(ids(rateCoil(gasCooler))).toContain('tube heat transfer: gnielinski')
    const both = built(gasCooler, {}, { singlePhase: 'dang-hihara' })
    expect(ids(both)).toContain('tube heat transfer: dang-hihara')
    expect(both.totalCapacity / rateCoil(gasCooler).totalCapacity).toBeCloseTo(1, 1)
    expect(both.totalCapacity).not.toBe(rateCoil(gasCooler).totalCapacity)
  })

  it('holds the pressure of a distributing steam coil, but for what its inner tube, headers and connections take', () => {
    const distributing: SteamCoil = { ...steam, coilType: 'STEAM_DISTR' }
    const inner = { outsideDiameter: 0.006, wall: 5e-4, orificePitch: 0.05 }
    const through = (orificeDiameter: number) =>
      rateCoil({ ...distributing, steam: { ...steam.steam, innerTube: { ...inner, orificeDiameter } } })
    const open = rateCoil(distributing)
    expect(open.fluid.pressureDrop.tubes).toBeCloseTo(0, 9)
    const { headers, connections } = open.fluid.pressureDrop
    // No losses at the ends of the tubes, which are fed along their length: only friction.
    expect(headers).toBeGreaterThan(0)
    expect(headers).toBeLessThan(0.2 * rateCoil(steam).fluid.pressureDrop.headers)
    expect(lostIn(open) / (headers + connections)).toBeCloseTo(1, 9)
    const [wide, narrow] = [through(0.003), through(0.001)]
    expect(wide.fluid.pressureDrop.headers).toBeGreaterThan(open.fluid.pressureDrop.headers)
    expect(narrow.fluid.pressureDrop.headers).toBeGreaterThan(1.5 * wide.fluid.pressureDrop.headers)
    expect(narrow.totalCapacity).toBeLessThan(wide.totalCapacity)
    expect(wide.totalCapacity).toBeLessThan(open.totalCapacity)
    expect(wide.fluid.phaseChange!.enteringPressure).toBeCloseTo(steam.steam.pressure, 6)
    expect(() =>
      rateCoil({
        ...distributing,
        steam: { ...steam.steam, innerTube: { ...inner, outsideDiameter: 0.02, orificeDiameter: 0.001 } },
      }),
    ).toThrow(expect.objectContaining({ inputs: expect.objectContaining({ path: 'steam.innerTube.outsideDiameter' }) }))
  })

  it.each([
    ['evaporator', evaporator],
    ['condenser', condenser],
    ['gas cooler', gasCooler],
    ['steam coil', steam],
  ])('%s: gives and takes pressures at its connections, by all that it loses between them', (_name, input) => {
    const rated = rateCoil(input)
    const { headers, connections, total } = rated.fluid.pressureDrop
    for (const part of [headers, connections]) expect(part).toBeGreaterThan(0)
    expect(lostIn(rated) / total).toBeCloseTo(1, 9)
    // An elbow in both leads increases the loss: boiling is at a higher temperature in the tubes, condensing at a lower
    // one.
    expect(built(input, { lead: 'L2' }).totalCapacity).toBeLessThan(rated.totalCapacity)
  })

  it('has its given state at the connections, wherever the pressure is known', () => {
    const suction = fluidOf(evaporator.refrigerant.name, 'table').hot
    const at = hotState()
    suction.atTq(evaporator.refrigerant.suctionTemperature, 1, at)
    const inlet = { kind: 'quality' as const, value: 0.2 }
    const boiled = rateCoil({ ...evaporator, refrigerant: { ...evaporator.refrigerant, inlet } }).fluid.phaseChange!
    expect(boiled.leavingPressure / at.p).toBeCloseTo(1, 5)
    expect(boiled.superheat).toBeCloseTo(5, 3)
    expect(boiled.enteringQuality).toBeCloseTo(0.2, 5)
    expect(rateCoil(condenser).fluid.phaseChange!.subcooling).toBeCloseTo(5, 3)
    const { enteringPressure, leavingQuality } = rateCoil(steam).fluid.phaseChange!
    expect(enteringPressure).toBeCloseTo(150_000, 6)
    expect(leavingQuality).toBeCloseTo(0, 5)
  })

  it('says what original says of the distributor, of superheated steam, and of the pressure of the tubes', () => {
    const codes = (input: CoilInput) => rateCoil(input).warnings.map(({ code }) => code)
    const distributor = { nozzleDrop: 1.7e5, leadDrop: 7e4, ratedFlow: 0.03 }
    const fed = { ...evaporator, refrigerant: { ...evaporator.refrigerant, distributor } }
    expect(codes(fed)).toContain('NOZZLE_LOAD')
    expect(codes(evaporator)).not.toContain('NOZZLE_LOAD')
    const hot: SteamCoil = { ...steam, coilType: 'SUPER_STEAM', steam: { pressure: 150_000, temperature: 480 } }
    expect(codes(hot)).toContain('SUPERHEAT_HIGH')
    expect(codes({ ...steam, steam: { pressure: 150_000, quality: 0.8 } })).toContain('STEAM_QUALITY')
    for (const input of [fed, hot, gasCooler, condenser]) {
      const shared = (each: CoilInput) =>
        codes(each).filter(code => /^(NOZZLE|SUPERHEAT_HIGH|P_RATING|STANDING|STEAM_Q|SUPERCRIT)/.test(code))
      expect(shared(input)).toEqual(shared({ ...input, engineVersion: 'original' }))
    }
  })
})
