import { limits } from '../../shared/limits'
import { routes } from '../../shared/routes'
import { escapeHtml } from './escapeHtml'
import type { Mail } from './mailer'

export interface InvitationLetter {
  to: string
  token: string
  /** Full name of who invites, and of which company. */
  from: string
  company: string
  /** What they wrote to the invited people; may be empty. */
  message: string
}

/** The link is the only place where the token is written out. */
export function invitationMail({ to, token, from, company, message }: InvitationLetter, origin: string): Mail {
  const link = `${origin}${routes.register.path}?invitation=${token}`
  const before = `${from} invites you to join ${company} on Coilworks.`
  const after =
    `The link is for you alone. It works once, within ${limits.invitationDays} days. ` +
    'If you do not want an account, you need not do anything.'
  const said = message.split('\n').map(escapeHtml).join('<br>')
  return {
    to,
    subject: `${from} invites you to Coilworks`,
    text: [before, message, 'Register here:', `    ${link}`, after].filter(Boolean).join('\n\n'),
    html:
      `<p>${escapeHtml(before)}</p>${message && `<blockquote>${said}</blockquote>`}` +
      `<p><a href="${escapeHtml(link)}">Register</a></p><p>${after}</p>`,
  }
}
