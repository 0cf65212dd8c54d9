/** The fields whose number may be of several kinds, with the measure of each kind, in the order of the options. */

import type { CondenserCoil, EvaporatorCoil, FluidCoil } from '../../../engine/coils/coil'
import type { Measure } from '../../tools/fields/field'
import type { CoilInput } from '../document/coilDocument'

type By<Kind extends string> = Readonly<Record<Kind, Measure>>
type Kinds<Given extends { kind: string }> = Given['kind']

const airflow = (IP: string, SI: string, ...others: string[]): Measure => ({
  label: 'Airflow',
  quantity: 'airflow',
  units: { IP, SI, all: [IP, SI, ...others] },
})

type Basis = CoilInput['air']['flow']['basis']

/** The unit of an airflow names its basis, so each basis has its own measure, for dry and for moist air. */
export const airflowMeasures: By<Basis | `${Basis} moist`> = {
  'standard-volume': airflow(
    'SCFM',
    'm3/h standard',
    'm3/s standard',
    'L/s standard',
    'SCFM enterprise',
    'm3/h standard enterprise',
  ),
  'actual-volume': airflow(
    'ACFM',
    'm3/h actual',
    'm3/s actual',
    'L/s actual',
    'ACFM enterprise',
    'm3/h actual enterprise',
  ),
  'dry-air-mass': airflow('lb/h dry air', 'kg/h dry air', 'lb/h enterprise', 'kg/h enterprise'),
  'standard-volume moist': airflow('SCFM wet', 'm3/h standard wet'),
  'actual-volume moist': airflow('ACFM wet', 'm3/h actual wet'),
  'dry-air-mass moist': airflow('lb/h wet air', 'kg/h wet air'),
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

export const fluidFlowMeasures: By<Kinds<FluidCoil['fluid']['given']>> = {
  'volume-flow': { label: 'Flow rate', quantity: 'volumeFlow' },
  'mass-flow': { label: 'Mass flow', quantity: 'massFlow' },
  'leaving-temperature': { label: 'Leaving temp.', quantity: 'temperature' },
  capacity: { label: 'Capacity', quantity: 'heatFlow' },
}

export const inletMeasures: By<Kinds<EvaporatorCoil['refrigerant']['inlet']>> = {
  'liquid-temperature': { label: 'Liquid temp.', quantity: 'temperature' },
  quality: { label: 'Inlet quality', quantity: 'fraction' },
}

export const condensingMeasures: By<Kinds<CondenserCoil['refrigerant']['at']>> = {
  'dew-temperature': { label: 'Condensing temp.', quantity: 'temperature' },
  pressure: { label: 'Inlet pressure', quantity: 'vaporPressure' },
}

export const refrigerantMeasures: By<
  Kinds<EvaporatorCoil['refrigerant']['given']> | Kinds<CondenserCoil['refrigerant']['given']>
> = {
  superheat: { label: 'Superheat', quantity: 'temperatureDifference' },
  subcooling: { label: 'Subcooling', quantity: 'temperatureDifference' },
  'leaving-temperature': { label: 'Leaving temp.', quantity: 'temperature' },
  'mass-flow': { label: 'Mass flow', quantity: 'massFlow' },
}
