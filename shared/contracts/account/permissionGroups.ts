/** Operations of the account service about who may do what with the caller's projects. */
import { z } from 'zod'
import { limits } from '../../limits'
import { permissionGroups } from '../../permissionGroups'
import { envelope } from '../envelope'
import { jsonText } from '../jsonText'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

const member = z.strictObject({ Id: z.uuid(), Name: z.string().max(200) })

export const group = z.strictObject({
  Id: z.enum(permissionGroups),
  Name: z.string().max(40),
  Members: z.array(member).max(limits.sharing.members),
})

/** The caller's groups, and who of the company is in none. */
export const userConfig = z.strictObject({
  Groups: z.array(group).max(permissionGroups.length),
  NonGroupMembers: z.array(member).max(limits.sharing.members),
})

export type Member = z.infer<typeof member>
export type UserConfig = z.infer<typeof userConfig>

export const GetPermissionGroupMembers = operation({
  service,
  name: 'GetPermissionGroupMembers',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(userConfig),
})

/** Sets the caller's groups as a whole. `config` is JSON text of the shape that GetPermissionGroupMembers gives. */
export const UpdatePermissionGroupMembers = operation({
  service,
  name: 'UpdatePermissionGroupMembers',
  method: 'POST',
  access: 'login',
  bodyLimit: limits.body.document,
  request: z.strictObject({ config: jsonText(userConfig, limits.sharing.config) }),
  response: envelope(userConfig),
})
