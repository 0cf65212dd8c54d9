import { fileURLToPath } from 'node:url'

/** The root of the repository, independent of the working directory. */
export const root = fileURLToPath(new URL('..', import.meta.url))
