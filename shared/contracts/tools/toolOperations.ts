/** The operations that every tool has, by its own schemas. What only one tool has stands beside them in its contract. */
import type { z } from 'zod'
import { draftOperations } from './draftOperations'
import { linkOperations } from './linkOperations'
import { paperOperations } from './paperOperations'
import { projectOperations } from './projectOperations'
import { ratingOperations } from './ratingOperations'
import { searchOperations } from './searchOperations'
import { templateOperations } from './templateOperations'
import type { ToolSchemas } from './toolSchemas'

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
>(of: ToolSchemas<Input, Rating, Summary, Item, Project, Results, Search, Answer, Printable>) {
  return {
    ...ratingOperations(of),
    ...searchOperations(of),
    ...projectOperations(of),
    ...draftOperations(of),
    ...templateOperations(of),
    ...linkOperations(of),
    ...paperOperations(of),
  }
}
