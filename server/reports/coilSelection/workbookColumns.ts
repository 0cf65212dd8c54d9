/** The columns of the workbook of a project of coils. */
import { changesPhase } from '../../../shared/coils/document/coilTypes'
import { coilKind } from '../../../shared/coils/facts/coilKind'
import { severityWords } from '../../../shared/tools/notices/noticeOrder'
import { numberColumn, wordColumn } from '../listColumns'
import type { WorkbookColumn } from '../toolPaper'
import { numeric } from '../workbookCells'
import type { CoilContent } from './coilContent'

export const workbookColumns: readonly WorkbookColumn<CoilContent>[] = [
  wordColumn('Tag', 14, ({ tag }) => tag),
  wordColumn('For', 18, ({ input }) => coilKind(input)),
  wordColumn('Coil', 26, ({ model }) => model),
  wordColumn('Engine', 10, ({ rating }) => rating.engineVersion),
  numberColumn('Required capacity', 'heatFlow', ({ input }) => input.limits?.capacity),
  numberColumn('Required leaving dry bulb', 'temperature', ({ input }) => input.limits?.leavingDryBulb),
  numberColumn('Required leaving wet bulb', 'temperature', ({ input }) => input.limits?.leavingWetBulb),
  numberColumn('Total capacity', 'heatFlow', ({ rating }) => rating.totalCapacity),
  numberColumn('Sensible capacity', 'heatFlow', ({ rating }) => rating.sensibleCapacity),
  numberColumn('Entering dry bulb', 'temperature', ({ rating }) => rating.air.entering.dryBulb),
  numberColumn('Entering wet bulb', 'temperature', ({ rating }) => rating.air.entering.wetBulb),
  numberColumn('Leaving dry bulb', 'temperature', ({ rating }) => rating.air.leaving.dryBulb),
  numberColumn('Leaving wet bulb', 'temperature', ({ rating }) => rating.air.leaving.wetBulb),
  numberColumn('Face velocity', 'velocity', ({ rating }) => rating.air.standardFaceVelocity),
  numberColumn('Air pressure drop', 'airPressureDrop', ({ rating }) => rating.air.pressureDrop),
  numberColumn('Fluid entering', 'temperature', ({ rating }) => rating.fluid.enteringTemperature),
  numberColumn('Fluid leaving', 'temperature', ({ rating }) => rating.fluid.leavingTemperature),
  numberColumn('Fluid mass flow', 'massFlow', ({ rating }) => rating.fluid.massFlow),
  // For steam and refrigerants feet of water is unusual: the unit is that of their own report.
  numberColumn('Fluid pressure drop', 'fluidPressureDrop', ({ input, rating }) =>
    changesPhase(input) ? undefined : rating.fluid.pressureDrop.total,
  ),
  numberColumn('Vapor pressure drop', 'vaporPressureDrop', ({ input, rating }) =>
    changesPhase(input) ? rating.fluid.pressureDrop.total : undefined,
  ),
  { name: 'Rows', width: 8, cell: ({ input }) => numeric(input.geometry.rows, 0) },
  numberColumn('Fin height', 'length', ({ input }) => input.geometry.finnedHeight),
  numberColumn('Fin length', 'length', ({ input }) => input.geometry.finnedLength),
  numberColumn('Dry weight', 'mass', ({ rating }) => rating.construction.dryWeight),
  wordColumn('Notices', 60, ({ notices }) =>
    notices.map(({ severity, fact }) => `${severityWords[severity]}: ${fact}`).join('; '),
  ),
]
