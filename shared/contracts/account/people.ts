/** What lists of people that come by the page have in common. */
import { z } from 'zod'

/** The columns that people can be ordered by. */
export const peopleSorts = ['FullName', 'Email', 'Type', 'Status'] as const
export type PeopleSort = (typeof peopleSorts)[number]

/** Which page is asked for: the one after or before somebody; the first without either. */
export const peoplePlace = { after: z.uuid().optional(), before: z.uuid().optional() }

export interface PeoplePlace {
  after?: string
  before?: string
}

/** Who the pages before and after this one are asked by; null where there is none. */
export const placeInList = { Before: z.uuid().nullable(), After: z.uuid().nullable() }
