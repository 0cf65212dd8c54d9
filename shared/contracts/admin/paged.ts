/** What the admin's lists have in common: a search, a page, and the number of all rows. */
import { z } from 'zod'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { envelope } from '../envelope'

export const asked = {
  search: textUpTo(limits.email).optional(),
  page: z.int().min(1).max(limits.adminPage.last).optional(),
}

/** The rows of a page, and how many there are on all pages. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return envelope(z.object({ Rows: z.array(row), Count: z.int() }))
}

/** A minute in UTC, as a form has it: `2026-02-01T08:30`. */
export const minute = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'The date and time are needed.')
  .refine(text => !Number.isNaN(Date.parse(`${text}Z`)), 'There is no such date.')

/** A day as a form has it. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'The date is needed.')
  .refine(text => !Number.isNaN(Date.parse(text)), 'There is no such date.')
