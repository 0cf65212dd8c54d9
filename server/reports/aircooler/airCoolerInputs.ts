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
  // Rows of passes stand in the table of passes, and the curve of a fan in its figure.
  without: ['bundle.rowsPerPass', 'fans.curve'],
} as const
