import { refused, succeeded } from '../../../shared/contracts/envelope'
import { faultsIn } from '../../../shared/contracts/sound'
import { projectMessages } from '../../../shared/wording/projectTexts'
import type { ServiceCall } from '../service'
import { fieldProblems } from './fieldProblems'
import { fileFault, fileProblem, nameOfItem } from './fileProblems'
import type { Keeping } from './projects'

const mostSaid = 5

/** Reads a project's file in the present or an earlier format. Errors name the item and the field. */
export function checkProject<Input extends object>({ tool, work }: Keeping<Input>) {
  return async (_: ServiceCall, { text }: { text: string }) => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return refused(projectMessages.fileNotJson)
    }
    const faults = faultsIn(value)
    if (faults.length > 0) return refusedFor(faults.map(fault => fileFault(tool, fault, value)))
    const document = work.projects.upgraded(value)
    const parsed = work.schema.safeParse(document)
    if (parsed.success) {
      const beyond = parsed.data.items.flatMap(({ input }, place) =>
        fieldProblems(work.fields, input).map(problem => `${nameOfItem(tool, document, String(place))}: ${problem}`),
      )
      return beyond.length > 0 ? refusedFor(beyond) : succeeded(parsed.data)
    }
    const { kind, of = work.projects.kind } = (document ?? {}) as { kind?: unknown; of?: unknown }
    if (kind !== 'project' || of !== work.projects.kind) return refused(projectMessages.fileNotProject)
    if (work.projects.isNewer(document)) return refused(projectMessages.fileNewer)
    return refusedFor(parsed.error.issues.map(issue => fileProblem({ tool, fields: work.fields }, issue, document)))
  }
}

function refusedFor(problems: readonly string[]) {
  const more = problems.length - mostSaid
  return refused(projectMessages.fileWrong, ...problems.slice(0, mostSaid), ...(more > 0 ? [`And ${more} more.`] : []))
}
