import { routes } from '../../shared/routes'
import { escapeHtml } from './escapeHtml'
import type { Mail } from './mailer'

/** Tells who registered that the account owner has let them in. */
export function approvalMail(to: string, company: string, origin: string): Mail {
  const text = `Your Coilworks account with ${company} has been approved. You can log in now:`
  const link = `${origin}${routes.login.path}`
  return {
    to,
    subject: 'Your Coilworks account has been approved',
    text: `${text}\n\n    ${link}\n`,
    html: `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
  }
}
