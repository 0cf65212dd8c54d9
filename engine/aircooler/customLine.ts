/** A liquid that the user knows by its properties at one temperature or at some. */
import { EngineError, requireWithin } from '../errors'
import type { FluidLine } from '../fluids/fluidLine'
import { fluidPoint } from '../fluids/propertySegments'
import type { MediumPoint } from './airCooler'

/**
 * A liquid by points.
 *
 * @param points  temperature [K], density, heat capacity, viscosity, conductivity, SI, by rising temperature
 * @returns       its enthalpy (zero at the first point), temperature and properties, SI
 *
 * Valid for one point, whose properties then hold everywhere, and more by rising temperature, else `invalid-input`. Straight
 * between points; the viscosity is straight in its logarithm.
 *
 * Source: definition.
 */
export function customLine(points: readonly MediumPoint[]): FluidLine {
  checkPoints(points)
  const [first, last] = [points[0]!, points.at(-1)!]
  const heats = [0]
  for (const [i, point] of points.entries()) {
    if (i === 0) continue
    const before = points[i - 1]!
    const mean = (before.heatCapacity + point.heatCapacity) / 2
    heats.push(heats[i - 1]! + mean * (point.temperature - before.temperature))
  }
  const out = fluidPoint()
  const at = (T: number) => {
    const { one, next, share, index } = between(points, T)
    const along = (name: 'density' | 'heatCapacity' | 'conductivity') => one[name] + share * (next[name] - one[name])
    out.rho = along('density')
    out.cp = along('heatCapacity')
    out.k = along('conductivity')
    out.mu = one.viscosity * (next.viscosity / one.viscosity) ** share
    out.Pr = (out.cp * out.mu) / out.k
    const width = share * (next.temperature - one.temperature)
    out.h = heats[index]! + ((one.heatCapacity + out.cp) / 2) * width
    return out
  }
  const temperature = (enthalpy: number) => {
    const after = heats.findIndex(heat => heat > enthalpy)
    const index = Math.max(0, (after < 0 ? points.length - 1 : after) - 1)
    const [one, next] = [points[index]!, points[index + 1] ?? points[index]!]
    const slope = (next.heatCapacity - one.heatCapacity) / Math.max(1e-9, next.temperature - one.temperature)
    const left = enthalpy - heats[index]!
    // Root of the quadratic in the form that does not cancel where the heat capacity hardly changes.
    const root = Math.sqrt(Math.max(0, one.heatCapacity ** 2 + 2 * slope * left))
    return Math.min(last.temperature, one.temperature + (2 * left) / (one.heatCapacity + root))
  }
  return {
    ...{ lowest: first.temperature, highest: last.temperature, at, enthalpy: T => at(T).h },
    temperature: enthalpy => Math.max(first.temperature, temperature(enthalpy)),
  }
}

function between(points: readonly MediumPoint[], T: number) {
  const after = points.findIndex(point => point.temperature > T)
  const index = Math.max(0, (after < 0 ? points.length - 1 : after) - 1)
  const [one, next] = [points[index]!, points[index + 1] ?? points[index]!]
  const width = next.temperature - one.temperature
  const share = width > 0 ? Math.min(1, Math.max(0, (T - one.temperature) / width)) : 0
  return { one, next, share, index }
}

function checkPoints(points: readonly MediumPoint[]): void {
  const rises = points.every((point, i) => i === 0 || point.temperature > points[i - 1]!.temperature)
  if (points.length < 1 || !rises)
    throw new EngineError(
      'invalid-input',
      'properties of a liquid are given at one temperature, or at some that rise',
      {
        path: 'process.medium.points',
      },
    )
  for (const point of points) {
    requireWithin('the temperature of a property', point.temperature, 100, 1500)
    requireWithin('the density of the liquid', point.density, 0.01, 5000)
    requireWithin('the heat capacity of the liquid', point.heatCapacity, 100, 20_000)
    requireWithin('the viscosity of the liquid', point.viscosity, 1e-6, 100)
    requireWithin('the conductivity of the liquid', point.conductivity, 1e-3, 100)
  }
}
