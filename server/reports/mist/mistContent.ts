/** What the sections of a mist's report are given. SI. */
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import type { ReportContent } from '../reportContent'

export type MistContent = ReportContent<MistInput, MistInput, MistRating>
