/** What a machine was read from, in a line: its page loads no more of it before the reader asks. */
import { calendarDate } from '../../display/calendarDate'
import type { MachineSource } from '../document/mistDocument'

/** Such as `CD-1 of Plant roof, revision 2, read 27 Nov 2026`. */
export const sourceText = ({ tag, name, revision, takenAt }: MachineSource): string =>
  `${tag} of ${name}, revision ${revision}, read ${calendarDate(takenAt)}`
