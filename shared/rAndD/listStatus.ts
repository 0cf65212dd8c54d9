import { limits } from '../limits'

/** How many projects are listed, in words: a list that is full says that it is, and what shows the others. */
export function listStatus(projects: number): string {
  const { listed } = limits.rAndD
  if (projects >= listed)
    return `The first ${listed} projects by name. Choose another filter or year to see the others.`
  return projects === 1 ? '1 project' : `${projects} projects`
}
