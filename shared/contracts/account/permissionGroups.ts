/** Operations of the account service about who may do what with the caller's projects. */

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

/** How many people a list has, and where it goes on after its first page. */
const extent = { Total: z.int(), After: placeInList.After }

export const group = z.object({ Id: z.enum(permissionGroups), Name: z.string(), Members: members, ...extent })

/** The caller's groups, and who of the company is in none: of each list the first page, and how many there are. */
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

/** A page of the members of one of the caller's groups, or of who is in none, with the text in name or email. */
export const FindGroupMembers = operation({
  service,
  name: 'FindGroupMembers',
  method: 'POST',
  changes: 'nothing',
  access: 'login',
  request: z.strictObject({
    /** None where those in no group are asked for. */
    group: z.enum(permissionGroups).nullable(),
    text: textUpTo(limits.email).optional(),
    ...peoplePlace,
  }),
  response: listEnvelope(member).extend({ Item: z.object({ Found: z.int(), ...placeInList }).nullish() }),
})

const moved = members.max(limits.sharing.moves)

/** Who is to be in which group, and who in none. Whoever is not named stays where they are. */
export const groupChanges = z.strictObject({
  Groups: z
    .array(z.strictObject({ Id: z.enum(permissionGroups), Name: textUpTo(40), Members: moved }))
    .max(permissionGroups.length),
  NonGroupMembers: moved,
})

export type GroupChanges = z.infer<typeof groupChanges>

/** Moves people between the caller's groups. `config` is JSON text of the groups with those who come into them. */
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
