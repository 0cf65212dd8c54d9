/** Operations of the account service about service accounts: how another program signs in for the company. */
import { z } from 'zod'
import { programRoles } from '../../access/roles'
import { limits } from '../../limits'
import { requiredText } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'

/** The owner's, if they hold one of the roles whose services such an account can use. */
const rules = {
  service: 'AccountService.svc',
  method: 'POST',
  access: ['owner'],
  also: programRoles,
  changes: 'credentials',
  proved: true,
} as const

/** The one time that a password of a service account is given. `Email` serves as the client id. */
export const serviceAccount = z.object({
  Id: z.uuid(),
  FullName: z.string(),
  Email: z.string(),
  Password: z.string(),
})

export type ServiceAccount = z.infer<typeof serviceAccount>

/** Adds a service account, if its name is free and the company has fewer than the limit. */
export const AddServiceAccount = operation({
  ...rules,
  name: 'AddServiceAccount',
  request: z.strictObject({ name: requiredText('Account name', limits.serviceAccountName) }),
  response: envelope(serviceAccount),
})

/** Gives a service account a new password; the earlier one and its tokens stop working. */
export const ChangeServiceAccountPassword = operation({
  ...rules,
  name: 'ChangeServiceAccountPassword',
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(serviceAccount),
})
