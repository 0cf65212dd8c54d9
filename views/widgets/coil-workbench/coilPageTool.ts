/** The functions and data that the coil selection brings to the workbench, beside its views. */
import type { CoilRating } from '../../../engine/coils/coil'
import { ratedCoil } from '../../../engine/coils/ratedCoil'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { isEngineeringStudy } from '../../../shared/coils/engineeringStudy'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { noticeText } from '../../../shared/coils/notices/coilNotices'
import { routes } from '../../../shared/routes'
import { tools } from '../../../shared/tools/tools'
import type { WorkbenchTool } from '../../workbench/tool'
import { coilBase } from './coilBase'

let kindsByUnit: ReturnType<WorkbenchTool<CoilInput, CoilRating>['kindsByUnit']> | undefined

export const coilPageTool: WorkbenchTool<CoilInput, CoilRating> = {
  tool: tools.coilSelection,
  path: routes[tools.coilSelection.route].path,
  ...coilBase,
  starts: async () => (await import('../../../shared/coils/document/exampleCoils')).coilStarts,
  isStudy: isEngineeringStudy,
  ratedInput: (input, rating) => ratedCoil(input, rating?.chosen),
  keyResults,
  spoken: ({ totalCapacity }, reader) => `Total capacity ${reader.full(totalCapacity, 'heatFlow')}`,
  engineOf: ({ engineVersion }) => engineVersion,
  noticeText,
  kindsByUnit() {
    kindsByUnit ??= import('./form/unitKinds').then(({ unitKinds }) => unitKinds)
    return kindsByUnit
  },
  definitions: { 'Face velocity': 'standard air flow over the finned face, without a model.' },
}
