import { routes } from '../../shared/routes'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

/** Tells a person who registered that the account owner has admitted them. */
export function approvalMail(to: string, company: string, origin: string): Mail {
  return composeMail({
    kind: 'account open',
    to,
    subject: 'Your Coilworks account has been approved',
    heading: `Your account with ${company} has been approved`,
    parts: ['You can log in now, with the email and the password that you registered with.', loginLink(origin)],
  })
}

/** Tells a person who registered that the account owner has refused them. No data of them is kept. */
export function denialMail(to: string, company: string): Mail {
  return composeMail({
    kind: 'account denied',
    to,
    subject: 'Your Coilworks account has not been approved',
    heading: `Your account with ${company} has not been approved`,
    parts: [
      `The owner of the account of ${company} has not let you in, and your registration is deleted.`,
      'If you think that this is a mistake, ask them, and register again.',
    ],
  })
}

export const loginLink = (origin: string) => ({ link: `${origin}${routes.login.path}`, label: 'Log in' })
