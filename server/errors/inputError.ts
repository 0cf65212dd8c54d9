import { faultsIn } from '../../shared/contracts/sound'
import { serverMessages } from '../../shared/wording/serverMessages'

/** A request that does not fit its contract. */
export class InputError extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413 | 415 | 429,
    message: string,
    /** What whoever sent it is told, where it is more than that the request was wrong. */
    readonly said?: string,
  ) {
    super(message)
    this.name = 'InputError'
  }
}

/** Why a request is refused whatever its contract says; undefined where it is not. */
export function soundnessError(request: unknown): InputError | undefined {
  const [fault] = faultsIn(request)
  if (!fault) return undefined
  return new InputError(
    400,
    'keys, depth or characters that are not allowed',
    fault.kind === 'text' ? serverMessages.unfitText : undefined,
  )
}
