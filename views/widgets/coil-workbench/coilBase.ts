/** What every page of coils brings to the workbench alike: fields, names, choices. */

import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { coilProjects } from '../../../shared/coils/document/project'
import { coilKind, coilKindWithin } from '../../../shared/coils/facts/coilKind'
import { coilName } from '../../../shared/coils/facts/coilName'
import { coilFieldTable } from '../../../shared/coils/fields/coilFields'
import { noticeField } from '../../../shared/coils/notices/noticeField'
import { refusalText } from '../../../shared/coils/notices/refusalText'
import type { WorkbenchTool } from '../../workbench/tool'
import { withChoice } from './form/choose'

/** The sizes that one list sets, as long as they are those of a standard plate. */
const plate = ['geometry.tubeOutsideDiameter', 'geometry.transversePitch', 'geometry.longitudinalPitch']

export const coilBase = {
  projects: coilProjects,
  fields: coilFieldTable,
  kindOf: coilKind,
  headingOf: input => `${coilKindWithin(input)} coil`,
  nameOf: coilName,
  fieldOf: noticeField,
  refusalText,
  withChoice,
  unitLike: { 'geometry.finnedLength': 'geometry.finnedHeight' },
  methodKinds: {
    'methods.airSide': 'air-side heat transfer',
    'methods.singlePhase': 'tube heat transfer',
    'methods.boiling': 'boiling',
    'methods.condensing': 'condensing',
    'methods.twoPhaseDrop': 'two-phase friction',
    'methods.voidFraction': 'void fraction',
  },
  controlOf: path => (plate.includes(path) ? 'wb-tube' : undefined),
} satisfies Partial<WorkbenchTool<CoilInput>>
