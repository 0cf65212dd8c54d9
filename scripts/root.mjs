import { fileURLToPath } from 'node:url'

/** The repository, wherever a script was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url))
