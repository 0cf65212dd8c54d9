import type { Mail } from './mailer'

/** Contains no question and no answer: a reader of the mail must not learn the questions. */
export function securityQuestionsMail(to: string, at: Date, requestId: string): Mail {
  const what = `The answers to the security questions of your Coilworks account were changed on ${at.toUTCString()}.`
  const then = `If this was not you, change your password now and tell your administrator. Reference: ${requestId}.`
  return {
    kind: 'security questions',
    to,
    subject: 'Your Coilworks security questions were changed',
    text: `${what}\n\n${then}\n`,
    html: `<p>${what}</p><p>${then}</p>`,
  }
}
