import { limits } from '../config/limits'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'
import { timeAndRequest } from './timeAndRequest'

export function emailCodeMail(to: string, code: string): Mail {
  return composeMail({
    kind: 'email change',
    to,
    subject: 'Your Coilworks activation code',
    heading: 'Activate your new email.',
    parts: [
      'Type this code where you changed your email:',
      { code },
      `It works once, within ${limits.mailedCode.minutes} minutes.`,
      'If you did not ask for this, you need not do anything.',
    ],
  })
}

/** To the new mailbox of a person whose email an admin changes: the code proves access to it. */
export function proposedEmailMail(to: string, code: string): Mail {
  return composeMail({
    kind: 'email change',
    to,
    subject: 'The code for your new Coilworks email',
    heading: 'Our support is about to change the email of your Coilworks account to this one.',
    parts: [
      'Read this code to the person who helps you:',
      { code },
      `It works once, within ${limits.mailedCode.minutes} minutes.`,
      'If you did not ask for help, read it to nobody: then nothing changes.',
    ],
  })
}

/** To the present mailbox of an account. */
export function emailLeavesMail(to: string, email: string): Mail {
  return composeMail({
    kind: 'email change',
    to,
    subject: 'The email of your Coilworks account is about to change',
    heading: 'Our support was asked to change the email of your Coilworks account.',
    parts: [
      { facts: [['New email', email]] },
      'It changes as soon as the new mailbox is proven by a code. If you did not ask for this, call our support at once.',
    ],
  })
}

/** To the holder of an account whose email somebody else wants to take. */
export function emailTakenMail(to: string): Mail {
  return composeMail({
    kind: 'email change',
    to,
    subject: 'Your email was given for another Coilworks account',
    heading: 'Somebody gave your email for another Coilworks account.',
    parts: [
      'Your account has this email, so nothing has changed, and nobody was told that you have an account.',
      'If it was you, sign in with this email instead.',
    ],
  })
}

/** To the old mailbox and the new one, so that nobody loses an account without notice. */
export function emailChangedMail(to: string, email: string, call: { now: Date; requestId: string }): Mail {
  return composeMail({
    kind: 'email change',
    to,
    subject: 'The email of your Coilworks account has changed',
    heading: 'The email of your Coilworks account has changed.',
    parts: [
      {
        facts: [['New email', email], ...timeAndRequest(call)],
      },
      'You were signed out everywhere else. If this was not you, call our support at once.',
    ],
  })
}
