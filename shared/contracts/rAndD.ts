/** The R and D API: projects, and the hours that people record for them. The token always says who the user is. */
import { z } from 'zod'
import { limits } from '../limits'
import { messages } from '../texts'
import { email, requiredText, textUpTo } from '../validation/schemas'
import { endpoint } from './endpoint'

const api = 'rAndD'
const access = ['r-and-d'] as const

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

const { rAndD } = limits
const filterNames = Object.keys(rAndDFilters) as [RAndDFilter, ...RAndDFilter[]]
const plantNumber = z.int().min(1).max(rAndDPlants.length)

/** The possible years of a project: from 2018 to the one after `thisYear`. */
export function rAndDYears(thisYear: number): number[] {
  return Array.from({ length: thisYear + 2 - rAndD.firstYear }, (_, index) => rAndD.firstYear + index)
}

/** A value of a link type, which classifies a record. */
export const recordLink = z.strictObject({ LinkTypeId: z.int(), Value: textUpTo(rAndD.linkValue) })
export type RecordLink = z.infer<typeof recordLink>

export const linkType = z.object({ Id: z.int(), Name: z.string(), LinkValues: z.array(z.string()) })

const recordFields = {
  Date: z.iso.date(messages.invalid('Date')),
  Hours: z.number().positive(messages.invalid('Hours')).max(rAndD.hours, messages.invalid('Hours')),
  Note: textUpTo(limits.note),
  Links: z.array(recordLink).max(rAndD.links),
}

/** Hours of one person on one day. */
export const projectRecord = z.object({
  Id: z.uuid(),
  ProjectId: z.uuid(),
  Author: z.string(),
  IsMine: z.boolean(),
  ...recordFields,
})

const projectFields = {
  Name: requiredText('Name', rAndD.name),
  Shared: z.boolean(),
  Plants: z.array(plantNumber).min(1, messages.required('Plants')).max(rAndDPlants.length),
  Year: z.int().min(rAndD.firstYear).max(rAndD.lastYear),
}

export const project = z.object({
  Id: z.uuid(),
  Owner: z.string(),
  IsMine: z.boolean(),
  ...projectFields,
  Records: z.array(projectRecord),
})

const flag = z.enum(['true', 'false']).transform(text => text === 'true')
const year = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number)

/** A comma-separated list of filters, each at most once. */
const filters = z
  .string()
  .max(100)
  .transform(text => text.split(','))
  .pipe(z.array(z.enum(filterNames)).min(1))

/** The data that the screen needs before it lists projects. */
export const initialize = endpoint({
  api,
  name: 'initialize',
  method: 'GET',
  path: '/initialize',
  access,
  response: z.object({
    Plants: z.array(z.object({ Id: plantNumber, Code: z.string(), Name: z.string() })),
    LinkTypes: z.array(linkType),
    Filters: z.array(z.object({ Value: z.enum(filterNames), Name: z.string() })),
    Years: z.array(z.int()),
  }),
})

/** Projects of a year at a plant: the caller's own, and what others share. */
export const listProjects = endpoint({
  api,
  name: 'listProjects',
  method: 'GET',
  path: '/projects',
  access,
  query: z.strictObject({ email, plant: z.enum(['M', 'V', 'A']), filters, year }),
  response: z.array(project),
})

export const createProject = endpoint({
  api,
  name: 'createProject',
  method: 'POST',
  changes: 'work',
  path: '/project',
  access,
  body: z.strictObject(projectFields),
  response: project,
})

/** Only its owner may change a project. */
export const updateProject = endpoint({
  api,
  name: 'updateProject',
  method: 'PUT',
  changes: 'work',
  path: '/project/:id',
  access,
  body: z.strictObject(projectFields),
  response: project,
})

/** Only its owner may delete a project, with its records. */
export const deleteProject = endpoint({
  api,
  name: 'deleteProject',
  method: 'DELETE',
  changes: 'work',
  path: '/project/:id',
  access,
  query: z.strictObject({ email }),
  response: undefined,
})

/** Records of a project: the caller's own, or all. */
export const listRecords = endpoint({
  api,
  name: 'listRecords',
  method: 'GET',
  path: '/records/:id',
  access,
  query: z.strictObject({ isShowAll: flag, email }),
  response: z.array(projectRecord),
})

export const createRecord = endpoint({
  api,
  name: 'createRecord',
  method: 'POST',
  changes: 'work',
  path: '/record',
  access,
  body: z.strictObject({ ProjectId: z.uuid(), ...recordFields }),
  response: projectRecord,
})

/** Only the person who recorded the hours may change them. */
export const updateRecord = endpoint({
  api,
  name: 'updateRecord',
  method: 'PUT',
  changes: 'work',
  path: '/record/:id',
  access,
  body: z.strictObject(recordFields),
  response: projectRecord,
})

/** Only the person who recorded the hours may delete them. */
export const deleteRecord = endpoint({
  api,
  name: 'deleteRecord',
  method: 'DELETE',
  changes: 'work',
  path: '/record/:id',
  access,
  query: z.strictObject({ email }),
  response: undefined,
})
