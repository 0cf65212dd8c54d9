import type { Envelope } from '../../shared/contracts/envelope'
import { texts } from '../../shared/texts'

/** The lines of a refusal, for the form: the messages of the answer's first notice. Undefined if it succeeded. */
export function refusalIn(envelope: Pick<Envelope, 'Succeeded' | 'Notices'>): readonly string[] | undefined {
  if (envelope.Succeeded) return undefined
  return envelope.Notices[0]?.Messages ?? [texts.unknownError]
}
