import { composeMail } from './composeMail'
import type { Mail } from './mailer'
import { timeAndRequest } from './timeAndRequest'

const happenings = {
  on: 'Two-step login was turned on for your Coilworks account',
  changed: 'Two-step login of your Coilworks account was set up anew',
  off: 'Two-step login was turned off for your Coilworks account',
  codes: 'New recovery codes were made for your Coilworks account',
  'recovery-code': 'A recovery code was used for your Coilworks account',
} as const

export type FactorChange = keyof typeof happenings

/** Reports a change of the second factor. Contains no code and no secret. */
export function factorMail(to: string, change: FactorChange, call: { now: Date; requestId: string }): Mail {
  const happened = happenings[change]
  return composeMail({
    kind: 'second factor',
    to,
    subject: happened,
    heading: `${happened}.`,
    parts: [
      {
        facts: [...timeAndRequest(call)],
      },
      'If this was not you, change your password at once and call our support.',
    ],
  })
}
