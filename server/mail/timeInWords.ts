import { calendarDate } from '../../shared/display/calendarDate'

/** `30 Nov 2026, 01:38 UTC`, for the reader of a mail. Where the reader is, is not known. */
export const timeInWords = (at: Date): string =>
  `${calendarDate(at.toISOString())}, ${at.toISOString().slice(11, 16)} UTC`
