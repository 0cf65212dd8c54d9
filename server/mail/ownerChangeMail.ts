import { composeMail } from './composeMail'
import type { Mail } from './mailer'

/** To the previous and to the new owner of the account. */
export function ownerChangeMail(to: string, { company, owner }: { company: string; owner: string }): Mail {
  return composeMail({
    kind: 'owner change',
    to,
    subject: 'The owner of your Coilworks account has changed',
    heading: 'The owner of your company’s Coilworks account has changed.',
    parts: [
      {
        facts: [
          ['Company', company],
          ['New account owner', owner],
        ],
      },
      'The account owner manages the company’s users. If this should not be so, call our support.',
    ],
  })
}
