/** What the sections of a gas's report are given. SI. */
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import type { ReportContent } from '../reportContent'

export type GasContent = ReportContent<GasInput, GasInput, GasRating>
