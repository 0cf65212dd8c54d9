/** The machine of a mist from a condenser coil or an air cooler: its power over the air, its airflow and its face. */
import { quickRatingOf, readyUnit } from '../../../engine/aircooler'
import type { CondenserCoil } from '../../../engine/coils'
import { EngineError } from '../../../engine/errors'
import { type Compressor, condenserMachine, coolerMachine, usualCompressor } from '../../../engine/mist'
import { rateSelection } from '../../../engine/segments/rateSelection'
import type { AirCoolerInput } from '../../aircooler/document/airCoolerDocument'
import { engineInput } from '../../aircooler/rating/engineInput'
import type { CoilInput } from '../../coils/document/coilDocument'
import type { MachineSource, MistInput } from '../document/mistDocument'
import { isCondenser, type MachineRequest } from './machineRequest'

/** The fields that a machine fills, and what is kept of its reading. */
export interface MachineReading {
  machine: Pick<MistInput['machine'], 'kind' | 'ratedPower' | 'ratedAt' | 'slope'>
  intake: Pick<MistInput['intake'], 'airflow' | 'face'>
  read: Pick<MachineSource, 'evaporating' | 'carnotShare' | 'ratedPower' | 'slope' | 'deviation' | 'points'>
}

/** Throws an `EngineError` that says what to change in the coil or the air cooler. */
export function readMachine(request: MachineRequest): MachineReading {
  return request.kind === 'coil' ? ofCondenser(request.input, request.compressor) : ofCooler(request.input)
}

function ofCondenser(input: CoilInput, asked: Partial<Compressor> = {}): MachineReading {
  if (!isCondenser(input)) throw new EngineError('invalid-input', 'The coil is no condenser.', { path: 'machine.kind' })
  const rate = (coil: CondenserCoil) => rateSelection(coil)
  const first = rateSelection(input)
  // What the coil leaves open is chosen once, so that it is one coil in all air.
  const coil = { ...input, geometry: { ...input.geometry, ...first.chosen } } as CondenserCoil
  const compressor = { ...usualCompressor, ...asked }
  const { points, ...read } = condenserMachine(coil, rate, compressor)
  const { air, construction } = first
  return {
    machine: { kind: 'condensing-unit', ratedPower: read.ratedPower, ratedAt: read.ratedAt, slope: read.slope },
    intake: { airflow: air.dryAirFlow * air.entering.specificVolume, face: construction.faceArea },
    read: { ...compressor, ...kept(read), points: [...points] },
  }
}

function ofCooler(input: AirCoolerInput): MachineReading {
  const asked = engineInput(input)
  const { setPoint, leastSpeed } = input.control
  const { points, ...read } = coolerMachine(asked, {
    ...(setPoint === undefined ? {} : { setPoint }),
    ...(leastSpeed === undefined ? {} : { leastSpeed }),
  })
  const { air, exchange } = quickRatingOf(readyUnit(asked))
  return {
    machine: { kind: 'dry-cooler', ratedPower: read.ratedPower, ratedAt: read.ratedAt, slope: read.slope },
    intake: { airflow: air.faceVelocity * exchange.faceArea, face: exchange.faceArea },
    read: { ...kept(read), points: [...points] },
  }
}

const kept = ({ ratedPower, slope, deviation }: Pick<MachineSource, 'ratedPower' | 'slope' | 'deviation'>) => ({
  ...{ ratedPower, slope, deviation },
})
