/** The permission groups of project sharing, and the rights of their members on the owner's projects. */
export const projectActions = ['open', 'save', 'save-as', 'delete'] as const
export type ProjectAction = (typeof projectActions)[number]

export const permissionGroups = ['Read-Only', 'Read-Write', 'Full Access'] as const
export type PermissionGroup = (typeof permissionGroups)[number]

/** The rights of a person on a project: the owner's, or those of a group. */
export const permissions = ['Owner', ...permissionGroups] as const
export type Permission = (typeof permissions)[number]

const rights: Record<Permission, readonly ProjectAction[]> = {
  Owner: projectActions,
  'Read-Only': ['open', 'save-as'],
  'Read-Write': ['open', 'save', 'save-as'],
  'Full Access': ['open', 'save', 'save-as', 'delete'],
}

export function permits(permission: Permission, action: ProjectAction): boolean {
  return rights[permission].includes(action)
}
