/** What a tool brings to the operations that every tool has: its work, its calculation, its search, its paper. */
import type { Role } from '../../../shared/access/roles'
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
  Input = unknown,
  Rating = unknown,
  Item = unknown,
  Project = unknown,
  Results = unknown,
  Search = unknown,
  Answer = unknown,
  Printable = unknown,
> {
  tool: Tool
  /** Projects as they are stored, of whatever age. */
  work: {
    upgraded(document: unknown): Project
    /** Whether a later release than this one made it. */
    isNewer(document: unknown): boolean
    /** Its items in a few words, for a list. */
    tagOf(project: Project): string
  }
  /** The rating of an input. Throws what the engine refuses. */
  rate(calculations: Calculations, input: Input, asking: Asking): Promise<Rating>
  link: {
    /** What is kept of a rating. Throws what the engine refuses. */
    resultsOf(calculations: Calculations, item: Item, asking: Asking): Promise<Results>
    /** The item as it gives the same later, whatever is usual by then. */
    pinned(item: Item, results: Results): Item
    /** A refusal of the engine in the units of the item. */
    refusal(message: string, item: Item): string
  }
  search: {
    /** What is searched, in full, and how many candidates that are. Throws what the engine refuses. */
    planned(search: Search): { request: object; considered: number }
    /** A kept answer. */
    answerOf(kept: unknown): Answer
  }
  paper: {
    pdf(calculations: Calculations, of: { document: Printable; about: About }, asking: Asking): Promise<Uint8Array>
    workbook(calculations: Calculations, of: { document: Printable; about: About }, asking: Asking): Promise<Uint8Array>
    /** The name of its file, without ending. */
    nameOf(document: Printable, title: string): string
    /** The number that stands for what is in it. */
    referenceOf(document: Printable): string
    /** Whether only holders of the special role export it. */
    requiresSpecialRole(document: Printable): boolean
  }
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
