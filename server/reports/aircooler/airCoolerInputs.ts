/** The inputs of an air cooler in its reports: the groups of the form with their titles. */
import { airCoolerFieldTable } from '../../../shared/aircooler/fields/airCoolerFields'

export const airCoolerInputs = {
  table: airCoolerFieldTable,
  groups: [
    ['process', 'Process'],
    ['air', 'Air'],
    ['unit', 'Unit'],
    ['bundle', 'Bundle'],
    ['fans', 'Fans'],
    ['limits', 'Limits'],
    ['control', 'Control'],
    ['money', 'Money'],
  ],
  // Rows of passes stand in the table of passes, a chosen fan with what it gives, and its curve in its figure.
  without: ['bundle.rowsPerPass', 'fans.fan', 'fans.curve'],
} as const
