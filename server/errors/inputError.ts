import { faultsIn, isSound } from '../../shared/contracts/sound'
import { serverMessages } from '../../shared/wording/serverMessages'

/** A request that does not match its contract. */
export class InputError extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413 | 415 | 429,
    message: string,
    /** The message for the sender, if it says more than that the request is invalid. */
    readonly said?: string,
  ) {
    super(message)
    this.name = 'InputError'
  }
}

/** The error for keys, depth or characters that no contract allows; undefined if the request has none. */
export function soundnessError(request: unknown): InputError | undefined {
  // Most have none, and are walked through without noting the way.
  if (isSound(request)) return undefined
  const [fault] = faultsIn(request)
  if (!fault) return undefined
  return new InputError(
    400,
    'keys, depth or characters that are not allowed',
    fault.kind === 'text' ? serverMessages.unfitText : undefined,
  )
}
