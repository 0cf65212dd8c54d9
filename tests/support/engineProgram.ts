/** How tests start the engine's command line. */
import { buildIsStale } from '../../scripts/buildState.mjs'

/** What Node is given: the built program, which starts at once, or its source where it is newer than the build. */
export const engineProgram: readonly string[] = buildIsStale()
  ? ['--import', 'tsx', 'engine/cli.ts']
  : ['dist/node/engine.js']
