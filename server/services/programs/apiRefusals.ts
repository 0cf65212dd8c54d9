/** The refusals of operations, which are sentences for people, as problems of the Selection API. */
import type { Envelope } from '../../../shared/contracts/envelope'
import type { ApiProblemName } from '../../../shared/selectionApi/apiProblems'
import { messages, texts } from '../../../shared/texts'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import { ApiError } from '../../errors/apiError'

const problemsOf: Readonly<Record<string, ApiProblemName>> = {
  [messages.projectMissing]: 'missing',
  [messages.projectReadOnly]: 'forbidden',
  [messages.projectChanged]: 'changed',
  [messages.documentsPaused]: 'limit',
  [messages.reportMissing]: 'missing',
  [projectMessages.savedNewer]: 'refused',
  [serverMessages.searchMissing]: 'missing',
  [serverMessages.tooManySearches]: 'limit',
  [texts.accessDenied]: 'forbidden',
}

/** The windows of searches and documents are of the same length. */
const pause = { 'retry-after': String(limits.searches.windowMinutes * 60) }

/** The answer of an operation that succeeded. Throws its refusal as an `ApiError`. */
export function granted<Answer extends Envelope>(envelope: Answer): Answer {
  if (envelope.Succeeded) return envelope
  const said = envelope.Notices.flatMap(({ Messages }) => Messages).join(' ')
  const problem = problemsOf[said] ?? 'refused'
  // Its sentence speaks of a page that is reloaded: programs have the sentence of the problem.
  throw new ApiError(problem, {
    ...(problem !== 'changed' && problem !== 'missing' && { said }),
    ...(problem === 'limit' && { headers: pause }),
  })
}
