/** The inputs of an economizer in its reports: the groups of the form with their titles. */
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'

export const economizerInputs = {
  table: economizerFieldTable,
  groups: [
    ['boiler', 'Boiler'],
    ['fuel', 'Fuel and air'],
    ['water', 'Water'],
    ['unit', 'Unit'],
    ['condensing', 'Condensing stage'],
    ['stack', 'Stack'],
    ['limits', 'Limits'],
    ['loads', 'Loads'],
    ['money', 'Money'],
    ['offDesign', 'Off design'],
  ],
} as const
