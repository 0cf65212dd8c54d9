import { routes } from '../../shared/routes'
import { useFrame } from '../FrameContext'
import { ThemeSwitch } from './ThemeSwitch'

/** The year comes with the frame, from the server's clock. */
export function SiteFooter() {
  const { year, csrfToken, address } = useFrame()
  return (
    <footer className="cw-sitefoot">
      <div className="cw-wrap">
        <span>© {year} Coilworks</span>
        <a href={routes.help.path}>Help</a>
        <a href={routes.contactUs.path}>Contact us</a>
        {csrfToken && <ThemeSwitch {...{ csrfToken, address }} className="btn btn-quiet btn-sm" withText />}
      </div>
    </footer>
  )
}
