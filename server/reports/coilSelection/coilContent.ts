import type { CoilInput, CoilRating, CoilRequest } from '../../../engine'
import type { ReportContent } from '../reportContent'

/** What the sections of a coil's report draw from. */
export type CoilContent = ReportContent<CoilRequest, CoilInput, CoilRating>
