/** User-visible messages of the specification, verbatim (misspellings and double spaces included), once, by name. */

export const accessDenied = 'Access Denied'
export const unknownError = 'An unknown error has occurred'
export const passwordRule =
  'Passwords must contain at least one upper case letter, one lowercase letter, and one number.'
export const passwordsDiffer = 'Passwords do not match'
export const atMost = (max: number) => `Max is ${max}`
export const exists = (value: string) => `${value} has already been added.`
export const notEqual = (value: number | string) => `Value cannot be ${value}`
export const greaterThan = (bound: number) => `Value must be greater than ${bound}`
export const accountNameExists = 'Account name already exists'
export const serviceAccountsFull = 'The max number of service accounts have been added'
export const inviteBlank = 'Email cannot be blank.'
export const inviteTwice = 'This email already exists in your list.'
export const permissionsSaveFailed = 'An unknown error occurred saving permissions'
export const invalidInput = 'Input is invalid.'
export const charactersRemaining = (left: number) => `${left} Characters Remaining`
export const completed = 'Completed!'
export const needHelp = 'Need Help?'
export const noMessages = 'No messages at this time'
export const emailsDiffer = 'Email addresses must match'
export const checkInputs = 'Error: Please check your inputs.'
export const noUpdate = 'No update required'
export const invalidActivation = 'Invalid Activation'
export const error = 'Error'
export const ownerWithFreeMail = 'Invalid: You cannot change ownership to a user with a free email account.'
export const crossTab = {
  loggedOut: 'Your session has been logged out from another tab.',
  projectChanged: {
    title: 'This project was changed from another tab.',
    lines: ['Would you like to re-open it to pull in the new information?', 'Any unsaved data will be lost.'],
    reload: 'Reload',
    ignoreOnce: 'Ignore Once',
    ignoreAlways: 'Ignore Always',
  },
  projectDeleted: {
    title: 'This project was deleted from another tab.',
    line: 'You will be navigated back to the overview screen.',
  },
} as const
export const cookies = { accept: 'Got it!', refuse: 'Refuse cookies' } as const
export const http = {
  400: 'An invalid request was sent to the server.',
  401: 'Access Denied',
  404: 'A required resource could not be located.',
  408: 'The operation timed out.  Please try again.',
  other: 'We appear to be having issues at the moment.  Please try again.',
} as const
export const securityQuestion = {
  title: 'Security Question',
  notFound: 'We were unable to find the question. Please try again.',
  identityFailed: 'Oops, we appear to be having techincal difficulties',
} as const
export const impersonating = 'Impersonating User'
export const invalidImpersonatedEmail = 'Please enter a valid email'
export const exportFailed = 'An unknown error occurred exporting to excel'
export const report = {
  instruction: "To view pdf's instead of downloading copy and paste the below into a new tab in your browser",
  thenChange: 'Then change the setting to match the below image:',
  download: (title: string, file: string) => `${title}: ${file}`,
  exportToExcel: 'Export To Excel',
} as const
export const contact = {
  remaining: (count: number) => `${count} Characters Remaining`,
  blank: 'Inputs cannot be blank.',
  again: 'Please try again',
} as const
export const loading = {
  app: { title: 'Loading App...', message: 'Please wait while we prepare your app!' },
  registration: { title: 'Preparing Registration...', message: 'Please wait while we load your registration!' },
} as const
