/** The product's own messages that only the server uses, so that no widget loads them. */
import { formatNumber } from '../display/formatNumber'

export const serverMessages = {
  oldBrowser: {
    title: 'This browser cannot show Coilworks',
    line: 'Internet Explorer before version 11 is not supported. Please open this address in a current browser.',
  },
  outdatedBrowser: {
    title: 'Please use a current browser',
    line: 'Internet Explorer shows only parts of Coilworks. We recommend one of these browsers in a current version.',
  },
  lackingBrowser:
    'This browser shows only parts of Coilworks. Please use a current version of Edge, Chrome, Firefox or Safari.',
  accountsElsewhere:
    'This part needs the built-in account service, and this installation signs in by another one. You are still signed in.',
  unfitText: 'There is a character in this that cannot be kept. Delete it and type it again.',
  refusedByService: (words?: string) => (words ? `The service refused this: ${words}` : 'The service refused this.'),
  /** `taken` is what the person has recorded for the day already [h]. */
  dayIsFull: (day: string, taken: number) =>
    `a day has 24 hours, and ${formatNumber(taken, 1)} of ${day} are recorded already.`,
  machineMissing: 'This condenser or air cooler is not there any more. Open the list again.',
  searchMissing: 'This search is over and was not kept. Start it again.',
  tooManySearches: 'Too many searches within an hour. Try again later.',
  lostForm: {
    again:
      'Nothing was sent: this page had been open for too long, or your browser keeps no cookies. What you typed is here; please send it again.',
    logIn: 'Your session has ended, so nothing was changed. Log in to go on.',
    logInForTyped: 'Your session has ended, so nothing was sent. Log in, and what you typed is there again.',
    backAgain: 'Nothing was sent yet. This is what you typed before your session ended; please send it again.',
    notYours: 'What was typed here before is kept for an hour, and shown only to who typed it.',
  },
  anotherPerson: {
    heading: 'Somebody else is logged in',
    text: 'In this browser somebody else has logged in since this page was opened. Nothing was changed. Log in as the person you were to go on.',
  },
  sessionEnded:
    'Access Denied. Your session has ended. What you typed stays here: log in in another tab, then do this again.',
  outdated:
    'Coilworks was updated since this page was opened. What you typed stays here until you reload the page, which makes it work again.',
  unprotected: {
    heading: 'This page did not come by https',
    text: 'So nobody can log in here. Open this site with https:// before its address. If that is what you did, tell whoever runs it: its proxy says that you came by http.',
  },
  busy: {
    heading: 'Please try again in a moment',
    text: 'Too much is going on right now, so this was not begun and nothing was changed. Wait a few seconds, then try again.',
    again: 'Try again',
  },
  unavailable: {
    heading: 'Please try again in a moment',
    text: 'Something that this needs does not answer at the moment. Wait a few seconds, look whether it was done, and try again if it was not.',
  },
  rolesNotHeld: 'Your company does not hold one of these roles. Reload the page to see which it holds.',
  newcomerRolesSaved: 'The roles of newcomers are saved.',
  users: {
    enabled: 'This account can log in again.',
    disabled: 'This account is disabled: it is signed out everywhere and cannot log in.',
    settingsSaved: 'The settings of this account are saved.',
    sessionEnded: 'That session has ended.',
    corrected: 'Name and phone of this account are saved.',
    rolesSaved: 'The roles of this account are set.',
    rolesFixed: 'Roles are set for people who have been let in. An owner holds what the company holds.',
    rolesNotHeld: 'The company of this person does not hold one of these roles. Give it to the company first.',
    rolesMoved: 'Nothing was set: these roles have changed since they were shown. Look at them again.',
    cannotSignIn: 'This account cannot sign in, so its email stays as it is. Enable it first.',
    emailOfPower: 'This person has power over others, so they alone change their email, on their profile.',
    emailTaken: (email: string) => `${email} belongs to an account already.`,
    emailProposed: (email: string) => `A code is on its way to ${email}. Type it here when the person reads it to you.`,
    emailChanged: 'The email of this account is changed, and both mailboxes are told.',
    added: 'This person is added, and a mail tells them how to get in.',
  },
  rights: {
    notBegun: (day: string) => `${day} has not begun yet.`,
    unknown: (email: string) => `Neither the trail nor the accounts know ${email}.`,
  },
  companies: {
    missing: 'This company does not exist any more.',
    notWaiting: 'This person does not wait any more. Reload the page to see who does.',
    owned: (email: string) => `The company has an owner, who decides: ${email}.`,
    approved: 'The first owner is let in, and a mail tells them.',
    denied: 'This person is turned down, and a mail tells them.',
    rolesSaved: 'The roles of the company are saved.',
    isDisabled: 'The company is disabled. Enable it first, on its panel among the companies.',
    disabled: 'This company is disabled: its people are signed out everywhere, and nobody of it can log in.',
    enabled: 'This company is enabled: its people can log in again, but for those who are disabled on their own.',
    stateSame: 'Nothing was changed: the company is in this state already. Reload the page to see it.',
    stateOfPower:
      'Somebody in this company has power over others, so it cannot be disabled. Have the operator take that away first.',
    stateOfOwn: 'You cannot disable your own company.',
  },
  mails: {
    notWaiting: 'No such mail waits. One that was sent or given up is not kept: whoever needs it asks for it anew.',
    again: 'This mail is tried at once.',
    test: (email: string) => `A test mail is on its way to ${email}.`,
  },
  system: {
    backupStarted: 'A backup is being made. It is read again to check it when it is complete.',
    backupRuns: 'A backup is running already.',
    noBreaker: 'No upstream of that name has a breaker.',
    breakerClosed: (upstream: string) => `${upstream} is called again at once; other nodes follow within seconds.`,
    noJob: 'This search is not open any more.',
    jobEnded: 'The search has been ended.',
    noNode: 'No such node runs.',
    lastNode: 'This is the only node in service. Start another one first.',
    nodeOut: (node: string) => `${node} takes no new visits; what it has begun, it finishes.`,
    nodeIn: (node: string) => `${node} is in service again.`,
    notSilent: 'Only a node that is silent can be forgotten.',
    nodeForgotten: (node: string) => `${node} has been forgotten.`,
  },
  mailbox: {
    full: (email: string) => `${email} was sent many mails within the last day. Please try again tomorrow.`,
    resentTooOften: 'This invitation was sent several times within the last day. Please try again tomorrow.',
  },
  inbox: {
    missing: 'This request is not there any more.',
    moved: 'Nothing was set: somebody has changed this request since it was shown. Look at it again.',
    saved: 'The request is saved.',
  },
  banners: {
    missing: 'This notice is not there any more.',
    backwards: 'A notice ends after it begins.',
    over: 'This notice would be over already. Give it an end in the future.',
    tooLong: 'A notice stands for a year at most.',
    saved: 'The notice is saved.',
    removed: 'The notice is gone from all pages.',
  },
  catalogues: {
    noVersion: 'There is no such version of this catalogue.',
    moved: 'Nothing was changed: this catalogue has another version since it was shown. Check the file again.',
    faults: (count: number, first: string) =>
      `Nothing was changed: the file has ${count} ${count === 1 ? 'fault' : 'faults'}, the first in ${first}.`,
    pasted: 'pasted',
    restored: 'The version counts again, as the newest.',
  },
  settings: {
    unknown: 'Nothing of this name is kept for a time.',
    outside: (least: number, most: number) => `Nothing was changed: this is kept for ${least} to ${most} days.`,
    retentionSaved: 'The days are saved. The next purge, within an hour, follows them.',
    comparisonSaved: 'The end of the engine comparison is saved.',
  },
  reportMail: {
    missing: 'This report is not there any more. Make it again to send it.',
    tooLarge: 'This report is too large for a message. Download it and pass it on another way.',
    paused: 'You have sent many reports within the last hour. Please try again later.',
  },
  calculation: {
    busy: 'Many calculations are running at the moment. Please try again in a few seconds.',
    /** The tool adds what makes it shorter. */
    tooLong: 'This took longer than there is time for, and was stopped.',
    brokenOff:
      'The calculation broke off, and nothing was changed. Please try again. If it breaks off again, tell us what you entered.',
  },
} as const
