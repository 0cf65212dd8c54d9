/** The schemas from which the operations of a tool are made. */
import type { z } from 'zod'
import { rolesOfTool, type Tool } from '../../tools/tools'

/** The schemas of a tool's own data. */
export interface ToolSchemas<
  Input extends z.ZodType = z.ZodType,
  Rating extends z.ZodType = z.ZodType,
  Summary extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Project extends z.ZodType = z.ZodType,
  Results extends z.ZodType = z.ZodType,
  Printable extends z.ZodType = z.ZodType,
> {
  tool: Tool
  /** The input of a rating, in SI. */
  input: Input
  rating: Rating
  /** What the first view of a page shows of a rating, where that is much less. */
  outline?: z.ZodType
  /** A short rating, for lists. */
  summary: Summary
  /** An item in templates and links: its tag, its input, and its display settings. */
  item: Item
  project: Project
  /** The results that a link stores, to be compared with those of a later rating. */
  results: Results
  /** The content of a report: one item, or a project of several. */
  printable: Printable
}

/** The service of a tool's operations, and who may call them. */
export const ofTool = (tool: Tool) => ({ service: tool.service, access: rolesOfTool(tool) })
