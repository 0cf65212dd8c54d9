/** The fields of a coil, once: form, messages and the echo of a report are made from this table. */
import { circuitingChoices, finMaterialChoices, rowChoices, tubeMaterialChoices } from './coilChoices'
import type { Choice, CoilField, Measure } from './coilField'
import { airflowMeasures, fluidFlowMeasures, humidityMeasures, pressureMeasures } from './coilMeasures'
import type { CoilPath } from './coilPath'

const same = (...values: string[]): readonly Choice[] => values.map(value => ({ value, label: value }))

const kinds = (measures: Readonly<Record<string, Measure>>): readonly Choice[] =>
  Object.entries(measures).map(([value, { label }]) => ({ value, label }))

const airflowBases: readonly Choice[] = [
  { value: 'standard-volume', label: 'Standard volume' },
  { value: 'actual-volume', label: 'Actual volume' },
  { value: 'dry-air-mass', label: 'Dry air mass' },
]

type Entry<Field = CoilField> = Field extends CoilField ? Omit<Field, 'path'> : never

const entries: Readonly<Record<CoilPath, Entry>> = {
  coilType: { group: 'coil', kind: 'fixed', label: 'Coil type', choices: [{ value: 'FLUID', label: 'Fluid' }] },
  application: { group: 'coil', kind: 'toggle', label: 'Coil application', choices: same('Cooling', 'Heating') },
  surfaceCondition: { group: 'coil', kind: 'toggle', label: 'Surface', choices: same('Wet', 'Dry') },

  'air.flow.basis': { group: 'air', kind: 'toggle', label: 'Airflow basis', choices: airflowBases },
  'air.flow.value': { group: 'air', kind: 'kinded', by: 'air.flow.basis', measures: airflowMeasures },
  'air.dryBulb': { group: 'air', kind: 'number', label: 'Entering dry bulb', quantity: 'temperature' },
  'air.humidity.kind': { group: 'air', kind: 'toggle', label: 'Humidity as', choices: kinds(humidityMeasures) },
  'air.humidity.value': { group: 'air', kind: 'kinded', by: 'air.humidity.kind', measures: humidityMeasures },
  'air.pressure.kind': { group: 'air', kind: 'toggle', label: 'Pressure as', choices: kinds(pressureMeasures) },
  'air.pressure.value': { group: 'air', kind: 'kinded', by: 'air.pressure.kind', measures: pressureMeasures },
  'limits.airPressureDrop': {
    group: 'air',
    kind: 'number',
    label: 'Max. air Δp',
    quantity: 'airPressureDrop',
    isOptional: true,
  },
  'limits.faceVelocity': {
    group: 'air',
    kind: 'number',
    label: 'Max. face velocity',
    quantity: 'velocity',
    isOptional: true,
  },

  'fluid.name': { group: 'fluid', kind: 'fixed', label: 'Fluid', choices: same('Water') },
  'fluid.enteringTemperature': {
    group: 'fluid',
    kind: 'number',
    label: 'Entering temp.',
    quantity: 'temperature',
  },
  'fluid.given.kind': { group: 'fluid', kind: 'toggle', label: 'Fluid given by', choices: kinds(fluidFlowMeasures) },
  'fluid.given.value': { group: 'fluid', kind: 'kinded', by: 'fluid.given.kind', measures: fluidFlowMeasures },
  'fluid.pressure': {
    group: 'fluid',
    kind: 'number',
    label: 'Fluid pressure',
    quantity: 'absolutePressure',
    isOptional: true,
  },
  'limits.fluidPressureDrop': {
    group: 'fluid',
    kind: 'number',
    label: 'Max. fluid Δp',
    quantity: 'fluidPressureDrop',
    isOptional: true,
  },

  'limits.capacity': {
    group: 'required',
    kind: 'number',
    label: 'Total capacity',
    quantity: 'heatFlow',
    isOptional: true,
  },

  'geometry.finnedHeight': { group: 'geometry', kind: 'number', label: 'Fin height', quantity: 'length' },
  'geometry.finnedLength': { group: 'geometry', kind: 'number', label: 'Fin length', quantity: 'length' },
  'geometry.rows': { group: 'geometry', kind: 'select', label: 'Rows', choices: rowChoices },
  'geometry.tubeOutsideDiameter': {
    group: 'geometry',
    kind: 'number',
    label: 'Tube diameter',
    quantity: 'smallLength',
  },
  'geometry.transversePitch': { group: 'geometry', kind: 'number', label: 'Transverse pitch', quantity: 'smallLength' },
  'geometry.longitudinalPitch': { group: 'geometry', kind: 'number', label: 'Row pitch', quantity: 'smallLength' },
  'geometry.tubeMaterial': { group: 'geometry', kind: 'select', label: 'Tube material', choices: tubeMaterialChoices },
  'geometry.tubeWall': { group: 'geometry', kind: 'number', label: 'Tube wall', quantity: 'smallLength' },
  'geometry.tubePattern': { group: 'geometry', kind: 'fixed', label: 'Tube pattern', choices: same('Staggered') },
  'geometry.finMaterial': { group: 'geometry', kind: 'select', label: 'Fin material', choices: finMaterialChoices },
  'geometry.finSurface': { group: 'geometry', kind: 'fixed', label: 'Fin surface', choices: same('Flat') },
  'geometry.finThickness': { group: 'geometry', kind: 'number', label: 'Fin thickness', quantity: 'smallLength' },
  'geometry.finPitch': {
    group: 'geometry',
    kind: 'number',
    label: 'Fins',
    quantity: 'finDensity',
    isReciprocal: true,
  },
  'geometry.circuiting': { group: 'geometry', kind: 'select', label: 'Circuiting', choices: circuitingChoices },
  'geometry.hand': { group: 'geometry', kind: 'toggle', label: 'Coil hand', choices: same('Left', 'Right') },

  'resistances.insideFouling': fouling('Inside fouling'),
  'resistances.outsideFouling': fouling('Outside fouling'),
  'resistances.bond': fouling('Bond'),
}

function fouling(label: string) {
  return { group: 'resistances', kind: 'number', label, quantity: 'foulingResistance', isOptional: true } as const
}

export const coilFields: readonly CoilField[] = Object.entries(entries).map(
  ([path, entry]) => ({ ...entry, path: path as CoilPath }) as CoilField,
)

const byPath = new Map(coilFields.map(field => [field.path, field]))

export function coilField(path: CoilPath): CoilField {
  return byPath.get(path)!
}
