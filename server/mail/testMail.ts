import { dateAndTime } from '../../shared/display/calendarDate'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

/** To the person who requested it on the command center. */
export function testMail(to: string, call: { now: Date; requestId: string }): Mail {
  return composeMail({
    kind: 'test',
    to,
    subject: 'A test of Coilworks mail',
    heading: 'Mail of this installation reaches you.',
    parts: [
      {
        facts: [
          ['Asked for', dateAndTime(call.now)],
          ['Request', call.requestId],
        ],
      },
      'You asked for this mail on the command center. There is nothing to do.',
    ],
  })
}
