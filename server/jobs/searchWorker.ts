/** Runs a part of a search of any tool on a thread. */
import { searchPrograms } from './threadPrograms'
import type { SearchingTool } from './toolJobs'

export interface SearchTask {
  tool: SearchingTool
  task: object
}

export default function searchedPart({ tool, task }: SearchTask): object {
  return (searchPrograms[tool] as (task: object) => object)(task)
}
