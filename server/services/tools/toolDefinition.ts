/** The definition of a tool for the common operations: its saved work, its calculation, its search, its reports. */

import type { z } from 'zod'
import type { Correlation } from '../../../engine/correlation'
import type { Warning } from '../../../engine/warnings'
import type { Role } from '../../../shared/access/roles'
import type { UnitSystem } from '../../../shared/display/units'
import type { FieldTable } from '../../../shared/tools/fields/fieldTable'
import type { NoticeWords } from '../../../shared/tools/notices/wordedNotices'
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
> {
  tool: Tool
  work: {
    projects: ProjectKind<Input>
    schema: z.ZodType<Project<Input>>
    fields: FieldTable<Input>
  }
  /** The rating of an input. Throws the error if the engine refuses it. */
  rate(calculations: Calculations, input: Input, asking: Asking): Promise<Rating>
  /** The rating without what takes long and is only compared with it, for inputs that are just being changed. */
  rateLive?(calculations: Calculations, input: Input, asking: Asking): Promise<Rating>
  /** What the first view of the page shows of a rating, or of a live one, where that is much less. */
  outline?(calculations: Calculations, input: Input, asking: Asking, isLive: boolean): Promise<object>
  /** The rating as JSON text, with the fields of its schema and no others. Throws as `rate` does. */
  ratingText(calculations: Calculations, input: Input, asking: Asking): Promise<string>
  /** The words of a notice that go to the page with it, where the page has none of its own. */
  noticeWords?(notice: Warning): NoticeWords | undefined
  explain: {
    /** The registry of published methods. */
    correlations: readonly Correlation[]
    /** The options with which the item would be refused. Throws the error if the engine refuses the item itself. */
    unfit(
      calculations: Calculations,
      input: Input,
      asking: Asking,
    ): Promise<readonly { path: string; value: string; reason: string }[]>
    /**
     * The main result of an item [SI], and its input with the choices of the rating. Throws if the engine refuses it.
     */
    rated(calculations: Calculations, input: Input, asking: Asking): Promise<{ result: number; input: Input }>
    /** A step down and a step up of each main input [SI], by round numbers of the reader's units. */
    variations(input: Input, system: UnitSystem): readonly { path: string; value: number; low: number; high: number }[]
  }
  link: {
    results: z.ZodType<Results>
    /** The results of a rating that are stored with a link. Throws the error if the engine refuses it. */
    resultsOf(calculations: Calculations, item: Content<Input>, asking: Asking): Promise<Results>
    /** The item pinned to what made these results, such as the engine, so that it gives the same results later. */
    pinned(item: Content<Input>, results: Results): Content<Input>
    /** The text of a refusal of the engine in the units of the item. */
    refusal(message: string, item: Content<Input>): string
  }
  paper: {
    pdf(calculations: Calculations, of: OnPaper<Input>, asking: Asking): Promise<Uint8Array>
    workbook(calculations: Calculations, of: OnPaper<Input>, asking: Asking): Promise<Uint8Array>
    /** Whether only holders of the special role may export it. */
    requiresSpecialRole(document: Printable<Input>): boolean
  }
}

interface Planned {
  request: object
  considered: number
}

/** A tool that searches for items that meet a duty. */
export interface SearchingTool<
  Input extends object = object,
  Rating extends object = object,
  Results extends object = object,
  Search extends object = object,
  Answer extends object = object,
> extends ToolDefinition<Input, Rating, Results> {
  search: {
    /**
     * The complete search request, and its number of candidates: with the catalogues of the database, where it needs
     * them. Throws the error if the engine refuses it.
     */
    planned(search: Search, db: Database): Planned | Promise<Planned>
    /** The typed form of a stored result. */
    answerOf(kept: unknown): Answer
  }
}

/** A document to print, and the data about its report. */
export interface OnPaper<Input> {
  document: Printable<Input>
  about: About
}

/** The dependencies of the operations of a tool. */
export interface ToolParts {
  db: Database
  clock: Clock
  audit: Audit
  throttle: Throttle
  /** Folder of the stored reports. */
  reportFolder: string
  searches: Searches
  calculations: Calculations
  mails: MailQueue
  logger: Logger
  /** Roles whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}
