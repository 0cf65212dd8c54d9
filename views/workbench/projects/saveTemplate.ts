import { limits } from '../../../shared/limits'
import { askText, notify, showError } from '../../client/dialogs'
import { tellUse } from '../../client/tellUse'
import { documentOf } from '../form/form'
import type { ProjectState } from '../state/useProject'
import { answered } from './answered'

/** Asks for a name and saves the shown item as a template. */
export async function saveTemplate({ form }: ProjectState): Promise<void> {
  const { tool } = form.tool
  const title = `Save ${tool.item} as template`
  const name = await askText({ title, label: 'Name', maxLength: limits.projectName, ok: 'Save' })
  if (name === undefined) return
  const { tag, input, display } = documentOf(form)
  const { failure } = await answered(tool, 'SaveTemplate', {
    name: name.trim(),
    item: { tag, input, display },
  })
  if (failure) return showError(title, failure)
  tellUse('TemplateSave')
  await notify(title, [`${name.trim()} is among your templates.`])
}
