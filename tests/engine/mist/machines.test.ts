/** Machines read from a condenser and from an air cooler, and their power in a mist's hours. */
import { describe, expect, it } from 'vitest'
import { rateAirCooler } from '../../../engine/aircooler'
import type { CondenserCoil } from '../../../engine/coils'
import { rateCoil } from '../../../engine/coils'
import { condenserMachine, coolerMachine } from '../../../engine/mist'
import { powerOf } from '../../../engine/mist/machine'
import { lineThrough } from '../../../engine/mist/readMachine'
import { distillateExample } from '../../../shared/aircooler/document/exampleAirCoolers'
import { engineInput } from '../../../shared/aircooler/rating/engineInput'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'

const condenser = exampleOf('COND') as CondenserCoil
const Te = 278.15

describe('a machine read from a condenser', () => {
  /** A coil whose heat is its conductance by the difference of the temperatures. */
  const UA = 4000
  const straight = (coil: CondenserCoil) => {
    const heat = UA * (coil.refrigerant.at.value - coil.air.dryBulb)
    const { humidity } = coil.air
    return {
      totalCapacity: heat,
      fluid: { phaseChange: { subcooling: 5 } },
      air: {
        entering: { humidityRatio: humidity.kind === 'humidity-ratio' ? humidity.value : 0.014 },
        pressure: 101_325,
      },
    } as never
  }

  it('condenses where the coil gives off what is taken up and what the compressor adds', () => {
    const share = 0.55
    const { points, ratedPower, slope, deviation } = condenserMachine(condenser, straight, {
      evaporating: Te,
      carnotShare: share,
    })
    const [Ta, Tc] = [condenser.air.dryBulb, condenser.refrigerant.at.value]
    const perCooling = (T: number) => (T - Te) / (share * Te)
    const cooling = (UA * (Tc - Ta)) / (1 + perCooling(Tc))
    expect(ratedPower).toBeCloseTo(cooling * perCooling(Tc), 6)
    for (const { air, approach, power, capacity } of points) {
      // UA (T - air) = cooling (1 + (T - Te) / (share Te)), solved for T.
      const b = cooling / (share * Te)
      const T = (UA * air + cooling - b * Te) / (UA - b)
      expect(approach).toBeCloseTo(T - air, 2)
      expect(power / (cooling * perCooling(T))).toBeCloseTo(1, 3)
      expect(capacity).toBeCloseTo(UA * (Tc - air), 6)
    }
    expect(slope * (Tc - Te)).toBeCloseTo(UA / (UA - cooling / (share * Te)), 3)
    expect(deviation).toBeLessThan(1e-3)
  })

  it('of the engine saves as much with each kelvin as makers say of theirs', () => {
    const { points, slope, ratedAt } = condenserMachine(condenser, coil => rateCoil(coil))
    expect(ratedAt).toBe(condenser.air.dryBulb)
    expect(slope).toBeGreaterThan(0.02)
    expect(slope).toBeLessThan(0.03)
    const rated = points.find(({ air }) => air === ratedAt)!
    expect(rated.capacity).toBe(rateCoil(condenser).totalCapacity)
    const powers = points.map(({ power }) => power)
    expect(powers).toEqual([...powers].sort((one, other) => one - other))
  })

  it('is refused where its condensing is a pressure, or not above the evaporating temperature', () => {
    const { refrigerant } = condenser
    const by = (at: CondenserCoil['refrigerant']['at'], evaporating = Te) =>
      condenserMachine({ ...condenser, refrigerant: { ...refrigerant, at } }, straight, {
        evaporating,
        carnotShare: 0.5,
      })
    expect(() => by({ kind: 'pressure', value: 3e6 })).toThrow(/give it a temperature/)
    expect(() => by(refrigerant.at, 320)).toThrow(/evaporating temperature/)
  })
})

describe('a machine read from an air cooler', () => {
  const input = engineInput(distillateExample)
  const { points, ratedPower, ratedAt } = coolerMachine(input)
  const rated = rateAirCooler(input)

  it('has the power of its fans at its air, and falls as they slow down', () => {
    expect(ratedAt).toBe(input.air.dryBulb)
    expect(ratedPower / rated.fans.power).toBeCloseTo(1, 6)
    const colder = points.filter(({ air }) => air <= ratedAt).map(({ power }) => power)
    expect(colder).toEqual([...colder].sort((one, other) => one - other))
  })

  it('holds the outlet at the speed that its power says', () => {
    const { power, air } = points.find(each => Math.abs(each.air - (ratedAt - 6)) < 1e-9)!
    const density = (T: number) => 1 / T
    const speed = Math.cbrt((power / ratedPower) * (density(ratedAt) / density(air)))
    const volume = (speed * rated.air.massFlow * air) / 353.05 / (rated.air.pressure / 101_325)
    const slow = rateAirCooler({
      ...input,
      air: { ...input.air, dryBulb: air, flow: { basis: 'actual-volume', value: volume * (ratedAt / air) } },
    })
    expect(Math.abs(slow.stream.outlet - rated.stream.outlet)).toBeLessThan(0.3)
  })

  it('tells what it could do with all fans', () => {
    const { capacity, approach, air } = points.find(each => Math.abs(each.air - (ratedAt - 10)) < 1e-9)!
    expect(capacity).toBeGreaterThan(rated.heat)
    expect(approach + air).toBeLessThan(rated.stream.outlet)
  })
})

describe('the line of a machine', () => {
  const point = (air: number, power: number) => ({ air, power, capacity: 1, approach: 1 })

  it('goes through its rated point, and tells how far the others are off', () => {
    const { slope, deviation, ratedPower } = lineThrough([point(310, 100), point(300, 80), point(290, 50)], 310)
    // Least squares of (-10, -0.2) and (-20, -0.5) through the origin.
    expect([ratedPower, slope]).toEqual([100, (10 * 0.2 + 20 * 0.5) / 500])
    expect(deviation).toBeCloseTo(0.04, 12)
  })

  it('needs a power at its rated point', () => {
    expect(() => lineThrough([point(300, 80)], 310)).toThrow(/power of the machine/)
  })
})

describe('the power of a machine by a curve', () => {
  const curve = [
    { air: 295, share: 0.4 },
    { air: 300, share: 0.6 },
    { air: 310, share: 1 },
  ]
  const machine = { ratedPower: 1000, ratedAt: 310, slope: 0.02, curve }

  it.each([
    [290, 400],
    [295, 400],
    [297.5, 500],
    [305, 800],
    [310, 1000],
    [315, 1200],
  ])('lies between its points: at %d K %d W', (air, watts) => {
    expect(powerOf(machine)(air)).toBeCloseTo(watts, 9)
  })

  it('falls to its own coldest point where no least air is given, however cold that is', () => {
    const far = powerOf({ ...machine, curve: [{ air: 275, share: 0.1 }, ...curve] })
    // A quarter of the way from 0.1 to 0.4.
    expect(far(280)).toBeCloseTo(175, 9)
    expect(far(270)).toBeCloseTo(100, 9)
  })

  it('falls no further than the least air, and follows the load', () => {
    expect(powerOf({ ...machine, leastAir: 300, load: 0.5 })(280)).toBeCloseTo(300, 9)
  })

  it('needs points with rising temperatures', () => {
    expect(() => powerOf({ ...machine, curve: [...curve].reverse() })).toThrow(/rising temperatures/)
    expect(() => powerOf({ ...machine, curve: [] })).toThrow(/rising temperatures/)
  })
})
