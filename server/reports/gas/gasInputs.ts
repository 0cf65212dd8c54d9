/** The inputs of a gas in its reports: the groups of the form with their titles. */
import { gasFieldTable } from '../../../shared/gas/fields/gasFields'

export const gasInputs = {
  table: gasFieldTable,
  groups: [
    ['gas', 'Gas'],
    ['state', 'State'],
    ['table', 'Table'],
    ['fit', 'Fit'],
    ['combustion', 'Burning'],
    ['coil', 'Dry gas coil'],
  ],
  // The name stands in the title, and streams have their own table.
  without: ['gas.name', 'gas.streams'],
} as const
