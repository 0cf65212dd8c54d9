/** Friction in straight and curved tubes. */
import type { Correlation } from '../../correlation'
import { blasiusCorrelation } from './blasius'
import { chenCorrelation } from './chen'
import { colebrookCorrelation } from './colebrook'
import { curvedTubeFrictionCorrelation } from './curvedTubeFriction'
import { haalandCorrelation } from './haaland'
import { laminarFrictionCorrelation } from './laminarFriction'
import { moodyCorrelation } from './moody'
import { prandtlVonKarmanCorrelation } from './prandtlVonKarman'
import { serghidesCorrelation } from './serghides'
import { straightTubeDropCorrelation } from './straightTubeDrop'
import { straightTubeFrictionCorrelation } from './straightTubeFriction'
import { swameeJainCorrelation } from './swameeJain'
import { zigrangSylvesterCorrelation } from './zigrangSylvester'

export { blasius } from './blasius'
export { chen } from './chen'
export { colebrook } from './colebrook'
export { curvedTubeFriction } from './curvedTubeFriction'
export { haaland } from './haaland'
export { laminarFriction } from './laminarFriction'
export { moody } from './moody'
export { prandtlVonKarman } from './prandtlVonKarman'
export { serghides } from './serghides'
export { straightTubeDrop } from './straightTubeDrop'
export { straightTubeFriction } from './straightTubeFriction'
export { swameeJain } from './swameeJain'
export { zigrangSylvester } from './zigrangSylvester'

/** Registry entries of this folder. */
export const frictionCorrelations: readonly Correlation[] = [
  laminarFrictionCorrelation,
  colebrookCorrelation,
  haalandCorrelation,
  swameeJainCorrelation,
  serghidesCorrelation,
  zigrangSylvesterCorrelation,
  moodyCorrelation,
  chenCorrelation,
  blasiusCorrelation,
  prandtlVonKarmanCorrelation,
  straightTubeFrictionCorrelation,
  curvedTubeFrictionCorrelation,
  straightTubeDropCorrelation,
]
