/** Matchers for errors of the engine. */
import { expect } from 'vitest'
import type { EngineErrorCode } from '../../engine'

/** Matches an error with that code. */
export const code = (expected: EngineErrorCode) => expect.objectContaining({ code: expected })
