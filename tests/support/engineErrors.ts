/** Errors of the engine as tests expect them. */
import { expect } from 'vitest'
import type { EngineErrorCode } from '../../engine'

/** An error of that code. */
export const code = (expected: EngineErrorCode) => expect.objectContaining({ code: expected })
