import type { CodeOf } from '../../engine/options/enumeration'
import type { analyticsEvent, Tracked } from '../../shared/events/analyticsEvents'
import { measured } from './page'

/**
 * Sends an event to product analytics: only its name and, for tracking, the kind of action. Nothing is sent for readers
 * who did not agree.
 */
export function tellUse(event: CodeOf<typeof analyticsEvent>, what?: Tracked): void {
  if (!measured()) return
  const path = window.location.pathname
  // A failure to send does not concern the reader.
  void Promise.all([import('./measure'), import('../../shared/events/analyticsEvents')])
    .then(([{ capture }, { analyticsEvent, caller, callerAt }]) => {
      const by = callerAt(path)
      if (by) capture(analyticsEvent.describe(event), { caller: caller.describe(by), what })
    })
    .catch(() => undefined)
}
