/** Builds the product where its sources are newer than its build; ends the process where that fails. */
export function ensureBuilt(): void
