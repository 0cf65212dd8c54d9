/** Tubes with ribs, wire coils, tapes and balls. */
import type { Correlation } from '../../correlation'
import { ballFrictionCorrelation, ballNusseltCorrelation } from './ball'
import { carnavosCorrelation } from './carnavos'
import { carnavosFrictionCorrelation } from './carnavosFriction'
import { copettiCorrelation } from './copetti'
import { copettiFrictionCorrelation } from './copettiFriction'
import { garciaCorrelation } from './garcia'
import { garciaFrictionCorrelation } from './garciaFriction'
import { inabaCorrelation } from './inaba'
import { inabaFrictionCorrelation } from './inabaFriction'
import { microFinAxialCorrelation } from './microFinAxial'
import { microFinCrossGroovedCorrelation } from './microFinCrossGrooved'
import { microFinHelicalCorrelation } from './microFinHelical'
import { ravigururajanBerglesCorrelation } from './ravigururajanBergles'
import { ravigururajanBerglesFrictionCorrelation } from './ravigururajanBerglesFriction'
import { tapeFrictionCorrelation } from './tapeFriction'
import { tapeLaminarCorrelation } from './tapeLaminar'
import { tapeLaminarFrictionCorrelation } from './tapeLaminarFriction'
import { tapeNusseltCorrelation } from './tapeNusselt'
import { tapeTurbulentCorrelation } from './tapeTurbulent'
import { tapeTurbulentFrictionCorrelation } from './tapeTurbulentFriction'
import { uttarwarRajaRaoCorrelation } from './uttarwarRajaRao'
import { webbRifledCorrelation } from './webbRifled'
import { webbRifledFrictionCorrelation } from './webbRifledFriction'

export { ballFriction, ballNusselt } from './ball'
export { carnavos } from './carnavos'
export { carnavosFriction } from './carnavosFriction'
export { copetti } from './copetti'
export { copettiFriction } from './copettiFriction'
export { garcia } from './garcia'
export { garciaFriction } from './garciaFriction'
export { inaba } from './inaba'
export { inabaFriction } from './inabaFriction'
export { microFin } from './microFin'
export { microFinAxial } from './microFinAxial'
export { microFinCrossGrooved } from './microFinCrossGrooved'
export { microFinHelical } from './microFinHelical'
export { ravigururajanBergles } from './ravigururajanBergles'
export { ravigururajanBerglesFriction } from './ravigururajanBerglesFriction'
export { tapeFriction } from './tapeFriction'
export { tapeLaminar } from './tapeLaminar'
export { tapeLaminarFriction } from './tapeLaminarFriction'
export { tapeNusselt } from './tapeNusselt'
export { tapeTurbulent } from './tapeTurbulent'
export { tapeTurbulentFriction } from './tapeTurbulentFriction'
export { uttarwarRajaRao } from './uttarwarRajaRao'
export { webbRifled } from './webbRifled'
export { webbRifledFriction } from './webbRifledFriction'

/** Registry entries of this folder. */
export const insertsCorrelations: readonly Correlation[] = [
  ravigururajanBerglesCorrelation,
  ravigururajanBerglesFrictionCorrelation,
  webbRifledCorrelation,
  webbRifledFrictionCorrelation,
  carnavosCorrelation,
  carnavosFrictionCorrelation,
  copettiFrictionCorrelation,
  copettiCorrelation,
  microFinHelicalCorrelation,
  microFinAxialCorrelation,
  microFinCrossGroovedCorrelation,
  garciaCorrelation,
  garciaFrictionCorrelation,
  inabaCorrelation,
  inabaFrictionCorrelation,
  uttarwarRajaRaoCorrelation,
  tapeLaminarFrictionCorrelation,
  tapeTurbulentFrictionCorrelation,
  tapeFrictionCorrelation,
  tapeLaminarCorrelation,
  tapeTurbulentCorrelation,
  tapeNusseltCorrelation,
  ballFrictionCorrelation,
  ballNusseltCorrelation,
]
