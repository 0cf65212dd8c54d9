import { limits } from '../../../shared/limits'
import type { ProjectState } from '../state/useProject'
import { tagsBeside } from './openProject'

/** Asks for a new tag of the shown item, which no other item may have. */
export async function renameItem({ id, form, project, rename }: ProjectState): Promise<void> {
  const { item } = form.tool.tool
  const taken = tagsBeside(project, id)
  const { askText } = await import('../../client/dialogs')
  const tag = await askText({
    title: `Rename ${item}`,
    label: 'Tag',
    initial: form.tag,
    maxLength: limits.tag,
    pattern: { test: tag => !taken.includes(tag.trim()) },
    message: `Another ${item} of this project has this tag.`,
    ok: 'Rename',
  })
  if (tag !== undefined) rename(id, tag.trim())
}
