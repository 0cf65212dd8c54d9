import { routes } from '../../shared/routes'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'
import { timeAndRequest } from './timeAndRequest'

/** Contains no question and no answer: a reader of the mail must not learn the questions. */
export function securityQuestionsMail(to: string, call: { now: Date; requestId: string }, origin: string): Mail {
  return composeMail({
    kind: 'security questions',
    to,
    subject: 'Your Coilworks security questions were changed',
    heading: 'The answers to the security questions of your Coilworks account were changed.',
    parts: [
      {
        facts: [...timeAndRequest(call)],
      },
      'If this was not you, change your password at once and call our support.',
      { link: `${origin}${routes.changePassword.path}`, label: 'Change password' },
    ],
  })
}
