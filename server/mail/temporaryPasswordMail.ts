import { limits } from '../../shared/limits'
import type { Mail } from './mailer'

/** The password is of letters and digits only, so it needs no escaping. */
export function temporaryPasswordMail(to: string, password: string): Mail {
  const before = 'A temporary password was asked for your Coilworks account:'
  const after =
    `It works once, within ${limits.temporaryPasswordHours} hours, and asks you to choose a new password. ` +
    'Your present password stays valid until then. If you did not ask for this, you need not do anything.'
  return {
    to,
    subject: 'Your temporary Coilworks password',
    text: `${before}\n\n    ${password}\n\n${after}\n`,
    html: `<p>${before}</p><p><code>${password}</code></p><p>${after}</p>`,
  }
}
