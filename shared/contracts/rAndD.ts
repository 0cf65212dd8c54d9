/** The R and D API: projects, and the hours that people record for them. The token always says who the user is. */
import { z } from 'zod'
import { limits } from '../limits'
import { plantLetters, type RAndDFilter, rAndDFilters, rAndDPlants } from '../rAndD/choices'
import { messages } from '../texts'
import { email, requiredText, textUpTo } from '../validation/schemas'
import { endpoint } from './endpoint'

const api = 'rAndD'
const access = ['r-and-d'] as const

const { rAndD } = limits
const filterNames = Object.keys(rAndDFilters) as [RAndDFilter, ...RAndDFilter[]]
const plantNumber = z.int().min(1).max(rAndDPlants.length)

/** A value of a link type, which classifies a record. */
export const recordLink = z.strictObject({ LinkTypeId: z.int(), Value: textUpTo(rAndD.linkValue) })
export type RecordLink = z.infer<typeof recordLink>

/** What a person records. */
const recordFields = {
  Date: z.iso.date(messages.invalid('Date')),
  Hours: z.number().positive(messages.invalid('Hours')).max(rAndD.hours, messages.invalid('Hours')),
  Note: textUpTo(limits.note),
  Links: z.array(recordLink).max(rAndD.links),
}

/**
 * What a service answers is read leniently: it may have further fields, and lack those that the page can do without.
 * Only what a project or a record cannot be without is required.
 */
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform(text => text.slice(0, 10))

/** A text or a number that a service may leave out, or answer with null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform(value => value ?? undefined)
    .optional()

/** Hours of one person on one day. */
export const projectRecord = z.object({
  Id: z.uuid(),
  ProjectId: z.uuid(),
  Date: day,
  Hours: z.number().nonnegative(),
  Author: optional(z.string()),
  /** Whether the caller recorded it; the service decides about changes where it does not say. */
  IsMine: optional(z.boolean()),
  Note: optional(z.string()),
  Links: optional(z.array(z.object({ LinkTypeId: z.int(), Value: z.string() }))),
})
export type ProjectRecord = z.infer<typeof projectRecord>

/** What its owner decides about a project. */
const projectFields = {
  Name: requiredText('Name', rAndD.name),
  Shared: z.boolean(),
  Plants: z.array(plantNumber).min(1, messages.required('Plants')).max(rAndDPlants.length),
  Year: z.int().min(rAndD.firstYear).max(rAndD.lastYear),
}

export const project = z.object({
  Id: z.uuid(),
  Name: z.string(),
  Owner: optional(z.string()),
  IsMine: optional(z.boolean()),
  Shared: optional(z.boolean()),
  Plants: optional(z.array(z.int())),
  Year: optional(z.int()),
  Records: optional(z.array(projectRecord)),
  /** What the built-in service does not keep, and a remote one may. */
  Number: optional(z.union([z.string(), z.number()]).transform(String)),
  Status: optional(z.string()),
  /** Hours that the project may take, and those that it took. */
  Budget: optional(z.number()),
  Hours: optional(z.number()),
  /** The day of its last record. */
  Last: optional(day),
})
export type Project = z.infer<typeof project>

const linkType = z.object({ Id: z.int(), Name: z.string(), LinkValues: z.array(z.string()) })
export type LinkType = z.infer<typeof linkType>

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
    Plants: optional(z.array(z.object({ Id: z.int(), Code: z.string(), Name: z.string() }))),
    LinkTypes: optional(z.array(linkType)),
    Filters: optional(z.array(z.object({ Value: z.string(), Name: z.string() }))),
    Years: optional(z.array(z.int())),
    /** Whether the service sums hours itself: it takes `records=none`, and has `/sums` and `/own-records`. */
    HasSums: optional(z.boolean()),
  }),
})

/**
 * Projects of a year at a plant: the caller's own, and what others share. With `records=none` they have the sum of their
 * hours and the day of the last record, and no records: a list takes as long however many there are.
 */
export const listProjects = endpoint({
  api,
  name: 'listProjects',
  method: 'GET',
  path: '/projects',
  access,
  query: z.strictObject({ email, plant: z.enum(plantLetters), filters, year, records: z.literal('none').optional() }),
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

/** Hours of a year, of projects by month, 1 to 12, and once more of the same projects by person. */
const hourSums = z.object({
  Months: z.array(z.object({ ProjectId: z.uuid(), Month: z.int().min(1).max(12), Hours: z.number().nonnegative() })),
  People: z.array(z.object({ ProjectId: z.uuid(), Author: z.string(), Hours: z.number().nonnegative() })),
})
export type HourSums = z.infer<typeof hourSums>

/** The sums of a year: of the caller's own hours, or of all that the caller can see. */
export const listSums = endpoint({
  api,
  name: 'listSums',
  method: 'GET',
  path: '/sums',
  access,
  query: z.strictObject({ isShowAll: flag, email, year }),
  response: hourSums,
})

/** The caller's own records of the days `from` to `to`, of all projects that the caller can see. */
export const listOwnRecords = endpoint({
  api,
  name: 'listOwnRecords',
  method: 'GET',
  path: '/own-records',
  access,
  query: z.strictObject({ email, from: z.iso.date(), to: z.iso.date() }),
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
