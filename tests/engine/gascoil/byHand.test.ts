/** One row, worked by hand from published properties of the gases and published formulas. */
import { describe, expect, it } from 'vitest'
import { wangChiChangF, wangChiChangJ } from '../../../engine'
import { type GasCoilInput, rateGasCoil } from '../../../engine/gascoil'
import { builtOf, inGas, nitrogenHeater, withFluid } from '../../support/gasCoils'

/**
 * Of gases: density [kg/m3], heat capacity [J/kg K], viscosity [Pa s], conductivity [W/m K] at a temperature [K] and pressure
 * [Pa]. CoolProp 6: R. Span et al. (2000), E. W. Lemmon and R. T Jacobsen (2004); J. W. Leachman (2009), C. D. Muzny
 * (2013), M. J. Assael (2011); U. Setzmann and W. Wagner (1991). `film` is how far the film may be off [-]: the transport
 * of dense gases here is a general rule within some per cent.
 */
const published = {
  'nitrogen of 1 atm': {
    gas: 'Nitrogen',
    T: 320,
    p: 101_325,
    rho: 1.06687,
    cp: 1041.55,
    mu: 1.87989e-5,
    k: 0.0273947,
    film: 0.001,
  },
  'nitrogen of 50 bar': {
    gas: 'Nitrogen',
    T: 330,
    p: 5e6,
    rho: 50.7672,
    cp: 1103.6,
    mu: 1.99673e-5,
    k: 0.0300837,
    film: 0.002,
  },
  'hydrogen of 1 atm': {
    gas: 'Hydrogen',
    T: 320,
    p: 101_325,
    rho: 0.0767273,
    cp: 14_372,
    mu: 9.34662e-6,
    k: 0.196125,
    film: 0.001,
  },
  'methane of 1 atm': {
    gas: 'Methane',
    T: 320,
    p: 101_325,
    rho: 0.611777,
    cp: 2285.14,
    mu: 1.18813e-5,
    k: 0.0372504,
    film: 0.004,
  },
  'methane of 50 bar': {
    gas: 'Methane',
    T: 320,
    p: 5e6,
    rho: 32.1245,
    cp: 2555.11,
    mu: 1.27329e-5,
    k: 0.0407797,
    film: 0.01,
  },
} as const

/** Largest deviations of the whole [-]: the film in the tubes is that of the mean here. */
const most = { heat: 0.006, conductance: 0.008, drop: 0.004 }

/** The rating with the gas entering so that its mean is that of the published state. */
function atMean(coil: GasCoilInput, T: number): ReturnType<typeof rateGasCoil> {
  let rating = rateGasCoil(inGas(coil, { temperature: T - 8 }))
  for (let step = 0; step < 8; step++) {
    const { enteringTemperature, leavingTemperature } = rating.gas
    const temperature = enteringTemperature + T - (enteringTemperature + leavingTemperature) / 2
    rating = rateGasCoil(inGas(coil, { temperature }))
  }
  return rating
}

/** One row of tubes, all fed at once, within the data of the flat fins. */
const row: GasCoilInput = builtOf(nitrogenHeater, {
  ...{ rows: 1, circuiting: 1, finnedHeight: 0.762, finnedLength: 1, tubeOutsideDiameter: 0.0099, tubeWall: 0.0005 },
  ...{ transversePitch: 0.0254, longitudinalPitch: 0.022, finThickness: 0.00012, finPitch: 0.002 },
})

describe('one row by hand', () => {
  it.each(Object.entries(published))('%s', (_, { gas, T, p, rho, cp, mu, k, film }) => {
    const massVelocity = gas === 'Hydrogen' ? 2 : 5
    const free = ((0.0254 - 0.01014) * (0.002 - 0.00012)) / (0.0254 * 0.002)
    const face = 0.762 * 1
    const flow = massVelocity * free * face
    const water = { enteringTemperature: 365, given: { kind: 'mass-flow', value: 3 } } as const
    const coil = withFluid(
      inGas(row, { composition: { [gas]: 1 }, flow: { basis: 'mass', value: flow }, pressure: p }),
      water,
    )
    const rating = atMean(coil, T)
    const entering = rating.gas.enteringTemperature
    const Re = (massVelocity * 0.01014) / mu
    const fins = ((0.762 / 0.0254) * 1) / 0.002
    const finArea = fins * 2 * (0.0254 * 0.022 - (Math.PI / 4) * 0.01014 ** 2)
    const area = finArea + fins * Math.PI * 0.01014 * (0.002 - 0.00012)
    const shape = {
      ...{ Re, rows: 1, transversePitch: 0.0254, longitudinalPitch: 0.022, collarDiameter: 0.01014 },
      ...{ finPitch: 0.002, finThickness: 0.00012, hydraulicDiameter: (4 * free * face * 0.022) / area },
    }
    const Pr = (cp * mu) / k
    const h = (wangChiChangJ(shape).value * massVelocity * cp) / Pr ** (2 / 3)
    // Schmidt's hexagon around a staggered tube.
    const radius = 0.01014 / 2
    const [half, diagonal] = [0.0254 / 2, Math.hypot(0.0254 / 2, 0.022) / 2]
    const ratio = 1.27 * (half / radius) * Math.sqrt(diagonal / half - 0.3)
    const x = Math.sqrt((2 * h) / (aluminium * 0.00012)) * radius * (ratio - 1) * (1 + 0.35 * Math.log(ratio))
    const surface = 1 - (finArea / area) * (1 - Math.tanh(x) / x)
    const bore = 0.0099 - 2 * 0.0005
    const perInside = area / (30 * Math.PI * bore)
    const wall = (bore * Math.log(0.0099 / bore)) / (2 * copper)
    const UA = area / (1 / (surface * h) + perInside * (wall + 1 / rating.fluid.coefficient))
    // Cross-flow of unmixed gas and mixed fluid.
    const R = (flow * cp) / (3 * 4193)
    const effectiveness = (1 - Math.exp(-R * (1 - Math.exp(-UA / (flow * cp))))) / R
    const heat = effectiveness * flow * cp * (365 - entering)
    expect(Math.abs(rating.gas.coefficient / h - 1)).toBeLessThan(film)
    expect(Math.abs(rating.conductance / UA - 1)).toBeLessThan(most.conductance)
    expect(Math.abs(rating.heat / heat - 1)).toBeLessThan(most.heat)
    const [into, out] = [rho * (T / entering), rho * (T / rating.gas.leavingTemperature)]
    const friction = (wangChiChangF(shape).value * area) / (free * face) / ((into + out) / 2)
    const drop = (massVelocity ** 2 / 2) * (friction + (1 + free ** 2) * (1 / out - 1 / into))
    expect(Math.abs(rating.gas.pressureDrop.total / drop - 1)).toBeLessThan(most.drop)
    expect(rating.gas.maximumVelocity).toBeCloseTo(massVelocity / rating.gas.density.leaving, 6)
  })
})

/** Of the metals of the coil [W/m K], ASM handbooks. */
const aluminium = 222
const copper = 386

describe('mixtures by published equations of state', () => {
  it.each([
    // GERG-2008, as CoolProp 6 computes it, at the mean of the coil.
    [
      'natural gas',
      { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 },
      5e6,
      33.8505,
      2475.19,
    ],
    ['hydrogen with methane', { Hydrogen: 0.9, Methane: 0.1 }, 101_325, 0.130122, 8698.66],
    ['hydrogen with nitrogen', { Hydrogen: 0.9, Nitrogen: 0.1 }, 5e5, 0.865016, 6286.61],
  ] as const)('%s', (_, composition, pressure, rho, cp) => {
    const flow = { basis: 'actual-volume', value: 1.5 } as const
    const found = atMean(inGas(nitrogenHeater, { composition, flow, pressure }), 320)
    expect(found.gas.density.mean / rho).toBeCloseTo(1, 2)
    expect(found.gas.heatCapacity / cp).toBeCloseTo(1, 2)
    const { enteringTemperature, leavingTemperature, massFlow } = found.gas
    expect(found.heat / (massFlow * cp * (leavingTemperature - enteringTemperature))).toBeCloseTo(1, 2)
  })
})

describe('the exchanger', () => {
  it.each([
    ['counter', 1],
    ['cross', 1],
    ['parallel', 1],
    // Here the water is the stream of less capacity.
    ['counter', 0.3],
  ] as const)('in %s with %d kg/s is that of the effectiveness at its mean', (arrangement, water) => {
    const { heat, conductance, gas, fluid, effectiveness, transferUnits, meanDifference, correctionFactor } =
      rateGasCoil(
        withFluid(builtOf(nitrogenHeater, { arrangement, circuiting: 0.25 }), {
          given: { kind: 'mass-flow', value: water },
        }),
      )
    const rates = [heat / (gas.leavingTemperature - 280), heat / (350 - fluid.leavingTemperature)]
    expect(transferUnits).toBeCloseTo(conductance / Math.min(...rates), 3)
    expect(effectiveness).toBeCloseTo(heat / (Math.min(...rates) * 70), 4)
    const [one, other] = [fluid.leavingTemperature - 280, 350 - gas.leavingTemperature]
    expect(meanDifference).toBeCloseTo((one - other) / Math.log(one / other), 6)
    expect(correctionFactor).toBeCloseTo(heat / (conductance * meanDifference), 9)
    expect(correctionFactor).toBeLessThan(arrangement === 'counter' ? 1 : 0.98)
  })
})

describe('the metal', () => {
  const fouled = { ...row, resistances: { insideFouling: 2e-4, outsideFouling: 2e-3, bond: 1e-5 } }
  const rating = rateGasCoil(withFluid(fouled, { given: { kind: 'mass-flow', value: 3 } }))
  const { conductance, resistances, construction, wall, heat, gas, fluid } = rating
  const of = (...names: string[]) =>
    resistances.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value, 0)
  const outside = of('gas', 'outside fouling')
  const whole = outside + of('bond', 'tube wall', 'inside fouling', 'fluid')

  it('has its resistances in series on the outside area', () => {
    expect((conductance * whole) / construction.outsideArea).toBeCloseTo(1, 3)
    expect(resistances.every(({ value, share }) => Math.abs(value / whole - share) < 1e-12)).toBe(true)
    // Fouling lies on fins that conduct: their efficiency counts for it as well.
    expect(of('outside fouling')).toBeCloseTo(2e-3 / gas.surfaceEfficiency, 6)
    expect(of('bond') * construction.tubes * Math.PI * 0.0099 * row.geometry.finnedLength).toBeCloseTo(
      1e-5 * construction.outsideArea,
      9,
    )
  })

  it('is coldest where the fluid leaves in the entering gas, hottest where it enters in the leaving gas', () => {
    const share = (whole - outside) / whole
    const left = Math.exp(-conductance / (gas.massFlow * gas.heatCapacity))
    expect(wall.coldest).toBeCloseTo(fluid.leavingTemperature + (280 - fluid.leavingTemperature) * share, 1)
    expect(wall.hottest).toBeCloseTo(350 + (280 - 350) * left * share, 1)
  })

  it('has headers as hot as its water where that is hottest: as it leaves, where it is heated', () => {
    const gas = { ...row.gas, temperature: 420 }
    const cold = rateGasCoil(withFluid({ ...row, application: 'Cooling', gas }, { enteringTemperature: 300 }))
    expect(cold.fluid.leavingTemperature).toBeGreaterThan(305)
    expect(cold.construction.ratedPressure!.headers.temperature).toBeCloseTo(cold.fluid.leavingTemperature, 6)
    expect(construction.ratedPressure!.headers.temperature).toBeCloseTo(350, 6)
  })

  it('is colder inside than the water by what its film takes', () => {
    const inside = construction.ratedPressure!.tubes.temperature
    const water = (350 + fluid.leavingTemperature) / 2
    const film = heat / (fluid.coefficient * construction.insideArea)
    expect((water - inside) / film).toBeCloseTo(1, 2)
  })
})
