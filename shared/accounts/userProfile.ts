/** The fields of a person's own profile, with their rules. */

import { texts } from '../texts'
import { fieldRules } from '../validation/fieldRules'

export const userProfileRules = {
  FullName: fieldRules.fullName,
  Phone: fieldRules.phone,
  Email: fieldRules.email,
  ConfirmEmail: { label: 'Confirm Email', required: true, repeats: { field: 'Email', message: texts.emailsDiffer } },
} as const

export interface UserInfo {
  FullName: string
  Phone: string
  Email: string
}

/** The roles that see the link to the security questions. The route itself requires admin. */
export const securityQuestionsLinkFor = ['admin', 'command-center'] as const
