/** Mails about a registration: to the person, and to the person who decides about it. */

import { roleNames } from '../../shared/access/roleNames'
import { isCompanyRole, type Role } from '../../shared/access/roles'
import type { RegistrationOutcome } from '../../shared/accounts/registration'
import { routes } from '../../shared/routes'
import { messages } from '../../shared/texts'
import { limits } from '../config/limits'
import { loginLink } from './approvalMail'
import { composeMail, type MailPart } from './composeMail'
import type { Mail } from './mailer'

export function registrationCodeMail(to: string, code: string): Mail {
  return composeMail({
    kind: 'registration',
    to,
    subject: 'Your Coilworks registration code',
    heading: 'Finish your Coilworks registration.',
    parts: [
      'Type this code where you registered:',
      { code },
      `It works once, within ${limits.mailedCode.minutes} minutes.`,
      'If you did not register, you need not do anything: there is no account without the code.',
    ],
  })
}

/** To the holder of an account whose email somebody registers with. */
export function registeredAlreadyMail(to: string): Mail {
  return composeMail({
    kind: 'registration',
    to,
    subject: 'You have a Coilworks account already',
    heading: 'Somebody registered with your email, and you have an account already.',
    parts: [
      'Nothing has changed, and nobody was told that you have an account.',
      'If it was you, log in; if the password is lost, ask for a temporary one at "Forgot password".',
      'If your account still waits for approval, you get a mail as soon as it is open.',
    ],
  })
}

const next: Record<RegistrationOutcome, string> = {
  ...messages.registered,
  Active: `Your account is open. ${messages.registered.Active}`,
}

interface Registered {
  outcome: RegistrationOutcome
  email: string
  fullName: string
  companyName: string
  roles: readonly Role[]
}

/** `owner` is the name of the account owner of the company. */
export function registeredMail({ email, outcome, roles }: Registered, owner: string | undefined, origin: string): Mail {
  const isWithoutRole = outcome === 'Active' && roles.length === 0
  return composeMail({
    kind: 'registration',
    to: email,
    subject: 'Your Coilworks registration',
    heading: 'Your email is confirmed.',
    parts: [
      next[outcome],
      ...(isWithoutRole ? [noRoleYet(owner)] : []),
      ...(outcome === 'Active' ? [loginLink(origin)] : []),
    ],
  })
}

function noRoleYet(owner: string | undefined): string {
  const who = owner ? `${owner}, who owns the account of your company, was told and can` : 'We can'
  return `No tool is open to you yet. ${who} open them.`
}

/** To a person who waited and is admitted. */
export function accountOpenMail(to: string, origin: string): Mail {
  return composeMail({
    kind: 'account open',
    to,
    subject: 'Your Coilworks account is open',
    heading: 'Your Coilworks account is open.',
    parts: [next.Active, loginLink(origin)],
  })
}

/** To the owner of the company, who decides unless the company admits people automatically. */
export function approvalWantedMail(to: string, registered: Registered, origin: string): Mail {
  const isIn = registered.outcome === 'Active'
  return composeMail({
    kind: 'approval wanted',
    to,
    subject: isIn ? 'Somebody joined your Coilworks company' : 'Somebody wants to join your Coilworks company',
    heading: isIn ? 'Somebody registered and was let in.' : 'Somebody registered and waits for your yes.',
    parts: [who(registered), isIn ? rolesOf(registered) : decideText, manageUsersLink(origin)],
  })
}

/** To the owner of a company that is enabled again: lists all people who wait. */
export function approvalsWantedMail(
  to: string,
  { company, people }: { company: string; people: readonly { full_name: string; email: string }[] },
  origin: string,
): Mail {
  const more = people.length - namedAtMost
  return composeMail({
    kind: 'approval wanted',
    to,
    subject: 'People want to join your Coilworks company',
    heading: `${company} is enabled again, and somebody waits for your yes.`,
    parts: [
      { facts: people.slice(0, namedAtMost).map(({ full_name, email }) => [full_name, email]) },
      ...(more > 0 ? [`And ${more} more.`] : []),
      decideText,
      manageUsersLink(origin),
    ],
  })
}

const namedAtMost = 20
const manageUsersLink = (origin: string) => ({
  link: `${origin}${routes.manageUsers.path}`,
  label: routes.manageUsers.title,
})
const decideText = 'Log in and open Manage Users to approve or deny.'

function rolesOf({ roles }: Registered): string {
  const names = roles.filter(isCompanyRole).map(role => roleNames[role].name)
  if (names.length === 0) return 'No tool is open to them yet. Log in and open Manage Users to give them roles.'
  return `They got these roles: ${names.join(', ')}. Log in and open Manage Users to change them.`
}

/** To the administrators: the first person of a company that has no owner yet. */
export function newCompanyMail(to: string, registered: Registered, origin: string): Mail {
  return composeMail({
    kind: 'new company',
    to,
    subject: 'Somebody of a new company registered',
    heading: 'Somebody registered whose company has no owner yet.',
    parts: [
      who(registered),
      'Log in, open Admin and then Companies to say which roles the company holds, and to let them in as its owner or turn them down.',
      { link: `${origin}${routes.admin.path}?section=companies`, label: 'Companies' },
    ],
  })
}

function who({ fullName, email, companyName }: Registered): MailPart {
  return {
    facts: [
      ['Name', fullName],
      ['Email', email],
      ['Company', companyName],
    ],
  }
}
