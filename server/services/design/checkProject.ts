import { refused, succeeded } from '../../../shared/contracts/envelope'
import { upgradedDocument } from '../../../shared/designs/project'
import { projectDocument } from '../../../shared/designs/projectDocument'
import { projectMessages } from '../../../shared/projectTexts'
import type { ServiceCall } from '../service'
import { fileProblem } from './fileProblems'

const mostSaid = 5

/** Reads the text of a project's file, of today or of an earlier kind. What is wrong is said by coil and field. */
export async function checkProject(_: ServiceCall, { text }: { text: string }) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(projectMessages.fileNotJson)
  }
  const document = upgradedDocument(value)
  const parsed = projectDocument.safeParse(document)
  if (parsed.success) return succeeded(parsed.data)
  const { kind, version } = (document ?? {}) as { kind?: unknown; version?: unknown }
  if (kind !== 'project') return refused(projectMessages.fileNotProject)
  if (typeof version === 'number' && version > projectDocument.shape.version.value)
    return refused(projectMessages.fileNewer)
  const { issues } = parsed.error
  const said = issues.slice(0, mostSaid).map(issue => fileProblem(issue, document))
  const more = issues.length - said.length
  return refused(projectMessages.fileWrong, ...said, ...(more > 0 ? [`And ${more} more.`] : []))
}
