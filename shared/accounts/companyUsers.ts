/** What a user of a company can be, and what may be done with one. Free of any library, so that the browser can share it. */
export const userTypes = ['User', 'Owner', 'Approval', 'Invite', 'Service'] as const
export type UserType = (typeof userTypes)[number]

export const userStatuses = ['Active', 'Disabled', 'Pending', 'Owner'] as const
export type UserStatus = (typeof userStatuses)[number]

interface Kind {
  Type: UserType
  Status: UserStatus
}

/** The account owner has a Type and a Status of the name; either one is enough. */
export function isAccountOwner({ Type, Status }: Kind): boolean {
  return Type === 'Owner' || Status === 'Owner'
}

/** Whether Can Login may be switched: for people and service accounts that have been let in, except the owner. */
export function mayToggle(user: Kind): boolean {
  return (user.Type === 'User' || user.Type === 'Service') && user.Status !== 'Pending' && !isAccountOwner(user)
}

/** Whether the row leads to a page of its own, where the user can be edited. */
export function mayEdit({ Type, Status }: Kind): boolean {
  return (Type === 'User' || Type === 'Service') && Status !== 'Pending'
}

/** Waiting for the owner's yes or no. */
export function awaitsApproval({ Type, Status }: Kind): boolean {
  return Type === 'Approval' && Status === 'Pending'
}

/** Invited, and not registered yet. */
export function isInvited({ Type, Status }: Kind): boolean {
  return Type === 'Invite' && Status === 'Pending'
}
