/** The functions and data that the coil selection brings to the workbench, beside its views. */
import type { CoilRating } from '../../../engine/coils/coil'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coilProjects } from '../../../shared/coils/document/project'
import { isEngineeringStudy } from '../../../shared/coils/engineeringStudy'
import { coilKind, coilKindWithin } from '../../../shared/coils/facts/coilKind'
import { coilName } from '../../../shared/coils/facts/coilName'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { coilFieldTable } from '../../../shared/coils/fields/coilFields'
import { noticeText } from '../../../shared/coils/notices/coilNotices'
import { noticeField } from '../../../shared/coils/notices/noticeField'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import { routes } from '../../../shared/routes'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'
import { withChoice } from './form/choose'

/** The sizes that one list sets, as long as they are those of a standard plate. */
const plate = ['geometry.tubeOutsideDiameter', 'geometry.transversePitch', 'geometry.longitudinalPitch']

let kindsByUnit: ReturnType<WorkbenchTool<CoilInput, CoilRating>['kindsByUnit']> | undefined

export const coilPageTool: WorkbenchTool<CoilInput, CoilRating> = {
  tool: tools.coilSelection,
  path: routes[tools.coilSelection.route].path,
  projects: coilProjects,
  fields: coilFieldTable,
  newItem: async system => (await import('../../../shared/coils/document/exampleCoil')).newCoilDocument(system),
  kindOf: coilKind,
  headingOf: input => `${coilKindWithin(input)} coil`,
  nameOf: coilName,
  isStudy: isEngineeringStudy,
  ratedInput: (input, rating) => ratedCoil(input, rating?.chosen),
  keyResults,
  spoken: ({ totalCapacity }, reader) => `Total capacity ${reader.full(totalCapacity, 'heatFlow')}`,
  engineOf: ({ engineVersion }) => engineVersion,
  noticeText,
  fieldOf: noticeField,
  refusalText,
  withChoice,
  unitLike: { 'geometry.finnedLength': 'geometry.finnedHeight' },
  kindsByUnit() {
    kindsByUnit ??= import('./form/unitKinds').then(({ unitKinds }) => unitKinds)
    return kindsByUnit
  },
  definitions: { 'Face velocity': 'standard air flow over the finned face, without a model.' },
  methodKinds: {
    'methods.airSide': 'air-side heat transfer',
    'methods.singlePhase': 'tube heat transfer',
    'methods.boiling': 'boiling',
    'methods.condensing': 'condensing',
    'methods.twoPhaseDrop': 'two-phase friction',
    'methods.voidFraction': 'void fraction',
  },
  controlOf: path => (plate.includes(path) ? 'wb-tube' : undefined),
}
