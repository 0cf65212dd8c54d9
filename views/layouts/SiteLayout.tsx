import { SiteFooter } from '../components/SiteFooter'
import { SiteHeader } from '../components/SiteHeader'
import type { LayoutProps } from './layoutProps'

/** The layout of public pages: header, page, footer. */
export function SiteLayout({ container, children }: LayoutProps) {
  return (
    <div className="cw-site">
      <SiteHeader />
      <main id="main" className={container && `${container} cw-wrap`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
