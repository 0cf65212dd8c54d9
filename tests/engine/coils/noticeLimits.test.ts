/**
 * Every limit of a notice, by its value: one thing of the coil is changed until the notice appears, and the limited
 * quantity is then read from the ratings just before and just after. The test detects a limit that is wrong by 1 %, or
 * a temperature by 0.03 K.
 */
import { describe, expect, it } from 'vitest'
import type { CoilInput, CoilRating } from '../../../engine'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'
import { blown, built, crossing, type Limit, pumped } from '../../support/noticeLimit'
import { condenserCoil, evaporatorCoil, gasCooler, steamCoil } from '../../support/phaseCoils'

const foot = 0.3048
const inch = 0.0254
const footPerMinute = foot / 60
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

const { air, fluid } = chilledWaterCoil
const water = (change: object) => ({ ...chilledWaterCoil, ...change }) as CoilInput
const cooled = (refrigerant: object, coil: CoilInput = evaporatorCoil) =>
  ({ ...coil, refrigerant: { ...(coil as typeof evaporatorCoil).refrigerant, ...refrigerant } }) as CoilInput

const faceVelocity = ({ air: { standardFaceVelocity } }: CoilRating) => standardFaceVelocity
const tubeVelocity = ({ fluid: { tubeVelocity } }: CoilRating) => tubeVelocity
const coldEnd = ({ fluid: { enteringTemperature } }: CoilRating) => enteringTemperature
const massFlux = ({ fluid: { phaseChange } }: CoilRating) => phaseChange?.massFlux ?? Number.NaN

const steel = built(chilledWaterCoil, { tubeMaterial: 'Carbon Steel' })
/** Humid enough to condense at any velocity, over water that stays cold. */
const damp: CoilInput = {
  ...chilledWaterCoil,
  air: { ...air, humidity: { kind: 'relative-humidity', value: 0.9 }, flow: { basis: 'standard-volume', value: 2 } },
  fluid: { ...fluid, given: { kind: 'mass-flow', value: 8 } },
}

/** Dynamic head in the header over the pressure drop of the circuits [-]. */
function headerShare({ fluid, construction }: CoilRating): number {
  const density = fluid.massFlow / (fluid.volumeFlow ?? Number.NaN)
  return (density * construction.connectionVelocity ** 2) / 2 / (fluid.pressureDrop.tubes + fluid.pressureDrop.bends)
}

const limits: Limit[] = [
  {
    code: 'FACE_VEL_LOW',
    limit: 200 * footPerMinute,
    of: faceVelocity,
    coil: blown(chilledWaterCoil),
    without: 2,
    having: 1,
  },
  {
    code: 'FACE_VEL_HIGH',
    limit: 800 * footPerMinute,
    of: faceVelocity,
    coil: blown(chilledWaterCoil),
    without: 4.25,
    having: 7,
  },
  {
    code: 'FACE_VEL_HIGH',
    limit: 1500 * footPerMinute,
    of: faceVelocity,
    coil: blown(hotWaterCoil),
    without: 8,
    having: 12,
  },
  {
    code: 'AIR_DP_HIGH',
    limit: 310,
    of: rating => rating.air.pressureDrop,
    coil: blown(chilledWaterCoil),
    without: 4,
    having: 8,
  },
  { code: 'TUBE_VEL_LOW', limit: foot, of: tubeVelocity, coil: pumped(chilledWaterCoil), without: 3, having: 1 },
  { code: 'TUBE_VEL_HIGH', limit: 6 * foot, of: tubeVelocity, coil: pumped(chilledWaterCoil), without: 5, having: 12 },
  { code: 'TUBE_VEL_HIGH', limit: 8 * foot, of: tubeVelocity, coil: pumped(steel), without: 8, having: 16 },
  {
    code: 'FLUID_DP',
    limit: 60_000,
    of: rating => rating.fluid.pressureDrop.total,
    coil: pumped(chilledWaterCoil),
    without: 4,
    having: 14,
  },
  {
    ...{ code: 'FREEZE_FLUID', limit: 276.15, of: coldEnd, without: 279, having: 274 },
    coil: value => water({ fluid: { ...fluid, enteringTemperature: value } }),
  },
  {
    ...{ code: 'PINCH', limit: 1, without: 5, having: 11 },
    of: ({ air, fluid }) => air.leaving.dryBulb - fluid.enteringTemperature,
    coil: value => built(pumped(blown(chilledWaterCoil)(2.2))(value), { rows: 10 }),
  },
  {
    ...{ code: 'RH_SUPERSAT', severity: 'error', limit: 1.005, without: 0.4, having: 0.7 },
    of: ({ air }) => air.leaving.relativeHumidity,
    coil: value => water({ surfaceCondition: 'Dry', air: { ...air, humidity: { kind: 'relative-humidity', value } } }),
  },
  {
    ...{
      code: 'FIN_HEIGHT',
      severity: 'warning',
      limit: 1.02 * 24 * 1.5 * inch,
      without: 36 * inch,
      having: 36.74 * inch,
    },
    of: (_, coil) => coil.geometry.finnedHeight,
    coil: finnedHeight => built(chilledWaterCoil, { finnedHeight }),
  },
  {
    ...{ code: 'COATING', limit: 75e-6, without: 30e-6, having: 110e-6 },
    of: (_, coil) => coil.geometry.coating?.thickness ?? Number.NaN,
    coil: thickness => built(chilledWaterCoil, { coating: { thickness, conductivity: 0.25, hydrophilic: false } }),
  },
  {
    // A tenth of the gap is reached first: 20 fins per inch of 0.15 mm leave 1.1176 mm.
    ...{ code: 'COATING', limit: (0.1 * 1.1176e-3) / 2, without: 30e-6, having: 74e-6 },
    of: (_, coil) => coil.geometry.coating?.thickness ?? Number.NaN,
    coil: thickness =>
      built(chilledWaterCoil, {
        ...{ finPitch: inch / 20, finThickness: 0.1524e-3 },
        coating: { thickness, conductivity: 0.25, hydrophilic: false },
      }),
  },
  ...([undefined, 'error'] as const).map(severity => ({
    ...{ code: 'TEMP_MATERIAL', severity, limit: severity ? 423.15 : 363.15, without: severity ? 400 : 350 },
    having: severity ? 440 : 380,
    of: coldEnd,
    coil: (value: number) =>
      built(
        {
          ...hotWaterCoil,
          fluid: { ...hotWaterCoil.fluid, name: 'Therminol 66', enteringTemperature: value },
        } as CoilInput,
        { coating: { thickness: 25e-6, conductivity: 0.25, hydrophilic: false } },
      ),
  })),
  {
    code: 'TUBE_LAMINAR',
    limit: 2300,
    of: rating => rating.fluid.reynolds,
    coil: pumped(chilledWaterCoil),
    without: 1.2,
    having: 0.5,
  },
  {
    code: 'TUBE_TRANSITION',
    limit: 4000,
    of: rating => rating.fluid.reynolds,
    coil: pumped(chilledWaterCoil),
    without: 4,
    having: 1,
  },
  {
    // A longer coil has a larger pressure drop in its circuits with the same header.
    ...{ code: 'HEADER_UNEVEN', limit: 0.1, of: headerShare, without: 6, having: 0.6 },
    coil: finnedLength => built(chilledWaterCoil, { rows: 2, finnedLength }),
  },
  { code: 'G_LOW', limit: 80, of: massFlux, coil: blown(evaporatorCoil), without: 1.2, having: 0.3 },
  {
    code: 'G_HIGH',
    limit: 400,
    of: massFlux,
    coil: flow => built(blown(evaporatorCoil)(flow), { circuiting: 0.2 }),
    without: 0.5,
    having: 1.4,
  },
  {
    ...{ code: 'REF_DP_T', limit: 2.5, without: 0.4, having: 1.4 },
    of: rating => rating.fluid.phaseChange?.saturationDrop ?? Number.NaN,
    coil: flow => built(blown(evaporatorCoil)(flow), { circuiting: 0.2 }),
  },
  {
    ...{ code: 'SUPERHEAT_UNREACHABLE', limit: 0.7 * (fahrenheit(80) - fahrenheit(45)), without: 5, having: 16 },
    of: rating => rating.fluid.phaseChange?.superheat ?? Number.NaN,
    coil: value => cooled({ given: { kind: 'superheat', value } }),
  },
  {
    // Where some of the refrigerant leaves as liquid, a smaller share of the surface is beyond dry-out.
    ...{ code: 'DRYOUT_SHARE', limit: 0.2, without: 0.16, having: 0.105 },
    of: rating => rating.fluid.phaseChange?.dryoutShare ?? Number.NaN,
    coil: value => cooled({ given: { kind: 'mass-flow', value } }),
  },
  ...([0.5, 2] as const).map(limit => ({
    ...{ code: 'NOZZLE_LOAD', limit, without: 0.1, having: limit === 2 ? 0.03 : 0.4 },
    of: ({ fluid }: CoilRating, coil: CoilInput) =>
      fluid.massFlow / ((coil as typeof evaporatorCoil).refrigerant.distributor?.ratedFlow ?? Number.NaN),
    coil: (ratedFlow: number) => cooled({ distributor: { nozzleDrop: 1e5, leadDrop: 5e4, ratedFlow } }),
  })),
  {
    ...{ code: 'SUPERCRIT_NEAR', limit: 1.05 * 7.3773e6, without: 9e6, having: 7.6e6 },
    of: rating => rating.fluid.phaseChange?.enteringPressure ?? Number.NaN,
    coil: value => cooled({ at: { kind: 'pressure', value } }, gasCooler),
  },
  {
    ...{ code: 'FREEZE_AIR_STEAM', limit: fahrenheit(40), without: 285, having: 270 },
    of: rating => rating.air.entering.dryBulb,
    coil: dryBulb => ({ ...steamCoil, air: { ...steamCoil.air, dryBulb } }),
  },
  {
    ...{ code: 'STEAM_QUALITY', limit: 0.9, without: 1, having: 0.8 },
    of: (_, coil) => (coil as typeof steamCoil).steam.quality ?? Number.NaN,
    coil: quality => ({ ...steamCoil, steam: { ...steamCoil.steam, quality } }),
  },
  {
    ...{ code: 'STEAM_LENGTH', limit: 120 * 0.625 * inch, without: 1.5, having: 2.4 },
    of: (_, coil) => coil.geometry.finnedLength,
    coil: finnedLength => built({ ...steamCoil, coilType: 'STEAM_DISTR' } as CoilInput, { finnedLength }),
  },
  {
    // The glide of a mixture decreases towards its critical point; with this many circuits the pressure drop is almost
    // zero.
    ...{ code: 'GLIDE_COUNTER', limit: 3, without: 352, having: 320, within: 4e-3 },
    of: rating => rating.fluid.phaseChange?.glide ?? Number.NaN,
    coil: value =>
      built(cooled({ name: 'R-407C', hotGasTemperature: 385, at: { kind: 'dew-temperature', value } }, condenserCoil), {
        arrangement: 'parallel',
        circuiting: 3,
      }),
  },
  {
    // 32 tubes high, with wet fins and no intermediate drain pan.
    ...{ code: 'CARRYOVER', limit: 48 * inch, without: 1.17, having: 1.25 },
    of: (_, coil) => coil.geometry.finnedHeight,
    coil: finnedHeight => built(damp, { finnedHeight, transversePitch: finnedHeight / 32 }),
  },
]

describe('a notice comes at its limit', () => {
  it.each(
    limits.map(
      one => [`${one.code}${one.severity ? ` as ${one.severity}` : ''} at ${one.limit.toPrecision(4)}`, one] as const,
    ),
  )('%s', (_, one) => {
    const found = crossing(one)
    for (const value of found) expect(Math.abs(value / one.limit - 1)).toBeLessThan(one.within ?? 1e-4)
  })
})

describe('water is carried over from 550, 500, 450 or 400 ft/min', () => {
  const raised = [500, 450] as const
  const wavy = [550, 500] as const
  it.each([
    ['Flat', wavy],
    ['Embossed', wavy],
    ['SineWave', wavy],
    ['Corrugated', [550, 550]],
    ['FlatLouvered', raised],
    ['XFin', raised],
    ['RaisedLanced', raised],
    ['ZFin', raised],
  ] as const)(
    '%s: up to ten fins an inch, and denser; one class lower where water films',
    (finSurface, [open, dense]) => {
      const next = (class_: number) => Math.max(400, class_ - 50)
      for (const [fins, hydrophilic, expected] of [
        [10, false, open],
        [12, false, dense],
        [10, true, next(open)],
        [12, true, next(dense)],
      ] as const) {
        const coating = hydrophilic ? { coating: { thickness: 5e-6, conductivity: 0.25, hydrophilic } } : {}
        const coil = built(damp, { finSurface, finPitch: inch / fins, ...coating })
        const one = { code: 'CARRYOVER', limit: expected * footPerMinute, of: faceVelocity, without: 2, having: 5 }
        for (const value of crossing({ ...one, coil: blown(coil) }))
          expect(Math.abs(value / one.limit - 1)).toBeLessThan(1e-4)
      }
    },
  )
})
