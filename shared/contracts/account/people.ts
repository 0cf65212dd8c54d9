/** The common fields of paged lists of people. */
import { z } from 'zod'

/** The columns that people can be sorted by. */
export const peopleSorts = ['FullName', 'Email', 'Type', 'Status'] as const
export type PeopleSort = (typeof peopleSorts)[number]

/** The requested page: the one after or before a person; without either, the first. */
export const peoplePlace = { after: z.uuid().optional(), before: z.uuid().optional() }

export interface PeoplePlace {
  after?: string
  before?: string
}

/** The people to request the previous and the next page by; null if there is no such page. */
export const placeInList = { Before: z.uuid().nullable(), After: z.uuid().nullable() }
