/** What is shown beside its list. */
const shownBeside = ['user', 'company', 'request', 'notice', 'version']

/**
 * The address of a section of the admin's page with its query; undefined values are left out. Where a panel stands
 * beside the list, the keyboard goes on there, and not at the first of many links before it.
 */
export function addressOf(path: string, asked: Record<string, string | undefined>): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = new URLSearchParams(given).toString()
  const hasPanel = path === '/admin' && given.some(([name]) => shownBeside.includes(name))
  return query ? `${path}?${query}${hasPanel ? '#panel' : ''}` : path
}
