/** Moving people between the list of those in no group and a group. Pure. */
import type { Member, UserConfig } from '../../../shared/contracts/account'
import type { PermissionGroup } from '../../../shared/permissionGroups'

export function membersOf(config: UserConfig, group: PermissionGroup): readonly Member[] {
  return config.Groups.find(one => one.Id === group)?.Members ?? []
}

/** Those whose name holds what was typed. */
export function found(members: readonly Member[], typed: string): readonly Member[] {
  const wanted = typed.trim().toLowerCase()
  return members.filter(({ Name }) => Name.toLowerCase().includes(wanted))
}

/** Puts those of `ids` who are in no group into `group`. */
export function withMembers(config: UserConfig, group: PermissionGroup, ids: readonly string[]): UserConfig {
  const added = config.NonGroupMembers.filter(member => ids.includes(member.Id))
  return {
    Groups: config.Groups.map(one =>
      one.Id === group ? { ...one, Members: sorted([...one.Members, ...added]) } : one,
    ),
    NonGroupMembers: config.NonGroupMembers.filter(member => !ids.includes(member.Id)),
  }
}

/** Takes those of `ids` who are in `group` out of it. */
export function withoutMembers(config: UserConfig, group: PermissionGroup, ids: readonly string[]): UserConfig {
  const removed = membersOf(config, group).filter(member => ids.includes(member.Id))
  return {
    Groups: config.Groups.map(one =>
      one.Id === group ? { ...one, Members: one.Members.filter(member => !ids.includes(member.Id)) } : one,
    ),
    NonGroupMembers: sorted([...config.NonGroupMembers, ...removed]),
  }
}

function sorted(members: readonly Member[]): Member[] {
  return members.toSorted((one, other) => one.Name.localeCompare(other.Name, 'en'))
}
