import { SiteBrand } from '../components/SiteHeader'
import { SupportNumbers } from '../components/SupportNumbers'
import { TubeArt } from '../drawings/TubeArt'
import { useFrame } from '../FrameContext'
import type { LayoutProps } from './layoutProps'

/** The layout for sign-in: the form on the left; on wide screens the tube and the support numbers on the right. */
export function AuthLayout({ container, children }: LayoutProps) {
  const { year, support } = useFrame()
  return (
    <div className="cw-auth">
      <div className="cw-auth-l">
        <header>
          <SiteBrand />
        </header>
        <main id="main" className={['cw-auth-form', container].filter(Boolean).join(' ')}>
          {children}
        </main>
        <footer className="cw-xs cw-muted">© {year} Coilworks</footer>
      </div>
      <aside className="cw-auth-r d-none d-lg-flex" aria-label="Support">
        <TubeArt />
        <div className="b">
          <SupportNumbers support={support} />
        </div>
      </aside>
    </div>
  )
}
