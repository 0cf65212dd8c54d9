/** Builds the product if its build is stale; ends the process if that fails. */
export function ensureBuilt(): void
