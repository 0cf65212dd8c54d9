/** The arguments with which tests start the engine's command line. */
import { buildIsStale } from '../../scripts/buildState.mjs'

/** The arguments of Node: the built program, which starts quickly, or its source if the build is stale. */
export const engineProgram: readonly string[] = buildIsStale()
  ? ['--import', 'tsx', 'engine/cli.ts']
  : ['dist/node/engine.js']
