/** One coil for each usual job of those who draw circuits, or solve a coil tube by tube. */
import type { CoilInput } from '../../coils/document/coilDocument'
import { newCoilDocument } from '../../coils/document/exampleCoil'
import { exampleOf } from '../../coils/document/exampleCoils'
import type { Starts } from '../../tools/project'

const evaporator = exampleOf('EVAP')
const leads = 15
const lead = { length: 0.9, bore: 0.0048 }

/** The distributor hangs at one end: its last lead is almost three times as long as the others. */
const unevenLeads: CoilInput = {
  ...evaporator,
  segmented: { leads: Array.from({ length: leads }, (_, at) => (at < leads - 1 ? lead : { ...lead, length: 2.5 })) },
}

/** A fan above a deep plenum: the lowest third of the face gets half of the air. */
const unevenAir: CoilInput = {
  ...evaporator,
  segmented: { leads: Array.from({ length: leads }, () => lead), profile: { flow: [[1], [1], [0.5]] } },
}

/** By its job, in the order of the list. */
export const exampleCircuits = {
  'Chilled water, cooling': exampleOf('FLUID', 'Cooling'),
  'Hot water, heating': exampleOf('FLUID', 'Heating'),
  'Evaporator, fed evenly': evaporator,
  'Evaporator with one long lead': unevenLeads,
  'Evaporator in uneven air': unevenAir,
  'Condenser of R-410A': exampleOf('COND'),
} as const satisfies Readonly<Record<string, CoilInput>>

export const circuitStarts: Starts<CoilInput> = { newItem: newCoilDocument, examples: exampleCircuits }
