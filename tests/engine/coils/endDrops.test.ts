import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import { airModel } from '../../../engine/coils/air/airModel'
import type { CoilInput, EngineVersion } from '../../../engine/coils/coil'
import { endDrops, sumOf } from '../../../engine/coils/tubes/endDrops'
import { churchillFriction } from '../../../engine/tubeside/churchillFriction'
import { chilledWaterCoil } from '../../support/coils'
import { condenserCoil, evaporatorCoil, reheatCoil, steamCoil } from '../../support/phaseCoils'

const dropsOf = (coil: CoilInput, isEven = false) => endDrops(airModel(coil, coil.air.dryBulb), isEven)
const flow = fc.double({ min: 1e-4, max: 20, noNaN: true })
const bore = fc.double({ min: 0.01, max: 0.3, noNaN: true })
const fluid = fc.record({
  volume: fc.double({ min: 5e-4, max: 5, noNaN: true }),
  viscosity: fc.double({ min: 5e-6, max: 0.05, noNaN: true }),
})
const coils: CoilInput[] = [evaporatorCoil, condenserCoil, steamCoil, chilledWaterCoil]

describe('what is lost between connections and tubes', () => {
  it('is never below nothing, grows with the flow, and falls with the bore', () => {
    fc.assert(
      fc.property(fc.constantFrom(...coils), flow, fluid, bore, fc.boolean(), (coil, kilograms, at, width, isEven) => {
        for (const drop of Object.values(dropsOf(coil, isEven))) {
          const here = drop(kilograms, at, width)
          const more = drop(1.5 * kilograms, at, width)
          const wider = drop(kilograms, at, 1.5 * width)
          for (const part of ['header', 'connection'] as const) {
            expect(here[part]).toBeGreaterThanOrEqual(0)
            expect(more[part]).toBeGreaterThanOrEqual(here[part])
            expect(wider[part]).toBeLessThanOrEqual(here[part] * (1 + 1e-12))
          }
          expect(drop(0, at, width)).toEqual({ header: 0, connection: 0 })
        }
      }),
    )
  })

  it('vanishes along a wide header: the edges of the tubes stay', () => {
    const { entering, leaving } = dropsOf(condenserCoil, true)
    const vapour = { volume: 0.01, viscosity: 1.3e-5 }
    for (const drop of [entering, leaving]) expect(sumOf(drop(0.2, vapour, 3))).toBeLessThan(1e-3)
    expect(dropsOf(condenserCoil).entering(0.2, vapour, 3).header).toBeGreaterThan(1)
  })

  it('is of one phase what the coefficients of a liquid give', () => {
    const model = airModel(chilledWaterCoil, 280)
    const [massFlow, density, viscosity, width] = [4, 998, 1.1e-3, 0.06]
    const { size, circuits } = model
    // Entry and exit of the tubes lose 1.5 velocity heads, and those of the connections; each header a third of its
    // friction.
    const headOf = (sections: number, diameter: number) =>
      (massFlow / (sections * (Math.PI / 4) * diameter ** 2)) ** 2 / density / 2
    const pipe = headOf(1, width)
    const Re = (4 * massFlow) / (Math.PI * width * viscosity)
    const friction = churchillFriction({ Re, roughness: 1.5e-6 / width }).value
    const headers =
      1.5 * headOf(circuits.feeds, size.insideDiameter) + (2 / 3) * friction * (size.finHeight / width) * pipe
    const { entering, leaving } = endDrops(model, false)
    const at = { volume: 1 / density, viscosity }
    const [one, other] = [entering(massFlow, at, width), leaving(massFlow, at, width)]
    expect((one.connection + other.connection) / (1.5 * pipe)).toBeCloseTo(1, 9)
    expect((one.header + other.header) / headers).toBeCloseTo(1, 9)
  })

  it('is along a header a third of the friction of the whole flow, and nothing where a valve feeds one by one', () => {
    const vapour = { volume: 0.02, viscosity: 1.2e-5 }
    const { entering, leaving } = dropsOf(evaporatorCoil, true)
    const [width, kilograms] = [0.03, 0.15]
    const height = airModel(evaporatorCoil, 300).size.finHeight
    const velocity = (kilograms * vapour.volume) / ((Math.PI / 4) * width ** 2)
    const Re = (velocity * width) / vapour.volume / vapour.viscosity
    const friction = churchillFriction({ Re, roughness: 1.5e-6 / width }).value
    const byHand = (friction * height * velocity ** 2) / (2 * width * vapour.volume) / 3
    expect(leaving(kilograms, vapour, width).header / byHand).toBeCloseTo(1, 9)
    expect(entering(kilograms, vapour, width).header).toBe(0)
  })

  it('gives back nothing where gas comes to rest, and speeds up what leaves from rest', () => {
    const vapour = { volume: 0.02, viscosity: 1.2e-5 }
    const [width, kilograms] = [0.03, 0.15]
    const head = ((kilograms / ((Math.PI / 4) * width ** 2)) ** 2 * vapour.volume) / 2
    const { entering, leaving } = dropsOf({ ...condenserCoil, geometry: { ...condenserCoil.geometry, lead: 'L1' } })
    expect(entering(kilograms, vapour, width).connection).toBe(0)
    expect(leaving(kilograms, vapour, width).connection / head).toBeCloseTo(1.5, 9)
  })
})

const engines: EngineVersion[] = ['original', 'v2025']
const cases = [evaporatorCoil, condenserCoil, reheatCoil, steamCoil].map(coil => [coil.coilType, coil] as const)

describe.each(cases)('the headers of a coil of type %s', (_type, coil) => {
  const [original, marched] = engines.map(engineVersion => rateCoil({ ...coil, engineVersion }))

  it('lose alike by both engines, and their part is told', () => {
    for (const part of ['headers', 'connections'] as const) {
      const [one, other] = [original!.fluid.pressureDrop[part], marched!.fluid.pressureDrop[part]]
      expect(one).toBeGreaterThan(0)
      expect(other / one).toBeGreaterThan(0.8)
      expect(other / one).toBeLessThan(1.25)
    }
  })
})

describe('vapour in a header', () => {
  const said = (coil: CoilInput) =>
    rateCoil(coil).warnings.flatMap(({ code, severity }) => (code === 'HEADER_UNEVEN' ? [severity] : []))

  it('is told where its velocity counts beside what the circuits lose, unless leads keep them even', () => {
    expect(said(condenserCoil)).toEqual(['info'])
    expect(said(evaporatorCoil)).toEqual(['info'])
    const distributor = { nozzleDrop: 1.7e5, leadDrop: 7e4, ratedFlow: 0.1 }
    expect(said({ ...evaporatorCoil, refrigerant: { ...evaporatorCoil.refrigerant, distributor } })).toEqual([])
    const geometry = { ...condenserCoil.geometry, circuiting: condenserCoil.geometry.circuiting / 4 }
    expect(said({ ...condenserCoil, geometry })).toEqual([])
    expect(said(steamCoil)).toEqual([])
  })
})
