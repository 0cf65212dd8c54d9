/** The fields that may be given in more than one way, and what the number then means. The order is that of the choices. */

import type { CoilInput } from './coilDocument'
import type { Measure } from './coilField'

type By<Kind extends string> = Readonly<Record<Kind, Measure>>

/** The unit of an airflow says what it counts, so each basis has its own. */
export const airflowMeasures: By<CoilInput['air']['flow']['basis']> = {
  'standard-volume': {
    label: 'Airflow',
    quantity: 'airflow',
    units: { IP: 'SCFM', SI: 'm3/h standard', all: ['SCFM', 'm3/h standard'] },
  },
  'actual-volume': {
    label: 'Airflow',
    quantity: 'airflow',
    units: { IP: 'ACFM', SI: 'm3/h actual', all: ['ACFM', 'm3/h actual'] },
  },
  'dry-air-mass': {
    label: 'Airflow',
    quantity: 'airflow',
    units: { IP: 'lb/h dry air', SI: 'kg/h dry air', all: ['lb/h dry air', 'kg/h dry air'] },
  },
}

export const humidityMeasures: By<CoilInput['air']['humidity']['kind']> = {
  'wet-bulb': { label: 'Entering wet bulb', quantity: 'temperature' },
  'relative-humidity': { label: 'Relative humidity', quantity: 'relativeHumidity' },
  'humidity-ratio': { label: 'Humidity ratio', quantity: 'humidityRatio' },
}

export const pressureMeasures: By<CoilInput['air']['pressure']['kind']> = {
  altitude: { label: 'Altitude', quantity: 'altitude' },
  absolute: { label: 'Air pressure', quantity: 'absolutePressure' },
}

export const fluidFlowMeasures: By<CoilInput['fluid']['given']['kind']> = {
  'volume-flow': { label: 'Flow rate', quantity: 'volumeFlow' },
  'mass-flow': { label: 'Mass flow', quantity: 'massFlow' },
  'leaving-temperature': { label: 'Leaving temp.', quantity: 'temperature' },
}
