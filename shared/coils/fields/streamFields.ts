import { isFedInside } from '../../../engine/geometry/fedInside'
/** The fields of the coil as a whole, of the air, and of the fluid in the tubes. */

import {
  applicationsOf,
  coilTypeChoices,
  isBare,
  isCondenser,
  isEvaporator,
  isFluid,
  isOwnFluid,
  isSolution,
  isSteam,
  isSuperheated,
} from '../document/coilTypes'
import { fluidChoices, mixtures, refrigerantChoices } from '../document/fluidChoices'
import {
  airflowMeasures,
  condensingMeasures,
  fluidFlowMeasures,
  humidityMeasures,
  inletMeasures,
  pressureMeasures,
  refrigerantMeasures,
} from './coilMeasures'
import { type Entries, fieldsOf, kinds, same } from './entry'

const coil = fieldsOf('coil')
const air = fieldsOf('air')
const fluid = fieldsOf('fluid')
const required = fieldsOf('required')

const airflowBases = [
  { value: 'standard-volume', label: 'Standard volume' },
  { value: 'actual-volume', label: 'Actual volume' },
  { value: 'dry-air-mass', label: 'Air mass' },
]

const kindsOf = (measures: typeof refrigerantMeasures, ...names: (keyof typeof refrigerantMeasures)[]) =>
  names.map(value => ({ value, label: measures[value].label }))

export const coilEntries = {
  coilType: coil.select('Coil type', coilTypeChoices),
  application: coil.toggle('Coil application', input => same(...applicationsOf(input.coilType))),
  surfaceCondition: coil.toggle('Surface', same('Wet', 'Dry')),
  engineVersion: coil.select('Engine version', [
    { value: 'original', label: 'Original' },
    { value: 'v2025', label: 'v2025' },
  ]),
} satisfies Entries

export const airEntries = {
  'air.flow.basis': air.toggle('Airflow basis', airflowBases),
  'air.flow.moist': air.toggle('Airflow counts', [
    { value: false, label: 'Dry air' },
    { value: true, label: 'Moist air' },
  ]),
  'air.flow.value': air.kinded('air.flow.basis', airflowMeasures),
  'air.dryBulb': air.number('Entering dry bulb', 'temperature'),
  'air.humidity.kind': air.toggle('Humidity as', kinds(humidityMeasures)),
  'air.humidity.value': air.kinded('air.humidity.kind', humidityMeasures),
  'air.pressure.kind': air.toggle('Pressure as', kinds(pressureMeasures)),
  'air.pressure.value': air.kinded('air.pressure.kind', pressureMeasures),
  'limits.airPressureDrop': air.optional('Max. air Δp', 'airPressureDrop'),
  'limits.faceVelocity': air.optional('Max. face velocity', 'velocity'),
} satisfies Entries

const hasMixture: Parameters<typeof fluid.method>[1] = input => isFluid(input) && input.fluid.name in mixtures
const hasTube: Parameters<typeof fluid.method>[1] = input => isSteam(input) && isFedInside(input)
const hasDistributor: Parameters<typeof fluid.method>[1] = input =>
  isEvaporator(input) && input.refrigerant.distributor !== undefined

export const fluidEntries = {
  'fluid.name': fluid.select('Fluid', fluidChoices),
  'fluid.share': fluid.number('Concentration', 'fraction', isSolution),
  'fluid.basis': fluid.toggle(
    'Counted by',
    [
      { value: 'mass', label: 'Mass' },
      { value: 'volume', label: 'Volume' },
    ],
    isSolution,
  ),
  'fluid.mixture': { group: 'fluid', kind: 'shares', label: 'Gases', applies: hasMixture },
  'fluid.table': { group: 'fluid', kind: 'table', label: 'Properties', applies: isOwnFluid },
  'fluid.enteringTemperature': fluid.number('Entering temp.', 'temperature'),
  'fluid.given.kind': fluid.toggle('Fluid given by', kinds(fluidFlowMeasures)),
  'fluid.given.value': fluid.kinded('fluid.given.kind', fluidFlowMeasures),
  'fluid.pressure': fluid.optional('Fluid pressure', 'absolutePressure', undefined, 'not given'),

  'steam.pressure': fluid.number('Steam pressure', 'vaporPressure'),
  'steam.quality': fluid.optional('Steam quality', 'fraction', input => isSteam(input) && !isSuperheated(input), '100'),
  'steam.temperature': fluid.number('Steam temp.', 'temperature', input => isSteam(input) && isSuperheated(input)),
  'steam.innerTube.outsideDiameter': fluid.number('Inner tube', 'smallLength', hasTube),
  'steam.innerTube.wall': fluid.number('Inner tube wall', 'smallLength', hasTube),
  'steam.innerTube.orificeDiameter': fluid.number('Orifice', 'smallLength', hasTube),
  'steam.innerTube.orificePitch': fluid.number('Orifice pitch', 'smallLength', hasTube),

  'refrigerant.name': fluid.select('Refrigerant', refrigerantChoices),
  'refrigerant.suctionTemperature': fluid.number('Suction temp.', 'temperature', isEvaporator),
  'refrigerant.inlet.kind': fluid.toggle('Inlet given by', kinds(inletMeasures), isEvaporator),
  'refrigerant.inlet.value': fluid.kinded('refrigerant.inlet.kind', inletMeasures),
  'refrigerant.at.kind': fluid.toggle('Condensing given by', kinds(condensingMeasures), isCondenser),
  'refrigerant.at.value': fluid.kinded('refrigerant.at.kind', condensingMeasures),
  'refrigerant.hotGasTemperature': fluid.number('Hot gas temp.', 'temperature', isCondenser),
  'refrigerant.given.kind': fluid.toggle('Refrigerant given by', input =>
    isEvaporator(input)
      ? kindsOf(refrigerantMeasures, 'superheat', 'mass-flow')
      : kindsOf(refrigerantMeasures, 'subcooling', 'leaving-temperature', 'mass-flow'),
  ),
  'refrigerant.given.value': fluid.kinded('refrigerant.given.kind', refrigerantMeasures),
  'refrigerant.distributor.nozzleDrop': fluid.number('Nozzle Δp', 'vaporPressureDrop', hasDistributor),
  'refrigerant.distributor.leadDrop': fluid.number('Lead Δp', 'vaporPressureDrop', hasDistributor),
  'refrigerant.distributor.ratedFlow': fluid.number('Rated flow', 'massFlow', hasDistributor),
  'limits.fluidPressureDrop': fluid.optional('Max. fluid Δp', 'fluidPressureDrop', input => !isBare(input)),

  'limits.capacity': required.optional('Total capacity', 'heatFlow', input => !isBare(input)),
  'limits.leavingDryBulb': required.optional('Leaving dry bulb', 'temperature', input => !isBare(input)),
  'limits.leavingWetBulb': required.optional('Leaving wet bulb', 'temperature', input => !isBare(input)),
} satisfies Entries
