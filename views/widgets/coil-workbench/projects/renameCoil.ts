import { limits } from '../../../../shared/limits'
import type { ProjectState } from '../state/useProject'
import { tagsBeside } from './openProject'

/** Asks for the tag of the shown coil, one that no other coil has. */
export async function renameCoil({ id, form, project, rename }: ProjectState): Promise<void> {
  const taken = tagsBeside(project, id)
  const { askText } = await import('../../../client/dialogs')
  const tag = await askText({
    title: 'Rename coil',
    label: 'Tag',
    initial: form.tag,
    maxLength: limits.tag,
    pattern: { test: tag => !taken.includes(tag.trim()) },
    message: 'Another coil of this project has this tag.',
    ok: 'Rename',
  })
  if (tag !== undefined) rename(id, tag.trim())
}
