/** What projects are chosen by: filters, plants and years. Without schemas, so that the page loads no more. */
import { limits } from '../limits'

/** The filters of the list of projects by owner, in the order of the screen, with their descriptions. */
export const rAndDFilters = {
  Mine: 'Mine Only',
  All: 'Shared By Any',
  Chaska: 'Shared By Chaska',
  Phoenix: 'Shared By Phoenix',
  Richmond: 'Shared By Richmond',
} as const
export type RAndDFilter = keyof typeof rAndDFilters

/** The plants by number, each with the code that its people have and the town of its name. */
export const rAndDPlants = [
  { Id: 1, Code: 'MN', Name: 'Chaska' },
  { Id: 2, Code: 'VA', Name: 'Richmond' },
  { Id: 3, Code: 'AZ', Name: 'Phoenix' },
] as const

/** The first letter of a plant's code, by which the API is asked for it. */
export const plantLetters = ['M', 'V', 'A'] as const
export type PlantLetter = (typeof plantLetters)[number]

/** The town of the plant with this letter. */
export function townOf(letter: PlantLetter): string {
  return rAndDPlants.find(plant => plant.Code.startsWith(letter))?.Name ?? letter
}

/** The possible years of a project: from 2018 to the one after `thisYear`. */
export function rAndDYears(thisYear: number): number[] {
  const { firstYear } = limits.rAndD
  return Array.from({ length: thisYear + 2 - firstYear }, (_, index) => firstYear + index)
}
