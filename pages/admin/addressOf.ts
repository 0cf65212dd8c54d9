/** The address of a section of the admin's page with its query; undefined values are left out. */
export function addressOf(path: string, asked: Record<string, string | undefined>): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = new URLSearchParams(given).toString()
  return query ? `${path}?${query}` : path
}
