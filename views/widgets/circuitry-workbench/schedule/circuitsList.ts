/** The columns of a list of circuited coils. */
import type { CircuitsSummary } from '../../../../shared/circuitry/document/circuitsRating'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { coilKind } from '../../../../shared/coils/facts/coilKind'
import { coilName } from '../../../../shared/coils/facts/coilName'
import type { ListColumns } from '../../../workbench/parts'
import { latePart } from '../../../workbench/state/latePart'

export const circuitsList: ListColumns<CoilInput, CircuitsSummary> = {
  heads: ({ label }) => [
    { label: 'Circuits', isNumber: true },
    { label: 'Capacity', unit: label('heatFlow'), isNumber: true },
    { label: 'Spread', unit: label('temperatureDifference'), isNumber: true },
    { label: 'Fluid Δp', unit: label('vaporPressureDrop'), isNumber: true },
    { label: 'Notices' },
  ],
  name: input => `${coilKind(input)}, ${coilName(input)}`,
  Figures: latePart(async () => (await import('./CircuitCells')).CircuitCells),
}
