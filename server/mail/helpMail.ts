import { composeMail } from './composeMail'
import type { Mail } from './mailer'

export interface HelpRequest {
  /** The message that was shown, and its details. */
  summary: string
  detail: string
  /** The path where it was shown. */
  page: string
}

interface Sender {
  name: string
  companyName: string
  email: string
  phone: string
}

/** A request for help with a message that the product showed; a reply goes to the person. */
export function helpMail(to: string, { summary, detail, page }: HelpRequest, sender: Sender, requestId: string): Mail {
  return composeMail({
    kind: 'help request',
    to,
    replyTo: sender.email,
    subject: `Help: ${summary || page}`,
    heading: `${sender.name} of ${sender.companyName} asks for help`,
    parts: [
      { quote: [summary, detail].filter(Boolean).join('\n') },
      {
        facts: [
          ['Page', page],
          ['Email', sender.email],
          ['Phone', sender.phone],
          ['Reference', requestId],
        ],
      },
    ],
  })
}
