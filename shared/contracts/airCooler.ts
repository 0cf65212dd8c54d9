/** Operations of the air coolers: those that every tool has, made from the schemas of an air cooler. */
import { z } from 'zod'
import {
  airCoolerDocument,
  airCoolerInput,
  airCoolerProject,
  projectAirCooler,
} from '../aircooler/document/airCoolerDocument'
import { airCoolerRating, airCoolerRatingSummary } from '../aircooler/document/airCoolerRating'
import { snapshotResults } from '../aircooler/document/airCoolerSnapshot'
import { airCoolerSearch, airCoolerSearchAnswer } from '../aircooler/search/airCoolerSearch'
import { tools } from '../tools/tools'
import { toolOperations } from './tools/toolOperations'

export const airCooler = toolOperations({
  tool: tools.airCooler,
  input: airCoolerInput,
  rating: airCoolerRating,
  summary: airCoolerRatingSummary,
  item: projectAirCooler.omit({ id: true }),
  project: airCoolerProject,
  results: snapshotResults,
  search: airCoolerSearch,
  answer: airCoolerSearchAnswer,
  printable: z.union([airCoolerDocument, airCoolerProject]),
})
