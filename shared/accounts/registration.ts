/** The fields of a registration, with their rules, and the terms that must be accepted. */

import { messages, texts } from '../texts'
import { type FieldRule, fieldRules } from '../validation/fieldRules'

export const registrationRules = {
  fullName: fieldRules.fullName,
  companyName: fieldRules.companyName,
  phone: fieldRules.phone,
  email: fieldRules.email,
  confirmEmail: { label: 'Confirm Email', required: true, repeats: { field: 'email', message: texts.emailsDiffer } },
  password: { ...fieldRules.newPassword, label: 'Password' },
  confirmPassword: {
    label: 'Confirm password',
    required: true,
    repeats: { field: 'password', message: texts.passwordsDiffer },
  },
  acceptTerms: { label: 'I accept the terms of use', required: true, missing: messages.acceptTerms },
} as const satisfies Record<string, FieldRule>

/** The outcomes of a registration after its mailbox is proven. */
export const registrationOutcomes = ['Active', 'Approval', 'NewCompany'] as const
export type RegistrationOutcome = (typeof registrationOutcomes)[number]

export const terms = [
  {
    heading: 'Your account',
    text: 'The account is for you alone and for the company you work for. Give true details, keep the password to yourself, and tell us when you leave the company. Your company’s account owner can see your name, email and phone, and can close your account.',
  },
  {
    heading: 'Results',
    text: 'Ratings and selections rest on the inputs you give and on published correlations, whose range of validity is shown with each result. They help an engineer and do not replace one: check a result before you build or buy by it. An offer is binding only when it is confirmed in writing.',
  },
  {
    heading: 'Your designs',
    text: 'What you enter stays yours and your company’s. We use it to give you the service and to support you, show it to nobody outside your company without your consent, and keep it confidential.',
  },
  {
    heading: 'Fair use',
    text: 'Do not try to reach what is not shared with you, to overload the service, or to copy it as a whole. We may close an account that does.',
  },
  {
    heading: 'Your data',
    text: 'We keep your name, company, phone, email and a record of sign-ins and changes, for as long as you have an account and as the law asks. You can ask us what we hold, have it corrected, and have the account removed.',
  },
  {
    heading: 'Changes',
    text: 'We may change the service and these terms. A change that matters to you is told by mail 30 days before, and you can close the account instead of accepting it.',
  },
] as const
