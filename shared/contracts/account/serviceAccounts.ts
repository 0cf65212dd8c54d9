/** Operations of the account service about service accounts, by which programs sign in for the company. */
import { z } from 'zod'
import { programRoles } from '../../access/roles'
import { limits } from '../../limits'
import { requiredText } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'

/** For the owner, if they hold one of the roles whose services such an account can use. */
const rules = {
  service: 'AccountService.svc',
  method: 'POST',
  access: ['owner'],
  also: programRoles,
  changes: 'credentials',
  proved: true,
} as const

/** A service account with its password, which is given only this once. `Email` is the client id. */
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
