/** What the sections of a report on circuits are given. SI. */
import type { CoilInput, CoilRequest } from '../../../engine'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { ReportContent } from '../reportContent'

export type CircuitsContent = ReportContent<CoilRequest, CoilInput, CircuitsRating>
