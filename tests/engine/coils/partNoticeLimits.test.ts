/**
 * Limits of notices of headers, connections, steam, gases and materials, tested as in `noticeLimits`: one thing of a
 * coil is changed until the notice appears, and the limited quantity is read from the ratings just before and just
 * after.
 */
import { describe, expect, it } from 'vitest'
import { type CoilInput, type CoilRating, rateCoil } from '../../../engine'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'
import { blown, built, crossing, type Limit, pumped } from '../../support/noticeLimit'
import { evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const inch = 0.0254
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

/** Inside diameters of pipes of Schedule 40 by their nominal size in sixteenths of an inch [m], ASME B36.10M. */
const bores: Readonly<Record<number, number>> = {
  8: 15.8e-3,
  12: 20.93e-3,
  16: 26.64e-3,
  20: 35.05e-3,
  24: 40.89e-3,
  32: 52.5e-3,
  40: 62.71e-3,
  48: 77.93e-3,
  64: 102.26e-3,
  80: 128.19e-3,
  96: 154.05e-3,
}
const boreOf = (nominal: number) => bores[Math.round((nominal / inch) * 16)] ?? Number.NaN

/** Dynamic head in the header over the pressure drop of the circuits and of the leads of a distributor [-]. */
function headerShare({ fluid, construction }: CoilRating, leads = 0): number {
  const head =
    (fluid.massFlow * construction.connectionVelocity) /
    ((Math.PI / 4) * boreOf(construction.connectionDiameter) ** 2) /
    2
  return head / (fluid.pressureDrop.tubes + fluid.pressureDrop.bends + leads)
}

/** Share of the total pressure drop that the next size of the connections would save [-]. */
function saved({ fluid: { pressureDrop }, construction }: CoilRating): number {
  const [own, larger] = [construction.connectionDiameter, construction.nextConnection?.diameter ?? 0].map(boreOf)
  return (pressureDrop.connections * (1 - (own! / larger!) ** 4)) / pressureDrop.total
}

/** The value in the notice itself, where nothing else gives it. */
const told = (code: string, input?: string) => (rating: CoilRating) =>
  rating.warnings.find(one => one.code === code && (input === undefined || one.input === input))?.value ?? Number.NaN

const connectionVelocity = ({ construction }: CoilRating) => construction.connectionVelocity
const totalDrop = ({ fluid }: CoilRating) => fluid.pressureDrop.total
const flowing = (fluid: object, coil: CoilInput = hotWaterCoil) => ({ ...coil, fluid }) as CoilInput
const flow = { kind: 'mass-flow', value: 1 }
const nitrogen = flowing({ name: 'Nitrogen', enteringTemperature: 370, pressure: 3e5, given: flow })
const many = built(chilledWaterCoil, { rows: 2, circuiting: 2 })
const steamed = (steam: object, circuiting = 0.25) =>
  ({ ...built(steamCoil, { circuiting }), steam: { ...steamCoil.steam, ...steam } }) as CoilInput

/**
 * Vapour from half as many feeds as tubes high, through leads with a pressure drop in addition to that of the circuits.
 */
const leads = { nozzleDrop: 0, leadDrop: 300, ratedFlow: 0.06 }
const boiled = (finnedLength: number) =>
  ({
    ...built(evaporatorCoil, { rows: 2, circuiting: 0.5, finnedLength }),
    refrigerant: { ...evaporatorCoil.refrigerant, given: { ...flow, value: 0.087 }, distributor: leads },
  }) as CoilInput

/**
 * The 14.86 mm tube, half full at a fall of 1 in 96 by Manning with 0.011: 1.93 cl/s, of 887.13 kg/m3 at 1 MPa [kg/s].
 */
const drained = ((Math.PI * 0.014859 ** 2) / 8) * (0.014859 / 4) ** (2 / 3) * (Math.sqrt(1 / 96) / 0.011) * 887.13

const limits: Limit[] = [
  {
    ...{
      code: 'HEADER_UNEVEN',
      severity: 'warning',
      limit: 0.3,
      of: each => headerShare(each),
      without: 6,
      having: 0.6,
    },
    coil: finnedLength => built(chilledWaterCoil, { rows: 2, finnedLength }),
  },
  {
    ...{ code: 'HEADER_UNEVEN', severity: 'info', limit: 0.3, coil: boiled, without: 4, having: 1, within: 5e-4 },
    of: each => headerShare(each, 300 * (each.fluid.massFlow / 0.06) ** 1.8),
  },
  { code: 'GAS_DP', limit: 0.1 * 3e5, of: totalDrop, coil: pumped(nitrogen), without: 0.1, having: 0.6 },
  {
    ...{ code: 'STEAM_DP', limit: 0.1 * 5 * 6894.757, of: totalDrop },
    ...{ coil: blown(steamed({})), without: 1, having: 4.25 },
  },
  {
    // Almost no gauge pressure: one twentieth of the absolute pressure is used instead.
    ...{ code: 'STEAM_DP', limit: 0.1 * 0.05 * 102_000, of: totalDrop },
    ...{ coil: blown(steamed({ pressure: 102_000 }, 0.5)), without: 0.3, having: 4.25 },
  },
  {
    ...{ code: 'STEAM_LOAD', limit: drained, of: ({ fluid, construction }) => fluid.massFlow / construction.feeds },
    ...{ coil: blown(steamed({ pressure: 1e6 }, 0.125)), without: 0.3, having: 8, within: 1.5e-3 },
  },
  {
    // Steam of 5 psig is saturated at 381.541 K by the industrial formulation of 1997.
    ...{
      code: 'SUPERHEAT_HIGH',
      limit: 50,
      of: ({ fluid }) => fluid.enteringTemperature - 381.541,
      without: 425,
      having: 450,
    },
    coil: temperature => ({ ...steamed({ temperature }, 1), coilType: 'SUPER_STEAM' }) as CoilInput,
  },
  {
    // Orifices of 2 mm along 1.5 m of a bore of 8.5 mm.
    ...{ code: 'STEAM_ORIFICES', limit: 1, without: 0.2, having: 0.05 },
    of: (_, coil) => (1.5 / ((coil as typeof steamCoil).steam.innerTube?.orificePitch ?? Number.NaN)) * (2 / 8.5) ** 2,
    coil: orificePitch => {
      const innerTube = { outsideDiameter: 0.0095, wall: 0.0005, orificeDiameter: 0.002, orificePitch }
      return {
        ...built(steamed({ pressure: 1.5e5, innerTube }, 1), { finnedLength: 1.5 }),
        coilType: 'STEAM_DISTR',
      } as CoilInput
    },
  },
  // Brazed joints, whose tubes would withstand more, and copper, which does not.
  ...(
    [
      ['Cupro-Nickel 90/10', fahrenheit(400)],
      ['Copper', 477],
    ] as const
  ).map(([tubeMaterial, limit]) => ({
    ...{ code: 'TEMP_MATERIAL', input: 'geometry.tubeMaterial', limit, without: 470, having: 500 },
    of: told('TEMP_MATERIAL', 'geometry.tubeMaterial'),
    coil: (enteringTemperature: number) =>
      built(flowing({ name: 'Therminol 66', enteringTemperature, given: { ...flow, value: 12 } }), {
        ...{ tubeMaterial, finMaterial: 'Carbon Steel' },
      }),
  })),
  {
    ...{ code: 'COLD_MATERIAL', input: 'geometry.tubeMaterial', limit: 244, without: 240, having: 225 },
    of: told('COLD_MATERIAL', 'geometry.tubeMaterial'),
    coil: enteringTemperature => {
      const cold = { ...chilledWaterCoil.air, dryBulb: 262, humidity: { kind: 'relative-humidity', value: 0.3 } }
      const fluid = { name: 'Nitrogen', pressure: 1e6, enteringTemperature, given: { ...flow, value: 2 } }
      return built({ ...chilledWaterCoil, air: cold, fluid } as CoilInput, { tubeMaterial: 'Carbon Steel' })
    },
  },
  {
    ...{ code: 'CONNECTION_VEL', limit: 6 * 0.3048, of: connectionVelocity, without: 40, having: 80 },
    coil: pumped(built(chilledWaterCoil, { bodySchedule: 'TYPE_M' })),
  },
  {
    ...{ code: 'CONNECTION_VEL', limit: 50 * 0.3048, of: connectionVelocity, without: 0.9, having: 2 },
    coil: pumped(built(nitrogen, { bodySchedule: 'TYPE_M', circuiting: 2 })),
  },
  {
    ...{ code: 'CONNECTION_STEP', limit: 1.1, coil: pumped(many), without: 2, having: 2.3 },
    of: ({ construction }) => construction.nextConnection?.growth ?? Number.NaN,
  },
  {
    ...{ code: 'CONNECTION_STEP', limit: 0.1, of: saved, without: 6, having: 0.5, within: 1e-3 },
    coil: finnedLength => pumped(built(chilledWaterCoil, { rows: 2, circuiting: 0.5, finnedLength }))(2.3),
  },
  {
    // Before, the temperature of the water; at the error, the coldest wall from the notice.
    ...{ code: 'FREEZE_FLUID', severity: 'error', limit: 273.15, of: told('FREEZE_FLUID'), without: 8, having: 1 },
    coil: value => {
      const air = { ...hotWaterCoil.air, dryBulb: 250, humidity: { kind: 'relative-humidity', value: 0.3 } }
      return {
        ...hotWaterCoil,
        air,
        fluid: { name: 'Water', enteringTemperature: 290, given: { ...flow, value } },
      } as CoilInput
    },
  },
  {
    ...{ code: 'REAL_GAS', limit: 0.98, of: told('REAL_GAS'), without: 3e5, having: 2e6 },
    coil: pressure =>
      flowing({ name: 'Carbon dioxide', enteringTemperature: 370, pressure, given: { ...flow, value: 0.2 } }),
  },
]

describe('a notice comes at its limit', () => {
  it.each(
    limits.map(
      one => [`${one.code}${one.severity ? ` as ${one.severity}` : ''} at ${one.limit.toPrecision(4)}`, one] as const,
    ),
  )('%s', (_, one) => {
    const found = crossing(one).filter(value => !Number.isNaN(value))
    expect(found.length, 'told').toBeGreaterThan(0)
    for (const value of found) expect(Math.abs(value / one.limit - 1)).toBeLessThan(one.within ?? 1e-4)
  })
})

it('a charged evaporator stands at the pressure of its refrigerant at 120 F', () => {
  const refrigerant = { ...evaporatorCoil.refrigerant, name: 'R-134a' }
  const { warnings } = rateCoil({
    ...(built(evaporatorCoil, { tubeWall: 1e-4 }) as typeof evaporatorCoil),
    refrigerant,
  })
  // 185.86 psi absolute in the tables of the ASHRAE Handbook.
  const standing = warnings.find(({ code }) => code === 'STANDING_PRESSURE')?.value
  expect(Math.abs(standing! / (185.86 * 6894.757) - 1)).toBeLessThan(1e-3)
})
