import type { UnitSystem } from '../../../shared/display/units'

/**
 * Saves the reader's choice of unit system. The page has switched already, so a failure is harmless: only the next page
 * shows the old system.
 */
export function persistUnits(units: UnitSystem, csrfToken: string | undefined): void {
  const body = new URLSearchParams({ units, _csrf: csrfToken ?? '' })
  void fetch('/preferences', { method: 'POST', body, credentials: 'same-origin', redirect: 'manual' }).catch(
    () => undefined,
  )
}
