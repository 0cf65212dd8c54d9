/** The types and statuses of a company's users, and the actions on them. Without a library, for use in the browser. */
export const userTypes = ['User', 'Owner', 'Approval', 'Invite', 'Service'] as const
export type UserType = (typeof userTypes)[number]

export const userStatuses = ['Active', 'Disabled', 'Pending', 'Owner'] as const
export type UserStatus = (typeof userStatuses)[number]

interface Kind {
  Type: UserType
  Status: UserStatus
}

/** The account owner has the Type or the Status `Owner`; either is enough. */
export function isAccountOwner({ Type, Status }: Kind): boolean {
  return Type === 'Owner' || Status === 'Owner'
}

/** Whether Can Login may be switched: for approved people and service accounts, except the owner. */
export function mayToggle(user: Kind): boolean {
  return (user.Type === 'User' || user.Type === 'Service') && user.Status !== 'Pending' && !isAccountOwner(user)
}

/** Whether the user has a page where they can be edited. */
export function mayEdit({ Type, Status }: Kind): boolean {
  return (Type === 'User' || Type === 'Service') && Status !== 'Pending'
}

/** Waiting for the owner's decision. */
export function awaitsApproval({ Type, Status }: Kind): boolean {
  return Type === 'Approval' && Status === 'Pending'
}

/** Invited, but not registered yet. */
export function isInvited({ Type, Status }: Kind): boolean {
  return Type === 'Invite' && Status === 'Pending'
}
