/** What the operations of every tool are made of. */
import type { z } from 'zod'
import { rolesOfTool, type Tool } from '../../tools/tools'

/** What a tool's own work looks like. */
export interface ToolSchemas<
  Input extends z.ZodType = z.ZodType,
  Rating extends z.ZodType = z.ZodType,
  Summary extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Project extends z.ZodType = z.ZodType,
  Results extends z.ZodType = z.ZodType,
  Search extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Printable extends z.ZodType = z.ZodType,
> {
  tool: Tool
  /** What is rated, in SI. */
  input: Input
  rating: Rating
  /** A rating in short, for a list of many. */
  summary: Summary
  /** An item as templates and links keep it: what it is called, its input, and how its reader sees it. */
  item: Item
  project: Project
  /** What of a rating a link keeps, to be compared with what it gives later. */
  results: Results
  search: Search
  answer: Answer
  /** What goes on paper: one item, or a project of several. */
  printable: Printable
}

/** Whose operations they are, and who may call them. */
export const ofTool = (tool: Tool) => ({ service: tool.service, access: rolesOfTool(tool) })
