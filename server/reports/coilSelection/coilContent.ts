import type { CoilInput, CoilRating, CoilRequest } from '../../../engine'
import type { ReportContent } from '../reportContent'

/** The data for the sections of a coil's report. */
export type CoilContent = ReportContent<CoilRequest, CoilInput, CoilRating>
