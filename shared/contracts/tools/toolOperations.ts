/** The operations that every tool has, made from its own schemas. A tool's contract may add others. */
import type { z } from 'zod'
import type { Item, ItemDocument, Project } from '../../tools/project'
import type { AnyRating } from '../../tools/results/keyResult'
import type { ResponseOf, Service } from '../operation'
import { draftOperations } from './draftOperations'
import { linkOperations } from './linkOperations'
import { methodOperations } from './methodOperations'
import { paperOperations } from './paperOperations'
import { projectOperations } from './projectOperations'
import { ratingOperations } from './ratingOperations'
import { searchOperations } from './searchOperations'
import { templateOperations } from './templateOperations'
import type { ToolSchemas } from './toolSchemas'

/** The operations of a tool that searches too. */
export function toolOperations<
  Input extends z.ZodType,
  Rating extends z.ZodType,
  Summary extends z.ZodType,
  Item extends z.ZodType,
  Project extends z.ZodType,
  Results extends z.ZodType,
  Search extends z.ZodType,
  Answer extends z.ZodType,
  Printable extends z.ZodType,
>(of: ToolSchemas<Input, Rating, Summary, Item, Project, Results, Printable> & { search: Search; answer: Answer }) {
  return { ...commonOperations(of), ...searchOperations(of) }
}

/** The operations of a tool that has no search. */
function commonOperations<
  Input extends z.ZodType,
  Rating extends z.ZodType,
  Summary extends z.ZodType,
  Item extends z.ZodType,
  Project extends z.ZodType,
  Results extends z.ZodType,
  Printable extends z.ZodType,
>(of: ToolSchemas<Input, Rating, Summary, Item, Project, Results, Printable>) {
  return {
    ...ratingOperations(of),
    ...methodOperations(of),
    ...projectOperations(of),
    ...draftOperations(of),
    ...templateOperations(of),
    ...linkOperations(of),
    ...paperOperations(of),
  }
}

type AnyItem = Omit<Item<object>, 'id'>
type AnyProject = Project<object>

/** The operations of any tool, with the types that all tools share. */
export type AnyToolOperations = ReturnType<
  typeof toolOperations<
    z.ZodType<object>,
    z.ZodType<AnyRating>,
    z.ZodType<object>,
    z.ZodType<AnyItem>,
    z.ZodType<AnyProject>,
    z.ZodType<object>,
    z.ZodType<object>,
    z.ZodType<object>,
    z.ZodType<ItemDocument<object> | AnyProject>
  >
>

/** The descriptor of a report of any tool. */
export type ReportDescriptor = NonNullable<ResponseOf<AnyToolOperations['CreateReport']>['Item']>

/** The report that the report screen shows, with the service of the tool that made it. */
export type SetReport = ReportDescriptor & { Service: Service }
