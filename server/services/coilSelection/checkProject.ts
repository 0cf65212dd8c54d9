import { upgradedDocument } from '../../../shared/coils/document/project'
import { projectDocument } from '../../../shared/coils/document/projectDocument'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { faultsIn } from '../../../shared/contracts/sound'
import { projectMessages } from '../../../shared/wording/projectTexts'
import type { ServiceCall } from '../service'
import { fieldProblems } from './fieldProblems'
import { fileFault, fileProblem, nameOfCoil } from './fileProblems'

const mostSaid = 5

/** Reads the text of a project's file, of today or of an earlier kind. What is wrong is said by coil and field. */
export async function checkProject(_: ServiceCall, { text }: { text: string }) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(projectMessages.fileNotJson)
  }
  const faults = faultsIn(value)
  if (faults.length > 0) return refusedFor(faults.map(fault => fileFault(fault, value)))
  const document = upgradedDocument(value)
  const parsed = projectDocument.safeParse(document)
  if (parsed.success) {
    const beyond = parsed.data.coils.flatMap(({ input }, place) =>
      fieldProblems(input).map(problem => `${nameOfCoil(document, String(place))}: ${problem}`),
    )
    return beyond.length > 0 ? refusedFor(beyond) : succeeded(parsed.data)
  }
  const { kind, version } = (document ?? {}) as { kind?: unknown; version?: unknown }
  if (kind !== 'project') return refused(projectMessages.fileNotProject)
  if (typeof version === 'number' && version > projectDocument.shape.version.value)
    return refused(projectMessages.fileNewer)
  return refusedFor(parsed.error.issues.map(issue => fileProblem(issue, document)))
}

function refusedFor(problems: readonly string[]) {
  const more = problems.length - mostSaid
  return refused(projectMessages.fileWrong, ...problems.slice(0, mostSaid), ...(more > 0 ? [`And ${more} more.`] : []))
}
