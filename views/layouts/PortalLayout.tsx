import { AppBar } from '../components/AppBar'
import { useFrame } from '../FrameContext'
import type { LayoutProps } from './Layout'

/** Signed-in pages under the bar. */
export function PortalLayout({ container, children }: LayoutProps) {
  const { viewer, preferences, csrfToken, address } = useFrame()
  return (
    <div className="cw-page">
      {viewer && <AppBar {...{ viewer, preferences, csrfToken, address }} />}
      <main id="main" className={container && `${container} cw-pagewrap`}>
        {children}
      </main>
    </div>
  )
}
