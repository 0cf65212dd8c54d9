/** The product's own messages: the specification does not give their wording, but they are kept in one place too. */

/** One answer for every reason, so that it never reveals which part was wrong. */
export const loginRefused = 'The email or password is not right, or the account cannot sign in now.'
export const forgotPasswordSent = 'If the email belongs to an account, a temporary password is on its way.'
export const noServiceToken =
  'Some tools are out of reach for now: their service gave no token. Log in again to try once more.'
export const busy = 'Many people are signing in at the moment. Please try again in a few seconds.'
export const wrongOldPassword = 'The current password is not right.'
export const passwordUnchanged = 'The new password must differ from the current one.'
export const passwordGuessable =
  'This password is easy to guess: it is a common one, or holds your name, email or company. Please choose another.'
export const proveAgain = 'This needs your password again, because it was given some time ago.'
export const passwordChanged = 'Your password has been changed.'
export const oldestSessionEnded = 'You were signed in at many places. The oldest of these sessions has ended.'
export const wrongAnswer = 'That answer does not match. Please try again.'
export const passwordPaused = 'Too many passwords did not match. Please try again later.'
export const documentsPaused = 'You have had many reports made in a short time. Please try again in an hour.'
export const answersPaused = 'Too many answers did not match. Please try again later.'
export const sessionEnded = 'That session has ended.'
export const sessionOver = 'That session had ended before.'
export const otherSessionsEnded = 'You are logged out everywhere else.'
export const confirmAnswer = 'Confirm the current answer before you change it.'
export const securityQuestionsSaved = 'Your security questions are saved.'
export const chooseQuestions = 'Choose a question and answer it in each group.'
export const answerTooShort = (min: number) => `An answer has at least ${min} characters.`
export const answerGuessable =
  'An answer must not be your name, email or company, a word of its question, or numbers in order.'
export const answerTwice = 'Each answer must differ from the others.'
export const impersonationEnded = (name: string) =>
  `You no longer act as ${name}. Log in to go back to your own account.`
export const impersonationRefused = 'This person cannot be impersonated.'
export const logInAgain = 'Log in again to go on.'
export const cookies = 'We use cookies to keep you signed in and, if you agree, to measure how the tools are used.'
export const required = (label: string) => `${label} is required.`
export const invalid = (label: string) => `${label} is invalid.`
export const decimalComma = (label: string, text: string) => `${label} has a decimal comma. Write ${text}.`
export const tooLong = (max: number) => `Max ${max} characters.`
export const userMissing = 'This user is not in your company any more. Reload the page to see who is.'
export const ownerStays = 'The account owner can be neither disabled nor removed.'
export const notYourself = 'You can neither disable nor remove yourself.'
export const notLetIn = 'This user has not been let in yet, so there is nothing to switch.'
export const notPending = 'This user is not waiting any more. Reload the page to see how things stand.'
export const inviteTaken = (email: string) => `${email} cannot be invited: it already has an account or an invitation.`
export const tooManyInvitees = (max: number) => `At most ${max} people can be invited at a time.`
export const engineeringInvites = 'Engineering staff do not invite people. Ask another owner of your company to do it.'
export const groupsSaved = 'The groups have been saved.'
export const inviteRepeated = 'The list holds the same email twice.'
export const invitedTooMany = 'You have invited many people in a short time. Please try again in an hour.'
export const invitationsSent = (count: number) =>
  count === 1 ? 'The invitation is on its way.' : 'The invitations are on their way.'
export const serviceAccountMissing = 'This service account is not there any more. Reload the page to see which are.'
export const groupsWrong = 'A person can be in one group only, and only people of your company can be in one.'
export const projectReadOnly = 'This project is shared with you to read. Save yours under a new name.'
export const projectKept = 'You may not delete this project: that needs Full Access.'
export const accountMissing = 'This account does not exist.'
export const userUnlocked = 'This account can try to log in again.'
export const userSessionsEnded = 'Every session of this account has ended.'
export const invitationOver =
  'This invitation has been used, or its time is over. Ask for a new one, or register without it.'
export const acceptTerms = 'Please accept the terms of use.'
export const registeredTooOften = 'This has been tried often in a short time. Please try again in an hour.'
export const registered = {
  Active: 'Log in with your email and the password you chose.',
  Approval: 'The account owner of your company has been asked to let you in. You get a mail when it is done.',
  NewCompany:
    'Your company has no account with us yet. We look at the registration and write to you when yours is open.',
} as const
export const codeMailedTo = (email: string) => `Code that we mail to ${email}`
export const codeWrong = 'The code is not right, or its time is over.'
export const codeFormat = (digits: number) => `The code has ${digits} digits.`
export const emailPending = 'Your email cannot be changed until activation completes.'
export const emailNeedsCode = 'A new email takes effect once you have typed the code that we mail to it.'
export const theirsAlone = 'You act as another person. Only they can change what is here, logged in as themselves.'
export const emailUnchanged = 'This is your email already.'
export const profileSaved = 'Your profile has been updated.'
export const companySaved = 'The company profile has been updated.'
export const ownerChanged = 'The account owner has been changed. Please log in again.'
export const ownerMissing = 'This person cannot own the account. Reload the page to see who can.'
export const reportMissing = 'This report is not there any more. Make it again to export it.'
export const contactSent = 'Thank you. Your message is on its way, and we answer by email.'
export const contactPaused = 'You have sent several messages within the last hour. Please try again later, or call us.'
export const helpSent = 'Your request is on its way to support. We answer by email.'
export const helpNotSent = 'Your request for help could not be sent. Please write to us by Contact Us, or call.'
export const projectMissing = 'This project does not exist or is not shared with you.'
export const projectChanged =
  'This project was saved by someone else after you opened it. Open it again, or save yours under a new name.'
