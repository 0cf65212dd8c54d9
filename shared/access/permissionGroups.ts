/** The permission groups of project sharing: what their members may do with the projects of who set them. */
export const projectActions = ['open', 'save', 'save-as', 'delete'] as const
export type ProjectAction = (typeof projectActions)[number]

export const permissionGroups = ['Read-Only', 'Read-Write', 'Full Access'] as const
export type PermissionGroup = (typeof permissionGroups)[number]

/** What a person may do with a project: all of it where it is their own. */
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
