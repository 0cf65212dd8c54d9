import { dateAndTime } from '../../shared/display/calendarDate'

/** When something was done, and the number by which support finds the request in the log: facts of a mail. */
export const timeAndRequest = ({ now, requestId }: { now: Date; requestId: string }) =>
  [
    ['Time', dateAndTime(now)],
    ['Request', requestId],
  ] as const
