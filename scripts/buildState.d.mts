export function hashOfSources(): string
export function buildIsStale(): boolean
export function recordBuild(hash: string): void
