import { routes } from '../../shared/routes'
import { limits } from '../config/limits'
import { composeMail, type MailPart } from './composeMail'
import type { Mail } from './mailer'

export interface InvitationLetter {
  to: string
  token: string
  /** Full name of the person who invites, and the company. */
  from: string
  company: string
  /** The text to the invited people; may be empty. */
  message: string
}

/** The link is the only place where the token is written out. */
export function invitationMail({ to, token, from, company, message }: InvitationLetter, origin: string): Mail {
  const said: MailPart[] = message.trim() ? [{ quote: message }] : []
  return composeMail({
    kind: 'invitation',
    to,
    subject: `${from} invites you to Coilworks`,
    heading: `${from} invites you to join ${company} on Coilworks`,
    parts: [
      ...said,
      { link: `${origin}${routes.register.path}?invitation=${token}`, label: 'Register' },
      `The link is for you alone. It works once, within ${limits.invitationDays} days. ` +
        'If you do not want an account, you need not do anything.',
    ],
  })
}
