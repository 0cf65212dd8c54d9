/** The parts of a tool's work on threads: what the server plans, and what the threads do. */

import type { KeyResult } from '../../shared/tools/results/keyResult'

/** A search is divided into tasks for threads, and their results are combined. */
export interface SearchPlan<Request = never, Task extends object = object, Part = never> {
  /** Tasks small enough that a search shows its progress and ends soon when it is stopped. */
  tasksOf(request: Request): { tasks: Task[]; considered: number }
  /** Number of candidates that a part has considered. */
  consideredIn(part: Part): number
  answerOf(request: Request, parts: Part[]): object
  /** A search in rounds: the tasks of the next round, from what was found; none at the end. */
  nextTasks?(request: Request, parts: Part[]): Task[]
  /** What is found so far: written while it runs, and kept when it is stopped. */
  soFar?(request: Request, parts: Part[]): object
}

export interface ToolJobs<Input extends object = never> {
  /** The ratings beside `rating` that a page asks for: at first, and while somebody types. */
  live: readonly string[]
  /** The tables that a rating of this input needs, by name: tables of the same name are built once. */
  tablesOf(input: Input): string
  /** What makes a calculation shorter: a sentence for who waited too long. */
  whenTooLong: string
  /** Absent if the tool has no search. */
  search?: SearchPlan
}

/** The calculations of a tool by name. Warming up needs `rating`; the paper has the time of a document. */
export interface ToolCalculations {
  rating(input: never): unknown
  pdf(of: never): Promise<Uint8Array>
  workbook(of: never): Promise<Uint8Array>
  /** The key results of a rating in the units of a system. */
  figures(of: never): Promise<readonly KeyResult[]>
}
