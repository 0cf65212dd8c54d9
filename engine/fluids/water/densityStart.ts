/**
 * Start values of the search for a density around the critical point: a coarse grid of pressures of the equation
 * itself.
 */
import { criticalEnd, criticalStart } from './regions'

/**
 * Isotherms and densities of the grid; both ends are slightly outside region 3, whose steam has its lowest density at
 * 623.15 K.
 */
const isotherms = 33
const densities = 76
const stepT = (criticalEnd - criticalStart) / (isotherms - 1)
const thinnest = 80
const stepRho = 10

/** Which side of the saturation line a state below the critical temperature is on. */
export type Side = 'liquid' | 'vapour'

/**
 * A first guess of a density in region 3.
 *
 * @param pressureOf  the equation: pressure [Pa] of temperature [K] and density [kg/m3]
 * @returns           density [kg/m3] of temperature [K], pressure [Pa] and side, within 0.1 % or so, less closely
 *                    beside the critical point; where there is no root, the end of the grid
 *
 * Valid for 623.15 to 863.15 K to 100 MPa. The grid of 20 kB is made at the first call. Along an isochore pressure is
 * nearly linear in temperature, and between close densities nearly linear in density. From the outer end inwards the
 * first crossing is the root, because the dome lies behind it.
 *
 * Source: definition.
 */
export function densityStart(
  pressureOf: (T: number, rho: number) => number,
): (T: number, p: number, side: Side) => number {
  let grid: Float64Array | undefined
  const make = () => {
    grid = Float64Array.from({ length: isotherms * densities }, (_, i) => {
      const row = Math.floor(i / densities)
      return pressureOf(criticalStart + row * stepT, thinnest + (i - row * densities) * stepRho)
    })
    return grid
  }
  return (T, p, side) => {
    const pressures = grid ?? make()
    const along = (T - criticalStart) / stepT
    const row = Math.min(Math.floor(along), isotherms - 2)
    const share = along - row
    const start = row * densities
    const inwards = side === 'liquid' ? -1 : 1
    let column = side === 'liquid' ? densities - 1 : 0
    let outer = Number.NaN
    for (; column >= 0 && column < densities; column += inwards) {
      const at = start + column
      const here = pressures[at]! + share * (pressures[at + densities]! - pressures[at]!)
      if (inwards * (here - p) >= 0) {
        const rho = thinnest + column * stepRho
        return Number.isNaN(outer) ? rho : rho - (inwards * stepRho * (here - p)) / (here - outer)
      }
      outer = here
    }
    return thinnest + (column - inwards) * stepRho
  }
}
