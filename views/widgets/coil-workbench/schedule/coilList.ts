/** The columns of a list of coils: in the schedule, and in pasted tables. */
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { coilKind } from '../../../../shared/coils/facts/coilKind'
import { coilName } from '../../../../shared/coils/facts/coilName'
import type { CoilSummary } from '../../../../shared/coils/facts/coilSummary'
import type { ListColumns } from '../../../workbench/parts'
import { latePart } from '../../../workbench/state/latePart'

export const coilList: ListColumns<CoilInput, CoilSummary> = {
  heads: ({ label }) => [
    { label: 'Required', unit: label('heatFlow'), isNumber: true },
    { label: 'Capacity', unit: label('heatFlow'), isNumber: true },
    { label: 'Margin', unit: '%', isNumber: true },
    { label: 'Leaving DB / WB', unit: label('temperature'), isNumber: true },
    { label: 'Face vel.', unit: label('velocity'), isNumber: true },
    { label: 'Air Δp', unit: label('airPressureDrop'), isNumber: true },
    { label: 'Fluid Δp', unit: label('fluidPressureDrop'), isNumber: true },
    { label: 'Notices' },
  ],
  name: input => `${coilKind(input)}, ${coilName(input)}`,
  Figures: latePart(async () => (await import('./CoilFigures')).Figures),
}
