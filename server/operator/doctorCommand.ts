/** The operator's command that runs all checks. It changes nothing. */
import { email as emailSchema } from '../../shared/validation/schemas'
import type { Parts } from '../application/parts'
import { AdminError } from './adminError'
import { examine } from './doctor'

export const doctorCommand = {
  doctor: { usage: 'doctor [--mail-to E]', options: { 'mail-to': { type: 'string' } }, run: doctor },
} as const

/** Fails if there is a fault, so that a nightly run reports it by the exit code. */
async function doctor(parts: Parts, values: Record<string, string | undefined>): Promise<string[]> {
  const mailTo = values['mail-to']
  if (mailTo && !emailSchema.safeParse(mailTo).success) throw new AdminError('--mail-to is not an email address')
  const findings = await examine(parts, { mailTo })
  const lines = findings.map(({ about, state, says }) => `${state.padEnd(8)} ${about.padEnd(15)} ${says}`)
  if (findings.some(({ state }) => state === 'fault')) throw new AdminError(lines.join('\n'))
  return lines
}
