/** What the machine of a mist is read from. */
import type { Compressor } from '../../../engine/mist'
import type { AirCoolerInput } from '../../aircooler/document/airCoolerDocument'
import type { CoilInput } from '../../coils/document/coilDocument'

/** An item of saved work, and of a condenser the cold side of its compressor. */
export type MachineRequest =
  | { kind: 'coil'; input: CoilInput; compressor?: Partial<Compressor> }
  | { kind: 'air-cooler'; input: AirCoolerInput }

/** Whether a coil is one that a mist may stand before. */
export const isCondenser = ({ coilType }: Pick<CoilInput, 'coilType'>): boolean => coilType === 'COND'
