import type { ReactNode } from 'react'
import { routes } from '../../shared/routes'
import { Banner } from '../components/Banner'
import { CookieBanner } from '../components/CookieBanner'
import { DemoRibbon } from '../components/DemoRibbon'
import { ImpersonationBanner } from '../components/ImpersonationBanner'
import { LoadingDialogs } from '../components/LoadingDialogs'
import { OldBrowserNote } from '../components/OldBrowserNote'
import { SkipLink } from '../components/SkipLink'
import { useFrame } from '../FrameContext'
import { useProblem } from '../ProblemContext'
import '../styles/everyPage.scss'
import { Widget } from '../widgets/Widget'
import { AuthLayout } from './AuthLayout'
import { layoutKind } from './layoutKind'
import { PortalLayout } from './PortalLayout'
import { SiteLayout } from './SiteLayout'
import { ToolLayout } from './ToolLayout'

const layouts = { site: SiteLayout, auth: AuthLayout, portal: PortalLayout, tool: ToolLayout }

/** The frame around a page: skip link, demo ribbon, notice to everybody, the layout of its route, and its notices. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const kind = layoutKind(frame, useProblem() !== null)
  const Chosen = layouts[kind]
  const isReport = frame.routeName === 'report' && kind === 'tool'
  const { viewer, csrfToken, banner } = frame
  const isActing = viewer?.isImpersonated && !isReport
  return (
    // The report's own bar shows the demo ribbon, because its frame is exactly as high as the rest of the window.
    <div
      className={
        [frame.isDemo && !isReport && 'is-demo', isActing && 'is-acting', banner && 'has-banner']
          .filter(Boolean)
          .join(' ') || undefined
      }
    >
      <SkipLink />
      <OldBrowserNote />
      {frame.isDemo && !isReport && <DemoRibbon />}
      {isActing && <ImpersonationBanner viewer={viewer} csrfToken={csrfToken} />}
      {banner && <Banner banner={banner} address={frame.address} csrfToken={csrfToken} />}
      <Chosen container={routes[frame.routeName].container ? 'cw-container' : undefined}>{children}</Chosen>
      {!isReport && <Widget name="toasts" props={{ notices: frame.notices }} isSideline={frame.notices.length === 0} />}
      <LoadingDialogs isSignedIn={viewer !== null} />
      {frame.consent === 'undecided' && <CookieBanner />}
    </div>
  )
}
