/** The water of an economizer, or what flows in its place: states along its pressure, film and drop in the tubes. */
import { EngineError, requireWithin } from '../errors'
import { fluidLine } from '../fluids/fluidLine'
import { fluidOf } from '../fluids/fluids'
import { freezingPoint, oilNames, solutionNames, solutionOf } from '../fluids/liquids'
import type { FluidPoint } from '../fluids/propertySegments'
import { waterFreezing } from '../fluids/water'
import { latentHeat } from '../fluids/water/latentHeat'
import { waterSaturationTemperature } from '../fluids/water/waterSaturation'
import { rememberLast } from '../rememberLast'

/** What flows in the tubes: water, a solution by its share, or an oil. */
export interface TubeLiquid {
  /** `Water` where left out. */
  readonly name?: string
  /** Of a solution, by mass or volume [-]. */
  readonly share?: number
  readonly basis?: 'mass' | 'volume'
  /** [Pa] */
  readonly pressure: number
}

/** A liquid along its pressure. Temperatures [K], enthalpies [J/kg]. */
export interface KnownLiquid {
  readonly name: string
  readonly pressure: number
  readonly lowest: number
  /** Where it boils, or the hottest that it is known at. */
  readonly highest: number
  readonly boils: boolean
  /** Of what boils [J/kg]. */
  readonly latent: number
  /** Where ice begins to form. */
  readonly freezing?: number
  enthalpy(T: number): number
  /** Beyond boiling, the temperature of boiling. */
  temperature(enthalpy: number): number
  /** Properties are written over a point that is the liquid's own. */
  at(T: number): Readonly<FluidPoint>
}

const remembered = rememberLast(make, 24, ({ name, share, basis, pressure }) => [name, share, basis, pressure])
const pieceWidth = 5

/**
 * A liquid ready for a march.
 *
 * @param liquid  name, share [-], pressure [Pa]
 * @returns       its states by temperature [K] and enthalpy [J/kg]
 *
 * Valid for water from 1 bar to 20 MPa, the solutions and oils of the engine; another is `unknown-name`, a solution without
 * its share `invalid-input`.
 *
 * Source: IAPWS R7-97(2012), R12-08, R15-11; others as `solutionOf` and `fluidOf`.
 */
export function knownLiquid(liquid: TubeLiquid): KnownLiquid {
  return remembered(liquid)
}

function make({ name = 'Water', share, basis, pressure }: TubeLiquid): KnownLiquid {
  requireWithin('the pressure of the water', pressure, 1e5, 2e7)
  if (name === 'Water') {
    const boiling = waterSaturationTemperature(pressure)
    const limits = {
      ...{ lowest: waterFreezing, highest: boiling, freezing: waterFreezing },
      ...{ boils: true, latent: latentHeat(boiling) },
    }
    // On the line itself the equations answer for steam.
    return along(name, pressure, limits, fluidOf('Water').hot, boiling - 1e-6)
  }
  if (solutionNames().includes(name)) {
    if (share === undefined) throw new EngineError('invalid-input', `${name} needs its share in the water`, { name })
    const fluid = solutionOf(name, share, basis)
    const freezing = freezingPoint(name, share, basis)
    const { lowestT, highestT } = fluid.limits
    const limits = { lowest: Math.max(lowestT, freezing), highest: highestT, boils: false, latent: 0, freezing }
    return along(name, pressure, limits, fluid.hot, highestT)
  }
  if (!oilNames().includes(name))
    throw new EngineError(
      'unknown-name',
      `no liquid ${name}; known are ${['Water', ...solutionNames(), ...oilNames()].join(', ')}`,
      { name },
    )
  const { limits, hot } = fluidOf(name)
  return along(
    name,
    pressure,
    { lowest: limits.lowestT, highest: limits.highestT, boils: false, latent: 0 },
    hot,
    limits.highestT,
  )
}

type Limits = Pick<KnownLiquid, 'lowest' | 'highest' | 'boils' | 'latent' | 'freezing'>

function along(
  name: string,
  pressure: number,
  limits: Limits,
  hot: ReturnType<typeof fluidOf>['hot'],
  end: number,
): KnownLiquid {
  const line = fluidLine(hot, pressure, limits.lowest, end, pieceWidth)
  // Beyond its line a liquid that boils has the temperature of boiling.
  const highest = line.at(end).h
  const temperature = (enthalpy: number) => (enthalpy >= highest ? limits.highest : line.temperature(enthalpy))
  return { name, pressure, ...limits, enthalpy: line.enthalpy, temperature, at: line.at }
}
