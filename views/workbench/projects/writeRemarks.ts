import { limits } from '../../../shared/limits'
import { askLines } from '../../client/dialogs'
import type { ProjectState } from '../state/useProject'

/** Asks for the remarks of the project. They are saved with it, and printed on the first page of its reports. */
export async function writeRemarks({ project, step }: ProjectState): Promise<void> {
  const text = await askLines({
    title: 'Remarks',
    label: 'Printed on the first page of reports',
    initial: project.remarks,
    maxLength: limits.remarks,
  })
  const remarks = text?.trim() || undefined
  if (text !== undefined && remarks !== project.remarks) step(now => ({ ...now, remarks }))
}
