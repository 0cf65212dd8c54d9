import type { Permission } from '../access/permissionGroups'

interface Summary {
  OwnerName: string
  Permission: Permission
}

/**
 * What the reader may do with a project, and who owns it; undefined for the reader's own. Where there is no room for
 * both, the end of the name is left out.
 */
export function sharedBy({ OwnerName, Permission }: Summary): string | undefined {
  return Permission === 'Owner' ? undefined : `${Permission}, ${OwnerName}`
}
