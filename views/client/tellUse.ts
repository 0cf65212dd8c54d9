import type { CodeOf } from '../../engine/options/enumeration'
import type { analyticsEvent } from '../../shared/analyticsEvents'
import { measured } from './page'

/** Tells product analytics what was done, by name alone. Readers who did not agree to them tell nothing. */
export function tellUse(event: CodeOf<typeof analyticsEvent>): void {
  if (!measured()) return
  // What is not told is no matter of the reader.
  void Promise.all([import('./measure'), import('../../shared/analyticsEvents')])
    .then(([{ capture }, { analyticsEvent, caller }]) =>
      capture(analyticsEvent.describe(event), caller.describe('Enterprise')),
    )
    .catch(() => undefined)
}
