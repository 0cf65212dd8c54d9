/** Notices that a coil must not have, and what notices tell beside their limits. */
import { describe, expect, it } from 'vitest'
import { type CoilInput, type CoilRating, fluidOf, rateCoil } from '../../../engine'
import { airModel } from '../../../engine/coils/air/airModel'
import { circuitLoad } from '../../../engine/coils/checks/limits'
import type { CondenserCoil, EvaporatorCoil, FluidCoil, SteamCoil } from '../../../engine/coils/coil'
import { balanceNotices } from '../../../engine/coils/notices/balanceNotices'
import { coilNotices } from '../../../engine/coils/notices/coilNotices'
import { connectionNotices } from '../../../engine/coils/notices/connectionNotices'
import { fluidNotices } from '../../../engine/coils/notices/fluidNotices'
import { coilFluid } from '../../../engine/coils/tubes/coilFluid'
import type { Warning } from '../../../engine/warnings'
import { chilledWaterCoil, hotWaterCoil } from '../../support/coils'
import { blown, built } from '../../support/noticeLimit'
import { condenserCoil, evaporatorCoil, gasCooler, steamCoil } from '../../support/phaseCoils'

const codesOf = (warnings: readonly Warning[]) => warnings.map(({ code }) => code)
const codes = (coil: CoilInput) => codesOf(rateCoil(coil).warnings)
const noticeOf = ({ warnings }: CoilRating, code: string) => warnings.find(each => each.code === code)
const flowing = (kilograms: number, coil: FluidCoil = chilledWaterCoil): FluidCoil => ({
  ...coil,
  fluid: { ...coil.fluid, given: { kind: 'mass-flow', value: kilograms } },
})
const condensing = (refrigerant: Partial<CondenserCoil['refrigerant']>): CondenserCoil => ({
  ...condenserCoil,
  refrigerant: { ...condenserCoil.refrigerant, ...refrigerant },
})

describe('connections', () => {
  it('that are the smallest, and no larger than the flow needs, are not told of', () => {
    const { construction, warnings } = rateCoil(flowing(0.15))
    expect(construction.connectionLabel).toBe('½ MPT')
    expect(codesOf(warnings)).not.toContain('CONNECTION_LEAST')
  })

  it('near to their next size are told of where the fluid keeps its phase alone', () => {
    const many = { ...chilledWaterCoil, geometry: { ...chilledWaterCoil.geometry, rows: 2, circuiting: 2 } }
    const { growth } = rateCoil(flowing(2.3, many)).construction.nextConnection!
    const near = flowing(0.99 * 2.3 * growth, many)
    const inside = { model: airModel(near, 280), rating: rateCoil(near) }
    expect(codesOf(connectionNotices(inside))).toEqual(['CONNECTION_STEP'])
    const { phaseChange } = rateCoil(condenserCoil).fluid
    const condenser = { ...inside.rating, fluid: { ...inside.rating.fluid, phaseChange: phaseChange! } }
    expect(connectionNotices({ ...inside, rating: condenser })).toEqual([])
  })
})

describe('fluids', () => {
  const nitrogen: FluidCoil = {
    ...hotWaterCoil,
    fluid: { name: 'Nitrogen', enteringTemperature: 370, pressure: 3e5, given: { kind: 'mass-flow', value: 0.45 } },
  }

  it('that lose a tenth of their pressure as gases are told of by original alone: a march follows the density', () => {
    const [original, v2025] = (['original', 'v2025'] as const).map(engineVersion =>
      rateCoil({ ...nitrogen, engineVersion }),
    )
    for (const rated of [original!, v2025!]) expect(rated.fluid.pressureDrop.total).toBeGreaterThan(3e4)
    expect(noticeOf(original!, 'GAS_DP')).toBeDefined()
    expect(noticeOf(v2025!, 'GAS_DP')).toBeUndefined()
  })

  const fluid = { massFlow: 1, enteringTemperature: 300, leavingTemperature: 300 } as CoilRating['fluid']
  const rating = { fluid: { ...fluid, pressureDrop: rateCoil(chilledWaterCoil).fluid.pressureDrop } }

  it('whose water would freeze out of a gas are told of, down to 173 K', () => {
    const gas = coilFluid({ name: 'Special gas', mixture: { Nitrogen: 0.9, 'Water vapor': 0.1 }, pressure: 1e5 })
    const at = (coldestWall: number) => codesOf(fluidNotices(gas, rating, { coldestWall, hottestWall: 300 }))
    expect(at(250)).toContain('GAS_CONDENSES')
    expect(at(300)).toContain('GAS_CONDENSES')
    expect(at(330)).toContain('GAS_CONDENSES')
    const dry = { ...rating, fluid: { ...rating.fluid, enteringTemperature: 340, leavingTemperature: 340 } }
    expect(codesOf(fluidNotices(gas, dry, { coldestWall: 330, hottestWall: 340 }))).not.toContain('GAS_CONDENSES')
  })

  it('that freeze are not told of as properties held at a cold wall', () => {
    const brine = coilFluid({ name: 'Ethylene glycol', share: 0.3 })
    const oil = coilFluid({ name: 'Therminol 66' })
    const cold = (of: typeof brine) =>
      codesOf(fluidNotices(of, rating, { coldestWall: of.lowest - 5, hottestWall: 300 })).includes(
        'EXTRAPOLATED_PROPERTY',
      )
    expect([cold(brine), cold(oil)]).toEqual([false, true])
  })

  it('above their critical pressure have neither a slow flow nor doubts from far beyond it', () => {
    const slow: FluidCoil = {
      ...hotWaterCoil,
      air: { ...hotWaterCoil.air, dryBulb: 303, humidity: { kind: 'relative-humidity', value: 0.4 } },
      fluid: {
        ...{ name: 'Carbon dioxide', pressure: 9.5e6, enteringTemperature: 370 },
        given: { kind: 'mass-flow', value: 0.1 },
      },
    }
    const rated = rateCoil(slow)
    expect(rated.fluid.tubeVelocity).toBeLessThan(0.3)
    expect(codesOf(rated.warnings)).not.toContain('TUBE_VEL_LOW')
    // 100 bar are 1.36 of the critical pressure, 77 bar 1.04.
    const near: CondenserCoil = {
      ...gasCooler,
      refrigerant: { ...gasCooler.refrigerant, at: { kind: 'pressure', value: 7.7e6 } },
    }
    expect(codes(gasCooler)).not.toContain('SUPERCRIT_NEAR')
    expect(codes(near)).toContain('SUPERCRIT_NEAR')
    // Its tables have no place from 0.965 to 1.055 of the critical temperature: the gas passes through all of it.
    const cold: CondenserCoil = {
      ...near,
      air: { ...near.air, dryBulb: 280 },
      refrigerant: { ...near.refrigerant, given: { kind: 'leaving-temperature', value: 290 } },
    }
    expect(codes(cold)).toContain('TABLE_BOX')
  })
})

describe('refrigerants', () => {
  it('that leave a condenser with a little vapour flash', () => {
    const { fluid } = rateCoil(condensing({ given: { kind: 'subcooling', value: 0 } }))
    const more = rateCoil(condensing({ given: { kind: 'mass-flow', value: 1.02 * fluid.massFlow } }))
    expect(more.fluid.phaseChange!.leavingQuality).toBeGreaterThan(0.002)
    expect(more.fluid.phaseChange!.leavingQuality).toBeLessThan(0.04)
    expect(noticeOf(more, 'COND_FLASH')).toMatchObject({ severity: 'warning', input: 'refrigerant.given.value' })
  })

  it('of much mass flux are not told of where they condense: their pressure drop tells it', () => {
    const { geometry } = condenserCoil
    const { fluid, warnings } = rateCoil({ ...condenserCoil, geometry: { ...geometry, rows: 4, circuiting: 0.2 } })
    expect(fluid.phaseChange!.massFlux).toBeGreaterThan(circuitLoad[1])
    expect(codesOf(warnings)).not.toContain('G_HIGH')
  })

  it('of a blend stand at the pressure of their liquid', () => {
    const { refrigerant } = evaporatorCoil
    const thin = built(evaporatorCoil, { tubeWall: 1e-4 }) as EvaporatorCoil
    const rated = rateCoil({ ...thin, refrigerant: { ...refrigerant, name: 'R-407C' } })
    const { p } = fluidOf('R-407C').state({ T: (120 + 459.67) / 1.8, q: 0 })
    expect(noticeOf(rated, 'STANDING_PRESSURE')!.value! / p).toBeCloseTo(1, 4)
  })

  it('take from nozzle and leads of a distributor the squares of its load, nearly', () => {
    const { refrigerant } = evaporatorCoil
    const { massFlow } = rateCoil(evaporatorCoil).fluid
    const distributor = { nozzleDrop: 20e5, leadDrop: 10e5, ratedFlow: 4 * massFlow }
    const rated = rateCoil({ ...evaporatorCoil, refrigerant: { ...refrigerant, distributor } })
    // A quarter of the flow: 20 / 4² and 10 / 4^1.8 bar.
    expect(noticeOf(rated, 'NOZZLE_LOAD')?.message).toContain('25 % of its rated flow')
    expect(noticeOf(rated, 'NOZZLE_LOAD')?.message).toContain('takes 2.1 bar;')
  })
})

describe('air and surface', () => {
  const coated = { coating: { thickness: 50e-6, conductivity: 0.25 } }

  it('of a dry coil carry no water over, however fast', () => {
    const dry: CoilInput = { ...chilledWaterCoil, surfaceCondition: 'Dry' }
    const [wetRated, dryRated] = [chilledWaterCoil, dry].map(coil => rateCoil(blown(coil)(8)))
    expect(wetRated!.air.condensate).toBeGreaterThan(0)
    expect(codesOf(wetRated!.warnings)).toContain('CARRYOVER')
    expect(dryRated!.air.condensate).toBe(0)
    expect(codesOf(dryRated!.warnings)).not.toContain('CARRYOVER')
  })

  it('too slow on the face are told of with the range that practice has', () => {
    expect(noticeOf(rateCoil(blown(chilledWaterCoil)(1)), 'FACE_VEL_LOW')?.limits).toEqual([1.016, 4.064])
  })

  it('are too hot for a coating by the air that is cooled', () => {
    const hotAir: CoilInput = {
      ...built(chilledWaterCoil, coated),
      air: { ...chilledWaterCoil.air, dryBulb: 366, humidity: { kind: 'relative-humidity', value: 0.01 } },
    }
    expect(noticeOf(rateCoil(hotAir), 'TEMP_MATERIAL')).toMatchObject({
      ...{ severity: 'warning', input: 'geometry.coating.thickness', value: 366 },
    })
  })

  it('are galvanic pairs without a coating alone, and have room for a twentieth of the gap on each fin', () => {
    expect(codes(chilledWaterCoil)).toContain('GALVANIC')
    expect(codes(built(chilledWaterCoil, coated))).not.toContain('GALVANIC')
    expect(codes(built(chilledWaterCoil, { finMaterial: 'Copper' }))).not.toContain('GALVANIC')
    const finPitch = 0.0254 / 25
    const told = noticeOf(rateCoil(built(chilledWaterCoil, { ...coated, finPitch })), 'COATING')
    const { finThickness } = chilledWaterCoil.geometry
    expect((finPitch - finThickness) / 20).toBeLessThan(75e-6)
    expect(told?.limits).toEqual([0, expect.closeTo((finPitch - finThickness) / 20, 12)])
  })
})

describe('tubes', () => {
  it('with a spring are laminar below a Reynolds number of 1700 alone', () => {
    const enhancement = { kind: 'spring' as const, pitch: 0.025, wire: 0.0012 }
    const glycol = (kilograms: number) => ({
      ...(built(flowing(kilograms), { enhancement }) as FluidCoil),
      fluid: { ...flowing(kilograms).fluid, name: 'Ethylene glycol', share: 0.5 },
    })
    const [slow, fast] = [glycol(1), glycol(2.6)].map(coil => rateCoil(coil))
    expect(slow!.fluid.reynolds).toBeLessThan(1700)
    expect(codesOf(slow!.warnings)).toContain('TUBE_LAMINAR')
    expect(fast!.fluid.reynolds).toBeGreaterThan(1700)
    expect(fast!.fluid.reynolds).toBeLessThan(2300)
    expect(codesOf(fast!.warnings)).not.toContain('TUBE_LAMINAR')
  })

  it('fed by two circuits share the flow unevenly as those fed by more', () => {
    const short = built(flowing(0.6), { finnedHeight: 0.0762, rows: 1, circuiting: 1, finnedLength: 0.2 })
    const { construction, warnings } = rateCoil(blown(short)(0.04))
    expect(construction.feeds).toBe(2)
    expect(codesOf(warnings)).toContain('HEADER_UNEVEN')
  })
})

describe('the solution', () => {
  it('is out of balance on either side', () => {
    for (const energyBalance of [-0.01, 0.01]) {
      const [notice] = balanceNotices('air', { energyBalance, iterations: 3 }, true)
      expect(notice).toMatchObject({ code: 'BALANCE', value: 0.01, severity: 'warning' })
    }
    expect(balanceNotices('air', { energyBalance: -0.0009, iterations: 3 }, true)).toEqual([])
  })

  it('of streams that enter alike has the wrong sign of its duty, and no pinch', () => {
    const fluid = { ...chilledWaterCoil.fluid, enteringTemperature: chilledWaterCoil.air.dryBulb }
    const of = codes({ ...chilledWaterCoil, fluid })
    expect(of).toContain('DUTY_SIGN')
    expect(of).not.toContain('PINCH')
  })

  it('of steam that freezes is mended by another type of coil', () => {
    const facts = { coldestWall: 272, hottestWall: 380, supersaturation: 0, converged: true, freezing: 273.15 }
    const frozen = (coil: FluidCoil | SteamCoil) =>
      coilNotices({ model: airModel(coil, 372), rating: rateCoil(coil), ...facts }).find(
        ({ code }) => code === 'FREEZE_FLUID',
      )
    expect(frozen(steamCoil)).toMatchObject({ severity: 'error', input: 'coilType' })
    expect(frozen(hotWaterCoil)).toMatchObject({ severity: 'error', input: 'fluid.enteringTemperature' })
  })
})
