import { limits } from '../config/limits'
import { loginLink } from './approvalMail'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

/** To a person for whom an admin has made an account. */
export function accountMadeMail(
  to: string,
  { password, company }: { password: string; company: string },
  origin: string,
): Mail {
  return composeMail({
    kind: 'temporary password',
    to,
    subject: 'Your new Coilworks account',
    heading: `An account of ${company} was made for you at Coilworks.`,
    parts: [
      'Log in with your email and this password:',
      { code: password },
      `It works once, within ${limits.temporaryPasswordHours} hours, and asks you to choose a password of your own. ` +
        'Later, ask for another one at "Forgot password".',
      loginLink(origin),
    ],
  })
}

/** To whoever asked for it, or is said to have: it has no link. */
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
