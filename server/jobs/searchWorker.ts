/** Runs a part of a search of any tool on a thread. */
import { joinSharedTables } from './sharedTables'
import { searchPrograms } from './threadPrograms'
import type { SearchingTool } from './toolJobs'

joinSharedTables()

export interface SearchTask {
  tool: SearchingTool
  task: object
}

export default async function searchedPart({ tool, task }: SearchTask): Promise<object> {
  const search = (await searchPrograms[tool]()) as (task: object) => object
  return search(task)
}
