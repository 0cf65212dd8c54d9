import { refused, succeeded } from '../../../shared/contracts/envelope'
import { upgradedDocument } from '../../../shared/designs/project'
import { projectDocument } from '../../../shared/designs/projectDocument'
import { projectMessages } from '../../../shared/projectTexts'
import type { ServiceCall } from '../service'

const mostSaid = 5

/** Reads the text of a project's file, of today or of an earlier kind. What is wrong is said with where it is. */
export async function checkProject(_: ServiceCall, { text }: { text: string }) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(projectMessages.fileNotJson)
  }
  const parsed = projectDocument.safeParse(upgradedDocument(value))
  if (parsed.success) return succeeded(parsed.data)
  const { issues } = parsed.error
  const said = issues.slice(0, mostSaid).map(({ path, message }) => `${placeOf(path)}: ${message}`)
  const more = issues.length - said.length
  return refused(projectMessages.fileNotProject, ...said, ...(more > 0 ? [`And ${more} more.`] : []))
}

/** `coils[2].input.air.dryBulb`, cut where somebody made it long. */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return place.replace(/^\./, '').slice(0, 120) || 'The file'
}
