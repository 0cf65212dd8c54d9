import type { ContactPayload } from '../../shared/accounts/contactForm'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

/** A message to support; a reply goes to the sender. */
export function contactMail(
  to: string,
  { companyName, name, phone, email, subject, comment }: ContactPayload,
  { requestId, caller }: { requestId: string; caller?: object },
): Mail {
  return composeMail({
    kind: 'contact',
    to,
    replyTo: email,
    subject: `Contact: ${subject}`,
    heading: `${name} of ${companyName} writes`,
    parts: [
      { quote: comment },
      {
        facts: [
          ['Subject', subject],
          ['Company', companyName],
          ['Name', name],
          ['Phone', phone],
          ['Email', email],
          ['Sender', caller ? 'Signed in' : 'A visitor: nothing of this has been checked'],
          ['Reference', requestId],
        ],
      },
    ],
  })
}
