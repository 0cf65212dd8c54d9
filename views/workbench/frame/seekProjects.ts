/** Asks the server for projects as one types. Fetched with the first letter. */

import { limits } from '../../../shared/limits'
import type { Tool } from '../../../shared/tools/tools'
import { firstCharacters } from '../../../shared/wording/characters'
import { answered } from '../projects/answered'
import { type ProjectList, projectListOf } from './projectRow'

let typing: ReturnType<typeof setTimeout> | undefined
let latest = ''

/** Gives what fits the text, when nobody types any more and nothing else has been sought since. */
export function seek(tool: Tool, text: string, onFound: (list: ProjectList) => void): void {
  // What is longer than a name can be fits none.
  latest = firstCharacters(text, limits.projectName)
  clearTimeout(typing)
  typing = setTimeout(() => void ask(tool, latest, onFound), limits.searchPause)
}

async function ask(tool: Tool, text: string, onFound: (list: ProjectList) => void): Promise<void> {
  const { answer } = await answered(tool, 'FindProjects', { text })
  if (answer && latest === text) onFound(projectListOf(answer, text))
}
