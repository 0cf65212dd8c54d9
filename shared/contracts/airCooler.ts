/** Operations of the air coolers: those that every tool has but the search, made from the schemas of an air cooler. */
import { z } from 'zod'
import {
  airCoolerDocument,
  airCoolerInput,
  airCoolerProject,
  projectAirCooler,
} from '../aircooler/document/airCoolerDocument'
import { airCoolerRating, airCoolerRatingSummary } from '../aircooler/document/airCoolerRating'
import { snapshotResults } from '../aircooler/document/airCoolerSnapshot'
import { tools } from '../tools/tools'
import { commonOperations } from './tools/toolOperations'

export const airCooler = commonOperations({
  tool: tools.airCooler,
  input: airCoolerInput,
  rating: airCoolerRating,
  summary: airCoolerRatingSummary,
  item: projectAirCooler.omit({ id: true }),
  project: airCoolerProject,
  results: snapshotResults,
  printable: z.union([airCoolerDocument, airCoolerProject]),
})
