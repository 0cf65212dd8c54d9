import type { UnitSystem } from '../../../shared/display/units'

/** Keeps the unit system as the reader's choice. The page has switched already, so a failure is harmless: the next page shows the old one. */
export function persistUnits(units: UnitSystem, csrfToken: string | undefined): void {
  const body = new URLSearchParams({ units, _csrf: csrfToken ?? '' })
  void fetch('/preferences', { method: 'POST', body, credentials: 'same-origin', redirect: 'manual' }).catch(
    () => undefined,
  )
}
