/** What a tool brings to the operations that every tool has: its work, its calculation, its search, its paper. */

import type { z } from 'zod'
import type { Correlation } from '../../../engine/correlation'
import type { Role } from '../../../shared/access/roles'
import type { FieldTable } from '../../../shared/tools/fields/fieldTable'
import type { Content, Printable, Project, ProjectKind } from '../../../shared/tools/project'
import type { Tool } from '../../../shared/tools/tools'
import type { Audit } from '../../access/audit'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../data/database'
import type { Asking, Calculations } from '../../jobs/calculations'
import type { Searches } from '../../jobs/searches'
import type { MailQueue } from '../../mail/mailQueue'
import type { Clock } from '../../process/clock'
import type { Logger } from '../../process/logging'
import type { About } from '../../reports/ratedDocument'

export interface ToolDefinition<
  Input extends object = object,
  Rating extends object = object,
  Results extends object = object,
  Search extends object = object,
  Answer extends object = object,
> {
  tool: Tool
  work: {
    projects: ProjectKind<Input>
    schema: z.ZodType<Project<Input>>
    fields: FieldTable<Input>
  }
  /** The rating of an input. Throws what the engine refuses. */
  rate(calculations: Calculations, input: Input, asking: Asking): Promise<Rating>
  explain: {
    /** The registry of published methods. */
    correlations: readonly Correlation[]
    /** The options that the item would be refused with. Throws what the engine refuses. */
    unfit(
      calculations: Calculations,
      input: Input,
      asking: Asking,
    ): Promise<readonly { path: string; value: string; reason: string }[]>
    /** The main result of an item [SI], and its input with what the rating chose. Throws what the engine refuses. */
    rated(calculations: Calculations, input: Input, asking: Asking): Promise<{ result: number; input: Input }>
    /** A step down and a step up of each main input [SI]. */
    variations(input: Input): readonly { path: string; value: number; low: number; high: number }[]
  }
  link: {
    /** What is kept of a rating. Throws what the engine refuses. */
    resultsOf(calculations: Calculations, item: Content<Input>, asking: Asking): Promise<Results>
    /** The item as it gives the same later, whatever is usual by then. */
    pinned(item: Content<Input>, results: Results): Content<Input>
    /** A refusal of the engine in the units of the item. */
    refusal(message: string, item: Content<Input>): string
  }
  search: {
    /** What is searched, in full, and how many candidates that are. Throws what the engine refuses. */
    planned(search: Search): { request: object; considered: number }
    /** A kept answer. */
    answerOf(kept: unknown): Answer
  }
  paper: {
    pdf(calculations: Calculations, of: OnPaper<Input>, asking: Asking): Promise<Uint8Array>
    workbook(calculations: Calculations, of: OnPaper<Input>, asking: Asking): Promise<Uint8Array>
    /** Whether only holders of the special role export it. */
    requiresSpecialRole(document: Printable<Input>): boolean
  }
}

/** What is put on paper, and what its paper says of it. */
export interface OnPaper<Input> {
  document: Printable<Input>
  about: About
}

/** What the operations of a tool stand on. */
export interface ToolParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  /** Folder of made reports. */
  reportFolder: string
  searches: Searches
  calculations: Calculations
  mails: MailQueue
  logger: Logger
  /** Whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}
