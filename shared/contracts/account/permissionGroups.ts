/** Operations of the account service about the rights of other people on the caller's projects. */

import { z } from 'zod'
import { permissionGroups } from '../../access/permissionGroups'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { jsonText } from '../jsonText'
import { nothing, operation } from '../operation'
import { peoplePlace, placeInList } from './people'

const service = 'AccountService.svc'

const member = z.strictObject({ Id: z.uuid(), Name: textUpTo(200) })
const members = z.array(member)

export type Member = z.infer<typeof member>

/** The number of people in a list, and where it continues after its first page. */
const extent = { Total: z.int(), After: placeInList.After }

export const group = z.object({ Id: z.enum(permissionGroups), Name: z.string(), Members: members, ...extent })

/** The caller's groups, and the people of the company in no group: of each list the first page and the total. */
export const userConfig = z.object({
  Groups: z.array(group),
  NonGroupMembers: members,
  NonGroupExtent: z.object(extent),
})

export type UserConfig = z.infer<typeof userConfig>

export const GetPermissionGroupMembers = operation({
  service,
  name: 'GetPermissionGroupMembers',
  method: 'GET',
  access: 'login',
  request: nothing,
  response: envelope(userConfig),
})

/** A page of the members of one of the caller's groups, or of the people in none, with the text in name or email. */
export const FindGroupMembers = operation({
  service,
  name: 'FindGroupMembers',
  method: 'POST',
  changes: 'nothing',
  access: 'login',
  request: z.strictObject({
    /** Null to list the people in no group. */
    group: z.enum(permissionGroups).nullable(),
    text: textUpTo(limits.email).optional(),
    ...peoplePlace,
  }),
  response: listEnvelope(member).extend({ Item: z.object({ Found: z.int(), ...placeInList }).nullish() }),
})

const moved = members.max(limits.sharing.moves)

/** The new members of each group, and the people to remove from their group. All others stay where they are. */
export const groupChanges = z.strictObject({
  Groups: z
    .array(z.strictObject({ Id: z.enum(permissionGroups), Name: textUpTo(40), Members: moved }))
    .max(permissionGroups.length),
  NonGroupMembers: moved,
})

export type GroupChanges = z.infer<typeof groupChanges>

/** Moves people between the caller's groups. `config` is JSON text of the groups with their new members. */
export const UpdatePermissionGroupMembers = operation({
  service,
  name: 'UpdatePermissionGroupMembers',
  method: 'POST',
  changes: 'rights',
  access: 'login',
  bodyLimit: limits.body.document,
  request: z.strictObject({ config: jsonText(groupChanges, limits.sharing.config) }),
  response: envelope(userConfig),
})
