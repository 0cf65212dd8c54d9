/** The inputs of a mist in its reports: the groups of the form with their titles. */
import { mistFieldTable } from '../../../shared/mist/fields/mistFields'

export const mistInputs = {
  table: mistFieldTable,
  groups: [
    ['site', 'Place'],
    ['machine', 'Machine'],
    ['intake', 'Intake'],
    ['spray', 'Spray'],
    ['control', 'Control'],
    ['water', 'Water'],
    ['limits', 'Limits'],
    ['money', 'Prices and money'],
  ],
  // The name of the place stands with its climate.
  without: ['site.place'],
} as const
