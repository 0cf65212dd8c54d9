import { limits } from '../../../shared/limits'
import { particularLabels } from '../../../shared/tools/particularLabels'
import { type ParticularName, particularNames } from '../../../shared/tools/project'
import { ask } from '../../client/openDialog'
import { FieldsDialog } from '../../dialogs/FieldsDialog'
import type { ProjectState } from '../state/useProject'

type Texts = Partial<Record<ParticularName, string>>

const fields = particularNames.map(name => [name, particularLabels[name]] as const)

/** Asks whom the paper of the project is for. It is saved with the project, and printed on page one of its reports. */
export async function writeParticulars({ project, step }: ProjectState): Promise<void> {
  const before = project.particulars ?? {}
  const texts = await ask<Texts | undefined>(onAnswer => (
    <FieldsDialog
      title="Particulars for reports"
      fields={fields}
      initial={before}
      maxLength={limits.projectName}
      onAnswer={onAnswer}
    />
  ))
  if (texts === undefined || particularNames.every(name => texts[name] === before[name])) return
  step(now => ({ ...now, particulars: Object.keys(texts).length > 0 ? texts : undefined }))
}
