/** What the sections of an air cooler's report are given. SI. */
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import type { ReportContent } from '../reportContent'

export type AirCoolerContent = ReportContent<AirCoolerInput, AirCoolerInput, AirCoolerRating>
