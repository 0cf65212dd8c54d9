/** Variables of mail. */
import { z } from 'zod'

const mailServer = 'smtps://user:password@mail.example.com'

export const mailVariables = {
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    about:
      'Mail server. Production needs it, unless MAIL_TO_FOLDER says otherwise; demo writes mail to the outbox folder.',
    example: mailServer,
    secret: true,
    production: true,
  },
  MAIL_TO_FOLDER: {
    schema: z.enum(['no', 'yes']).default('no'),
    about:
      'Lets a production start go without SMTP_URL: mail is then written to the outbox folder, where it reaches nobody and is deleted after a week. To try things only.',
    example: 'no',
  },
  MAIL_FROM: {
    schema: z.email().optional(),
    about: 'Sender of mail. Left out: SUPPORT_EMAIL.',
    example: 'coils@example.com',
  },
} as const

interface Values {
  SMTP_URL?: string
  /** Missing if its value was refused. */
  MAIL_TO_FOLDER?: 'no' | 'yes'
}

/** Problems that refuse a production start. */
export function mailProblems({ SMTP_URL: server, MAIL_TO_FOLDER: toFolder }: Values): string[] {
  if (server || toFolder !== 'no') return []
  return [
    `SMTP_URL: is needed in production, or no mail reaches anybody. For example: ${mailServer}. To keep mail in a folder all the same: MAIL_TO_FOLDER=yes`,
  ]
}
