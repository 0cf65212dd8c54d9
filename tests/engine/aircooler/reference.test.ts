import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine'
import { fanLaws, rateAirCooler } from '../../../engine/aircooler'
import factors from '../../reference/airCoolerFactors.json'
import coolers from '../../reference/airCoolers.json'
import laws from '../../reference/fanLaws.json'
import { airCoolerOf } from '../../support/airCoolers'

type Both = [given: (number | string)[], found: number[]]

describe('whole air coolers', () => {
  it.each(coolers.rows.map((row, index) => [index, row as Both] as const))(
    'agree with the reference, case %i',
    (_, [given, found]) => {
      const out = (name: string) => found[coolers.outs.indexOf(name)]!
      const { heat, air, stream, exchange, fans, noise } = rateAirCooler(
        airCoolerOf(coolers.columns, given, out('tip_speed')),
      )
      const apart = (value: number | undefined, name: string) => Math.abs(value! / out(name) - 1)
      // The header allows 0.3 % of heat, 0.2 K, 0.5 % of drop and power: what is here is what is reached.
      expect(apart(heat, 'Q')).toBeLessThan(5e-4)
      expect(Math.abs(air.leaving - out('Ta_out'))).toBeLessThan(0.02)
      expect(Math.abs(stream.outlet - out('Tl_out'))).toBeLessThan(0.02)
      expect(apart(exchange.overall, 'U_bare')).toBeLessThan(1e-3)
      expect(apart(exchange.bareArea, 'A_bare')).toBeLessThan(1e-6)
      expect(apart(exchange.freeFlow, 'A_min')).toBeLessThan(1e-6)
      expect(apart(exchange.faceArea, 'A_face')).toBeLessThan(1e-6)
      expect(apart(air.reynolds, 'Re_air')).toBeLessThan(2.5e-3)
      expect(apart(air.film, 'h_air')).toBeLessThan(1.5e-3)
      expect(apart(air.finEfficiency, 'E_fin')).toBeLessThan(3e-4)
      expect(apart(air.bareFilm, 'h_air_bare')).toBeLessThan(1.5e-3)
      expect(apart(stream.reynolds, 'Re_tube')).toBeLessThan(1e-6)
      expect(apart(stream.film, 'h_tube')).toBeLessThan(1e-6)
      expect(apart(stream.velocity, 'v_tube')).toBeLessThan(1e-6)
      expect(apart(stream.drop.total, 'dp_tube')).toBeLessThan(1e-6)
      expect(apart(exchange.ntu, 'NTU_air')).toBeLessThan(1e-3)
      expect(apart(exchange.ratio, 'R')).toBeLessThan(1e-3)
      expect(apart(exchange.effectiveness, 'P')).toBeLessThan(1e-3)
      expect(apart(exchange.meanDifference, 'lmtd')).toBeLessThan(1e-3)
      expect(apart(exchange.factor, 'F')).toBeLessThan(1e-4)
      expect(apart(air.drop, 'dp_bundle')).toBeLessThan(1e-3)
      expect(apart(fans.velocityPressure, 'dp_velocity')).toBeLessThan(1e-3)
      expect(apart(fans.totalPressure, 'dp_total')).toBeLessThan(1e-3)
      expect(apart(fans.flow, 'V_fan')).toBeLessThan(1e-3)
      expect(apart(fans.shaft, 'P_shaft_per_fan')).toBeLessThan(1e-3)
      expect(apart(fans.power, 'P_electric_total')).toBeLessThan(1e-3)
      expect(apart(fans.coverage, 'fan_coverage')).toBeLessThan(1e-6)
      // Standard air has 1.2014 kg/m3 here and 1.2 there.
      expect(apart(air.standardFaceVelocity, 'v_face_std')).toBeLessThan(1.3e-3)
      expect(Math.abs(noise.powerOfFan - out('PWL_fan'))).toBeLessThan(0.005)
      expect(Math.abs(noise.power - out('PWL_all'))).toBeLessThan(0.005)
      expect(Math.abs(noise.pressureAtFan - out('SPL_Mukherjee_fan'))).toBeLessThan(0.005)
    },
  )
})

describe('rows and passes of an air cooler', () => {
  it('have the effectiveness and the factor of a fine grid', () => {
    const wrong = factors.rows.filter(row => {
      const [rows, passes, NTU, R, P, F] = row as number[]
      const inputs = { NTU: NTU!, R: R!, rows: rows!, passes: passes! }
      const effectiveness = correlationOf('effectiveness-tube-rows').evaluate(inputs).value
      const factor = correlationOf('factor-tube-rows').evaluate(inputs).value
      return Math.abs(effectiveness / P! - 1) > 1e-6 || Math.abs(factor / F! - 1) > 1e-5
    })
    expect(wrong).toEqual([])
  })
})

describe('fans', () => {
  it('follow the fan laws', () => {
    const wrong = laws.rows.filter(row => {
      const [V, dp, P, n, D, density, speedRatio, diameter, , T, p, rho2, V2, m2, dp2, P2, tip2] = row as number[]
      const found = fanLaws(
        { flow: V!, pressure: dp!, power: P!, speed: n! / 60, diameter: D!, density: density! },
        { speedRatio: speedRatio!, diameter: diameter!, temperature: T!, pressure: p! },
      )
      const pairs = [
        [found.density, rho2],
        [found.flow, V2],
        [found.massFlow, m2],
        [found.pressure, dp2],
        [found.power, P2],
        [found.tipSpeed, tip2],
      ]
      return pairs.some(([one, other]) => Math.abs(one! / other! - 1) > 1e-5)
    })
    expect(wrong).toEqual([])
  })
})
