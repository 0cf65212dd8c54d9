/** User-visible messages of the specification, verbatim (misspellings and double spaces included), once, by name. */
export const texts = {
  accessDenied: 'Access Denied',
  unknownError: 'An unknown error has occurred',
  passwordRule: 'Passwords must contain at least one upper case letter, one lowercase letter, and one number.',
  passwordsDiffer: 'Passwords do not match',
  atMost: (max: number) => `Max is ${max}`,
  exists: (value: string) => `${value} has already been added.`,
  notEqual: (value: number | string) => `Value cannot be ${value}`,
  greaterThan: (bound: number) => `Value must be greater than ${bound}`,
  accountNameExists: 'Account name already exists',
  serviceAccountsFull: 'The max number of service accounts have been added',
  inviteBlank: 'Email cannot be blank.',
  inviteTwice: 'This email already exists in your list.',
  permissionsSaveFailed: 'An unknown error occurred saving permissions',
  invalidInput: 'Input is invalid.',
  charactersRemaining: (left: number) => `${left} Characters Remaining`,
  completed: 'Completed!',
  needHelp: 'Need Help?',
  noMessages: 'No messages at this time',
  http: {
    400: 'An invalid request was sent to the server.',
    401: 'Access Denied',
    404: 'A required resource could not be located.',
    408: 'The operation timed out.  Please try again.',
    other: 'We appear to be having issues at the moment.  Please try again.',
  },
  loading: {
    app: { title: 'Loading App...', message: 'Please wait while we prepare your app!' },
    registration: { title: 'Preparing Registration...', message: 'Please wait while we load your registration!' },
  },
} as const

/** The product's own messages: not given word for word by the specification, but said in one place all the same. */
export const messages = {
  /** One answer for every reason, so that it never says which part was wrong. */
  loginRefused: 'The email or password is not right, or the account cannot sign in now.',
  forgotPasswordSent: 'If the email belongs to an account, a temporary password is on its way.',
  busy: 'Many people are signing in at the moment. Please try again in a few seconds.',
  wrongOldPassword: 'The current password is not right.',
  passwordUnchanged: 'The new password must differ from the current one.',
  passwordChanged: 'Your password has been changed.',
  required: (label: string) => `${label} is required.`,
  invalid: (label: string) => `${label} is invalid.`,
  tooLong: (max: number) => `Max ${max} characters.`,
  userMissing: 'This user is not in your company any more. Reload the page to see who is.',
  ownerStays: 'The account owner can be neither disabled nor removed.',
  notYourself: 'You can neither disable nor remove yourself.',
  notLetIn: 'This user has not been let in yet, so there is nothing to switch.',
  notPending: 'This user is not waiting any more. Reload the page to see how things stand.',
  inviteTaken: (email: string) => `${email} cannot be invited: it already has an account or an invitation.`,
  inviteRepeated: 'The list holds the same email twice.',
  invitedTooMany: 'You have invited many people in a short time. Please try again in an hour.',
  invitationsSent: (count: number) =>
    count === 1 ? 'The invitation is on its way.' : 'The invitations are on their way.',
  serviceAccountMissing: 'This service account is not there any more. Reload the page to see which are.',
  groupsWrong: 'A person can be in one group only, and only people of your company can be in one.',
  designReadOnly: 'This design is shared with you to read. Save yours under a new name.',
  designKept: 'You may not delete this design: that needs Full Access.',
  designMissing: 'This design does not exist or is not shared with you.',
  designChanged:
    'This design was saved by someone else after you opened it. Open it again, or save yours under a new name.',
} as const
