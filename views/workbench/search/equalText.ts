/** The same text for values that are equal, whatever the order of their fields. */
export const equalText = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  )
