import { dateAndTime } from '../../shared/display/calendarDate'
import { routes } from '../../shared/routes'
import { composeMail } from './composeMail'
import type { Mail } from './mailer'

interface Alarm {
  title: string
  text: string
  at: Date
  /** Public address of the product. */
  origin: string
}

/** To whoever runs the installation: something went out of order, or is in order again. */
export function alarmMail(to: string, { title, text, at, origin }: Alarm): Mail {
  return composeMail({
    kind: 'alarm',
    to,
    subject: title,
    heading: title,
    parts: [
      text,
      { facts: [['Noticed', dateAndTime(at)]] },
      { link: `${origin}${routes.commandCenter.path}`, label: 'Command center' },
    ],
  })
}
