import { routes } from '../../shared/routes'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

/** Tells who registered that the account owner has let them in. */
export function approvalMail(to: string, company: string, origin: string): Mail {
  return composeMail({
    to,
    subject: 'Your Coilworks account has been approved',
    heading: `Your account with ${company} has been approved`,
    parts: ['You can log in now, with the email and the password that you registered with.', loginLink(origin)],
  })
}

const loginLink = (origin: string) => ({ link: `${origin}${routes.login.path}`, label: 'Log in' })
