import { limits } from '../../../../shared/limits'
import type { ProjectState } from '../state/useProject'

/** Asks for the tag of the shown coil. */
export async function renameCoil({ id, form, rename }: ProjectState): Promise<void> {
  const { askText } = await import('../../../client/dialogs')
  const tag = await askText({
    title: 'Rename coil',
    label: 'Tag',
    initial: form.tag,
    maxLength: limits.tag,
    ok: 'Rename',
  })
  if (tag !== undefined) rename(id, tag.trim())
}
