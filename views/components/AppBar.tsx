import type { ReactNode } from 'react'
import type { UnitSystem } from '../../shared/display/units'
import type { Preferences, Viewer } from '../../shared/frame/frame'
import { Icon } from './Icon'
import { Mark } from './Mark'
import { ThemeSwitch } from './ThemeSwitch'
import { UnitSwitch } from './UnitSwitch'
import { UserMenu } from './UserMenu'

export interface AppBarProps {
  viewer: Viewer
  preferences: Preferences
  csrfToken?: string
  /** Path and query of this page. */
  address: string
  /** The app, and the project that is open in it. */
  title?: ReactNode
  /** The save status of the project. */
  state?: ReactNode
  /** The item of the user menu that starts an impersonation. */
  impersonate?: ReactNode
  /** The interactive bell: as a widget, or as part of one. */
  alerts: ReactNode
  /** Switches units in place; without it the server switches and the page reloads. */
  onUnits?: (system: UnitSystem) => void
}

/** The bar above every signed-in page. It knows only its props, so that a widget can have it too. */
export function AppBar({
  viewer,
  preferences,
  csrfToken,
  address,
  title,
  state,
  impersonate,
  alerts,
  onUnits,
}: AppBarProps) {
  const form = { preferences, csrfToken, address }
  return (
    <header className="cw-bar">
      <a className="cw-bar-brand" href="/app-selector" aria-label="Coilworks, all apps">
        <Mark />
        <span className="d-none d-xl-inline">Coilworks</span>
      </a>
      {(title || state) && (
        <>
          <span className="cw-bar-sep d-none d-md-block" />
          <div className="cw-bar-title">
            {title}
            {state}
          </div>
        </>
      )}
      {/* A tool makes it one stop of the Tab key. */}
      <div className="cw-bar-right" {...(onUnits && { role: 'toolbar', 'aria-label': 'Settings' })}>
        <UnitSwitch {...form} onUnits={onUnits} />
        <span className="cw-bar-sep d-none d-md-block" />
        <ThemeSwitch csrfToken={csrfToken} address={address} className="cw-bar-btn" />
        <a className="cw-bar-btn d-none d-md-inline-flex" href="/help" aria-label="Help" title="Help">
          <Icon name="help" />
        </a>
        {alerts}
        <UserMenu viewer={viewer} csrfToken={csrfToken} impersonate={impersonate} />
      </div>
    </header>
  )
}
