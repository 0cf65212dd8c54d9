import type { Permission } from '../access/permissionGroups'

interface Summary {
  OwnerName: string
  Permission: Permission
}

/** Who owns a project, and what the reader may do with it; undefined for the reader's own. */
export function sharedBy({ OwnerName, Permission }: Summary): string | undefined {
  return Permission === 'Owner' ? undefined : `${OwnerName}, ${Permission}`
}
