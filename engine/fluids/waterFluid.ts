/** Water and steam by IAPWS-IF97 with the interface of all fluids. */
import type { Fluid } from './fluid'
import { water } from './water'
import { hotWater } from './water/hotWater'
import { highestPressure, hottestWater } from './water/regions'
import { critical } from './water/waterState'

/**
 * Water and steam by IAPWS-IF97, as a fluid with the common interface.
 *
 * @returns  the fluid
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), R12-08, R15-11, R1-76.
 */
export function waterFluid(): Fluid {
  return {
    name: 'Water',
    method: 'reference',
    molarMass: 0.018015268,
    critical,
    limits: { lowestT: 273.15, highestT: hottestWater, highestP: highestPressure },
    sources: {
      'equation of state': 'IAPWS R7-97(2012), Industrial Formulation 1997',
      viscosity: 'IAPWS R12-08 (2008), without the critical enhancement',
      conductivity: 'IAPWS R15-11 (2011), industrial form',
      'surface tension': 'IAPWS R1-76 (2014)',
    },
    zero: 'u = 0 and s = 0 for liquid at the triple point',
    doubts: [],
    state: water,
    hot: hotWater,
  }
}
