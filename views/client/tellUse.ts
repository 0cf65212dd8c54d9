import type { CodeOf } from '../../engine/options/enumeration'
import type { analyticsEvent, Tracked } from '../../shared/events/analyticsEvents'
import { measured } from './page'

/**
 * Tells product analytics what was done in a tool, by name alone; of tracking, what was tracked. Readers who did not
 * agree to them tell nothing.
 */
export function tellUse(event: CodeOf<typeof analyticsEvent>, what?: Tracked): void {
  if (!measured()) return
  const path = window.location.pathname
  // What is not told is no matter of the reader.
  void Promise.all([import('./measure'), import('../../shared/events/analyticsEvents')])
    .then(([{ capture }, { analyticsEvent, caller, callerAt }]) => {
      const by = callerAt(path)
      if (by) capture(analyticsEvent.describe(event), { caller: caller.describe(by), what })
    })
    .catch(() => undefined)
}
