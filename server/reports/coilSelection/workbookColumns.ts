/** The columns of the workbook of a project of coils. */
import { changesPhase } from '../../../shared/coils/document/coilTypes'
import { coilKind } from '../../../shared/coils/facts/coilKind'
import type { Quantity } from '../../../shared/display/units'
import { severityWords } from '../../../shared/tools/notices/noticeOrder'
import type { WorkbookColumn } from '../toolPaper'
import { numeric, quantityCell, text } from '../workbookCells'
import type { CoilContent } from './coilContent'

const given = (name: string, width: number, of: (content: CoilContent) => string): WorkbookColumn<CoilContent> => ({
  name,
  width,
  cell: content => text(of(content), { wrap: false }),
})

const figure = (
  name: string,
  quantity: Quantity,
  of: (content: CoilContent) => number | undefined,
): WorkbookColumn<CoilContent> => ({
  name,
  quantity,
  width: 14,
  cell: content => {
    const value = of(content)
    return value === undefined ? text('') : quantityCell(value, quantity, content.reader.system)
  },
})

export const workbookColumns: readonly WorkbookColumn<CoilContent>[] = [
  given('Tag', 14, ({ tag }) => tag),
  given('For', 18, ({ input }) => coilKind(input)),
  given('Coil', 26, ({ model }) => model),
  given('Engine', 10, ({ rating }) => rating.engineVersion),
  figure('Required capacity', 'heatFlow', ({ input }) => input.limits?.capacity),
  figure('Required leaving dry bulb', 'temperature', ({ input }) => input.limits?.leavingDryBulb),
  figure('Required leaving wet bulb', 'temperature', ({ input }) => input.limits?.leavingWetBulb),
  figure('Total capacity', 'heatFlow', ({ rating }) => rating.totalCapacity),
  figure('Sensible capacity', 'heatFlow', ({ rating }) => rating.sensibleCapacity),
  figure('Entering dry bulb', 'temperature', ({ rating }) => rating.air.entering.dryBulb),
  figure('Entering wet bulb', 'temperature', ({ rating }) => rating.air.entering.wetBulb),
  figure('Leaving dry bulb', 'temperature', ({ rating }) => rating.air.leaving.dryBulb),
  figure('Leaving wet bulb', 'temperature', ({ rating }) => rating.air.leaving.wetBulb),
  figure('Face velocity', 'velocity', ({ rating }) => rating.air.standardFaceVelocity),
  figure('Air pressure drop', 'airPressureDrop', ({ rating }) => rating.air.pressureDrop),
  figure('Fluid entering', 'temperature', ({ rating }) => rating.fluid.enteringTemperature),
  figure('Fluid leaving', 'temperature', ({ rating }) => rating.fluid.leavingTemperature),
  figure('Fluid mass flow', 'massFlow', ({ rating }) => rating.fluid.massFlow),
  // For steam and refrigerants feet of water is unusual: the unit is that of their own report.
  figure('Fluid pressure drop', 'fluidPressureDrop', ({ input, rating }) =>
    changesPhase(input) ? undefined : rating.fluid.pressureDrop.total,
  ),
  figure('Vapor pressure drop', 'vaporPressureDrop', ({ input, rating }) =>
    changesPhase(input) ? rating.fluid.pressureDrop.total : undefined,
  ),
  { name: 'Rows', width: 8, cell: ({ input }) => numeric(input.geometry.rows, 0) },
  figure('Fin height', 'length', ({ input }) => input.geometry.finnedHeight),
  figure('Fin length', 'length', ({ input }) => input.geometry.finnedLength),
  figure('Dry weight', 'mass', ({ rating }) => rating.construction.dryWeight),
  given('Notices', 60, ({ notices }) =>
    notices.map(({ severity, fact }) => `${severityWords[severity]}: ${fact}`).join('; '),
  ),
]
