import type { Envelope } from '../../../shared/contracts/envelope'
import { texts } from '../../../shared/texts'

/** Why an answer refuses, in lines for the form: the messages of its first notice. Undefined where it does not. */
export function refusalIn(envelope: Pick<Envelope, 'Succeeded' | 'Notices'>): readonly string[] | undefined {
  if (envelope.Succeeded) return undefined
  return envelope.Notices[0]?.Messages ?? [texts.unknownError]
}
