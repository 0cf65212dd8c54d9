/** Searches the server for projects while the reader types. Loaded with the first letter. */

import { limits } from '../../../shared/limits'
import type { Tool } from '../../../shared/tools/tools'
import { firstCharacters } from '../../../shared/wording/characters'
import { answered } from '../projects/answered'
import { type ProjectList, projectListOf } from './projectRow'

let typing: ReturnType<typeof setTimeout> | undefined
let latest = ''

/** Calls `onFound` with the matching projects, after a pause in typing and unless a later search has begun. */
export function seek(tool: Tool, text: string, onFound: (list: ProjectList) => void): void {
  // No name is longer than this limit.
  latest = firstCharacters(text, limits.projectName)
  clearTimeout(typing)
  typing = setTimeout(() => void ask(tool, latest, onFound), limits.searchPause)
}

async function ask(tool: Tool, text: string, onFound: (list: ProjectList) => void): Promise<void> {
  const { answer } = await answered(tool, 'FindProjects', { text })
  if (answer && latest === text) onFound(projectListOf(answer, text))
}
