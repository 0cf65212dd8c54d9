import { limits } from '../limits'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

export function temporaryPasswordMail(to: string, password: string): Mail {
  return composeMail({
    kind: 'temporary password',
    to,
    subject: 'Your temporary Coilworks password',
    heading: 'A temporary password was asked for your Coilworks account.',
    parts: [
      { code: password },
      `It works once, within ${limits.temporaryPasswordHours} hours, and asks you to choose a new password.`,
      'Your present password stays valid until then. If you did not ask for this, you need not do anything.',
    ],
  })
}
