import { composeMail } from './composeMail'
import type { Mail } from './mailer'
import { timeAndRequest } from './timeAndRequest'

/** Reports a changed password, so that nobody loses an account without notice. */
export function passwordChangedMail(to: string, call: { now: Date; requestId: string }): Mail {
  return composeMail({
    kind: 'password changed',
    to,
    subject: 'The password of your Coilworks account has changed',
    heading: 'The password of your Coilworks account has changed.',
    parts: [
      {
        facts: [...timeAndRequest(call)],
      },
      'You were signed out everywhere else. If this was not you, ask for a new password at once and call our support.',
    ],
  })
}
