/** Gases and their mixtures as fluids: ideal-gas heat capacity, virial density, transport. */
import { EngineError } from '../../errors'
import { type Fluid, type HotFluid, type HotState, withinLimits } from '../fluid'
import type { GasData } from '../gasData'
import { stateBy } from '../stateBy'
import { addDensity } from './denseTransport'
import { gasMixtureTransport } from './gasTransport'
import { gasConstant, type IdealHeat, idealHeat } from './idealGas'
import { noVirial, type PseudoCritical, pseudoCritical, type Virial, virialOf } from './virial'

/** Enthalpy is zero at this temperature, and entropy refers to this pressure. */
const zero = { T: 298.15, p: 1e5 }

/**
 * Share by which the pressure may fall below that of an ideal gas: beyond it a series of so few coefficients is not
 * valid.
 */
const densest = 0.35
/** Share of the critical density: the range of densities that the coefficients are fitted to. */
const densestShare = 0.62
/** The same for mixtures of unlike gases, whose third coefficients between molecules are not known. */
const densestUnlike = 0.25

interface Mix {
  readonly name: string
  readonly gases: readonly GasData[]
  readonly x: readonly number[]
  readonly molarMass: number
  readonly R: number
  readonly limits: Fluid['limits']
  readonly heat: IdealHeat
  readonly virial: Virial
  readonly pseudo: PseudoCritical
  readonly transport: { mu: number; k: number }
  /**
   * Written by `setTemperature`: ideal-gas heat capacity, enthalpy and entropy of the mixture over R or R T, with their
   * zero, at 1 bar.
   */
  T: number
  cp: number
  h: number
  s: number
  readonly zeroH: number
}

/**
 * A mixture of gases as a fluid; a pure gas is a mixture of one.
 *
 * @param name   its name
 * @param gases  the gases
 * @param x      mole fractions, with the sum one
 * @returns      the fluid; h = 0 for the ideal gas at 298.15 K, s absolute
 *
 * Valid to 100 bar (methanol: 10 bar), for a pure gas and for gases with similar critical temperatures, as in air and
 * natural gas, to 0.62 of the critical density, for other mixtures to 0.25 of it; else `out-of-range`. Condensation in
 * mixtures is not modelled; a pure gas is refused above its vapour pressure.
 *
 * Source: ideal-gas heat capacities of NASA TM-4513 (1993); virial coefficients and transport as the data of each gas
 * name them.
 */
export function gasFluid(name: string, gases: readonly GasData[], x: readonly number[]): Fluid {
  const mix = mixOf(name, gases, x)
  const hot = hotGas(mix)
  const pseudo = (value: (gas: GasData) => number) => gases.reduce((sum, gas, i) => sum + x[i]! * value(gas), 0)
  const sourcesOf = (source: (gas: GasData) => string | undefined, otherwise: string) =>
    [...new Set(gases.map(gas => source(gas) ?? otherwise))].join('; ')
  const theory = 'kinetic theory alone'
  return {
    name,
    method: 'reference',
    molarMass: mix.molarMass,
    critical: {
      T: pseudo(gas => gas.critical?.T ?? 0),
      p: pseudo(gas => gas.critical?.p ?? 0),
      rho: mix.molarMass / pseudo(gas => gas.critical?.v ?? 0),
    },
    limits: mix.limits,
    sources: {
      'heat capacity': sourcesOf(
        gas => gas.heat.source,
        'B. J. McBride, S. Gordon and M. A. Reno, NASA TM-4513 (1993)',
      ),
      density: sourcesOf(gas => gas.virial?.source, 'ideal gas'),
      viscosity: sourcesOf(gas => gas.viscosity?.source, theory),
      conductivity: sourcesOf(gas => gas.conductivity?.source, theory),
    },
    zero: 'h = 0 for the ideal gas at 298.15 K; s absolute, at 1 bar',
    doubts: doubtsOf(gases, x),
    hot,
    state: stateBy(hot),
  }
}

/** NASA's compilation does not have them: see scripts/gasData.ts. */
const entropiesUnchecked = ['n-Hexane', 'n-Heptane', 'Cyclohexane', 'Carbon tetrafluoride', 'Acetone', 'Dimethyl ether']

function doubtsOf(gases: readonly GasData[], x: readonly number[]): string[] {
  const doubts = [
    'Above 10 bar density is within 0.5 % and heat capacity within 2 % to 0.6 of the critical density, where a denser gas is refused; viscosity and conductivity, raised by general rules, within about 10 %, of some gases 20 %.',
  ]
  if (gases.length > 1) doubts.push('Nothing is known of condensation: compare with the dew points.')
  if (!pseudoCritical(gases, x).areAlike)
    doubts[0] =
      'Its gases are unlike: density is within 0.1 % at 1 bar, within 0.5 % to 10 bar and 0.8 % to 40 bar, heat capacity within 3 %; a gas of more than a quarter of the critical density is refused.'
  const bare = gases.filter(gas => !gas.viscosity)
  if (bare.length > 0)
    doubts.push(
      `No published transport here for ${bare.map(gas => gas.name).join(', ')}: kinetic theory alone, viscosity within about 5 %, conductivity within about 10 %.`,
    )
  if (gases.some(gas => gas.formula === 'CH3OH'))
    doubts.push(
      'The molecules of methanol hang together in fours near condensing: at the line, heat capacity is up to 0.3 % off at 2 bar, 1 % at 4 bar and 6 % at 10 bar.',
    )
  if (gases.some(gas => gas.formula === 'NO2'))
    doubts.push('Nitrogen dioxide pairs to tetroxide below about 150 °C, which is not counted.')
  const unchecked = gases.map(({ name }) => name).filter(name => entropiesUnchecked.includes(name))
  if (unchecked.length > 0)
    doubts.push(
      `The absolute entropy of ${unchecked.join(', ')} has not been checked against a handbook; differences do not depend on it.`,
    )
  return doubts
}

function mixOf(name: string, gases: readonly GasData[], x: readonly number[]): Mix {
  const molarMass = gases.reduce((sum, gas, i) => sum + x[i]! * gas.molarMass, 0)
  const pseudo = pseudoCritical(gases, x)
  const mix: Mix = {
    name,
    pseudo,
    gases,
    x,
    molarMass,
    R: gasConstant / molarMass,
    limits: {
      lowestT: Math.max(...gases.map((gas, i) => (x[i]! > 0.5 ? Math.max(gas.heat.from, gas.virial?.from ?? 0) : 200))),
      highestT: Math.min(2500, ...gases.map(gas => gas.heat.upTo.at(-1)!)),
      highestP: gases.some(gas => gas.virial?.fourth) ? 1e6 : 1e7,
    },
    heat: { cp: 0, h: 0, s: 0 },
    virial: noVirial(),
    transport: { mu: 0, k: 0 },
    ...{ T: Number.NaN, cp: 0, h: 0, s: 0 },
    zeroH: 0,
  }
  setTemperature(mix, zero.T)
  return { ...mix, zeroH: mix.h * zero.T }
}

function setTemperature(mix: Mix, T: number): void {
  if (mix.T === T) return
  mix.T = T
  const { gases, x, heat } = mix
  mix.cp = 0
  mix.h = -mix.zeroH / T
  mix.s = 0
  for (let i = 0; i < gases.length; i++) {
    if (x[i] === 0) continue
    idealHeat(gases[i]!, T, heat)
    mix.cp += x[i]! * heat.cp
    mix.h += x[i]! * heat.h
    // Entropy of mixing: each gas fills the whole volume at its partial pressure.
    mix.s += x[i]! * (heat.s - Math.log(x[i]!))
  }
  virialOf(gases, x, T, mix.virial)
}

/** Pressure of a molar density [mol/m3]. */
const pressureOf = ({ virial: { B, C, D, E }, T }: Mix, rho: number) =>
  gasConstant * T * rho * (1 + rho * (B + rho * (C + rho * (D + rho * E))))

function densityAt(mix: Mix, T: number, p: number): number {
  const rho = tryDensity(mix, T, p)
  if (rho > 0) return rho
  throw new EngineError('out-of-range', `${mix.name}: too dense a gas at ${T} K and ${p} Pa`, { T, p })
}

/** Molar density; 0 where the gas is too dense for the series. */
function tryDensity(mix: Mix, T: number, p: number): number {
  setTemperature(mix, T)
  const { B, C, D, E } = mix.virial
  const ideal = p / (gasConstant * T)
  let rho = ideal
  for (let step = 0; step < 50; step++) {
    const slope = 1 + rho * (2 * B + rho * (3 * C + rho * (4 * D + 5 * E * rho)))
    if (!(slope > densest)) break
    const change = (ideal - rho * (1 + rho * (B + rho * (C + rho * (D + rho * E))))) / slope
    rho += change
    if (Math.abs(change) < 1e-13 * rho)
      return rho * mix.pseudo.v < (mix.pseudo.areAlike ? densestShare : densestUnlike) ? rho : 0
  }
  return 0
}

function write(mix: Mix, T: number, p: number, rho: number, out: HotState): void {
  setTemperature(mix, T)
  const { virial, R, molarMass } = mix
  const { B, BT, BTT, C, CT, CTT, D, DT, DTT, E, ET, ETT } = virial
  const byT = 1 + rho * (B + BT + rho * (C + CT + rho * (D + DT + (E + ET) * rho)))
  const byRho = 1 + rho * (2 * B + rho * (3 * C + rho * (4 * D + 5 * E * rho)))
  out.T = T
  out.p = p
  out.rho = rho * molarMass
  out.h = R * T * (mix.h + rho * (B - BT + rho * (C - CT / 2 + rho * (D - DT / 3 + (E - ET / 4) * rho))))
  // Entropy: as an ideal gas at 1 bar, then at this density, then as a real gas.
  const order = rho * (B + BT + rho * ((C + CT) / 2 + rho * ((D + DT) / 3 + ((E + ET) / 4) * rho)))
  out.s = R * (mix.s - Math.log((rho * gasConstant * T) / zero.p) - order)
  const heat = CT + CTT / 2 + rho * ((2 * DT + DTT) / 3 + ((2 * ET + ETT) / 4) * rho)
  out.cv = R * (mix.cp - 1 - rho * (2 * BT + BTT + rho * heat))
  out.cp = out.cv + (R * byT * byT) / byRho
  out.w = Math.sqrt((R * T * byRho * out.cp) / out.cv)
  out.q = -1
  out.phase = 'gas'
}

/** Refuses a pure gas where it would be a liquid: by Wilson's vapour pressure, with a margin for its error. */
function refuseLiquid({ name, gases, limits }: Mix, T: number, p: number): void {
  withinLimits(name, T, p, limits)
  const critical = gases[0]!.critical
  if (gases.length > 1 || !critical || T >= critical.T) return
  const vapour = critical.p * Math.exp(5.373 * (1 + critical.acentric) * (1 - critical.T / T))
  if (p > 1.15 * vapour)
    throw new EngineError('out-of-range', `${name} is no gas at ${T} K and ${p} Pa: it condenses at ${vapour} Pa`, {
      T,
      p,
      limit: 'vapor pressure',
      at: vapour,
    })
}

function hotGas(mix: Mix): HotFluid {
  const { name, limits } = mix
  const noLine = (): never => {
    throw new EngineError('out-of-range', `${name} is answered as a gas alone: it has no saturation here`, {})
  }
  const onIsobar = (p: number, property: 'h' | 's', value: number, out: HotState): void => {
    withinLimits(name, limits.lowestT, p, limits)
    let low = limits.lowestT
    let high = limits.highestT
    let T = 400
    for (let step = 0; step < 100; step++) {
      const rho = tryDensity(mix, T, p)
      if (rho === 0) {
        // Too dense: the state is at a higher temperature, or there is none.
        low = T
        T = Math.min(0.5 * (low + high), 1.5 * T)
        continue
      }
      write(mix, T, p, rho, out)
      const excess = out[property] - value
      if (excess > 0) high = T
      else low = T
      let next = T - excess / (property === 'h' ? out.cp : out.cp / T)
      if (!(next > low && next < high)) next = 0.5 * (low + high)
      if (Math.abs(next - T) < 1e-12 * T) break
      T = next
    }
    if (Math.abs(out[property] - value) > 1e-7 * Math.max(Math.abs(value), mix.R))
      throw new EngineError('out-of-range', `${name}: ${property} ${value} at ${p} Pa is beyond its temperatures`, {
        p,
        [property]: value,
        ...limits,
      })
    refuseLiquid(mix, out.T, p)
  }
  return {
    atTp(T, p, out) {
      refuseLiquid(mix, T, p)
      write(mix, T, p, densityAt(mix, T, p), out)
    },
    atTq: noLine,
    atPq: noLine,
    atPh: (p, h, out) => onIsobar(p, 'h', h, out),
    atPs: (p, s, out) => onIsobar(p, 's', s, out),
    atTrho(T, rho, out) {
      if (!(rho > 0)) throw new EngineError('not-positive', 'the density must be above 0', { rho })
      withinLimits(name, T, zero.p, limits)
      setTemperature(mix, T)
      const p = pressureOf(mix, rho / mix.molarMass)
      refuseLiquid(mix, T, p)
      write(mix, T, p, rho / mix.molarMass, out)
    },
    transport(out) {
      gasMixtureTransport(mix.gases, mix.x, out.T, mix.transport)
      addDensity(mix, out.rho / mix.molarMass, mix.transport)
      out.mu = mix.transport.mu
      out.k = mix.transport.k
      out.sigma = 0
    },
  }
}
