import type { Correlation } from '../../correlation'
import type { Checked } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { straightTubeFriction } from './straightTubeFriction'

/**
 * Pressure drop by friction in a straight tube, laminar below Re 2 040 and Colebrook above.
 *
 * @param massFlow   flow in the tube [kg/s]
 * @param density    density [kg/m3]
 * @param viscosity  viscosity [Pa s]
 * @param diameter   inner diameter [m]
 * @param roughness  height of the roughness [m]; may be left out
 * @param length     length [m]
 * @returns pressure drop [Pa]
 *
 * Valid for fluids of constant density.
 *
 * Source: definition of Darcy; friction C. F. Colebrook, J. Inst. Civ. Eng. 11 (1939).
 */
export function straightTubeDrop(input: {
  massFlow: number
  density: number
  viscosity: number
  diameter: number
  roughness?: number
  length: number
}): Checked<number> {
  const { massFlow, density, viscosity, diameter, roughness = 0, length } = input
  requireNumbers({ massFlow, density, viscosity, diameter, roughness, length }, ['roughness'])
  const velocity = massFlow / density / ((Math.PI / 4) * diameter ** 2)
  const Re = (density * velocity * diameter) / viscosity
  const friction = straightTubeFriction({ Re, roughness: roughness / diameter }).value
  const value = ((friction * length) / diameter) * ((density * velocity ** 2) / 2)
  return { value, warnings: [] }
}

/** Descriptor for the registry. */
export const straightTubeDropCorrelation: Correlation<
  'massFlow' | 'density' | 'viscosity' | 'diameter' | 'roughness' | 'length'
> = {
  id: 'straight-tube-drop',
  kind: 'tube pressure drop',
  authors: 'Darcy; Colebrook',
  year: 1939,
  title: 'Friction in a straight tube, pressure drop',
  inputs: [
    { name: 'massFlow', unit: 'kg/s', meaning: 'flow in the tube' },
    { name: 'density', unit: 'kg/m3', meaning: 'density' },
    { name: 'viscosity', unit: 'Pa s', meaning: 'viscosity' },
    { name: 'diameter', unit: 'm', meaning: 'inner diameter' },
    { name: 'roughness', unit: 'm', meaning: 'height of the roughness', optional: true },
    { name: 'length', unit: 'm', meaning: 'length' },
  ],
  validity: {},
  accuracy: 'about 3 %; a step where the flow turns',
  source: 'J. Inst. Civ. Eng. 11 (1939) 133-156',
  evaluate: straightTubeDrop,
}
