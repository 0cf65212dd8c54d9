import Button from 'react-bootstrap/Button'
import { routes } from '../../shared/routes'
import { useFrame } from '../FrameContext'
import { Icon } from './Icon'
import { LinkButton } from './LinkButton'
import { Mark } from './Mark'

const help = { href: routes.help.path, text: 'Help' }
const contact = { href: routes.contactUs.path, text: 'Contact us' }
const login = { href: routes.login.path, text: 'Log in' }
const register = { href: routes.register.path, text: 'Register' }
const apps = { href: routes.appSelector.path, text: 'Your apps' }

export function SiteBrand() {
  return (
    <a className="cw-sitebrand" href="/">
      <Mark ink />
      Coilworks
    </a>
  )
}

/** The header of public pages. On phones the links move into a popover that needs no script. */
export function SiteHeader() {
  const entries = useFrame().viewer ? [apps] : [login, register]
  return (
    <header className="cw-sitebar cw-wrap">
      <SiteBrand />
      <nav className="d-none d-md-flex align-items-center" aria-label="Site">
        {[help, contact].map(link => (
          <LinkButton key={link.href} variant="quiet" href={link.href}>
            {link.text}
          </LinkButton>
        ))}
        <span className="cw-sep" />
        {entries.map((link, index) => (
          <LinkButton
            key={link.href}
            {...(index === entries.length - 1
              ? { variant: 'outline-secondary', className: 'ms-1' }
              : { variant: 'quiet' })}
            href={link.href}
          >
            {link.text}
          </LinkButton>
        ))}
      </nav>
      <Button variant="quiet" className="d-md-none px-2" type="button" popoverTarget="site-menu" aria-label="Menu">
        <Icon name="menu" size="lg" />
      </Button>
      <nav className="cw-menu cw-sitemenu" id="site-menu" popover="auto" aria-label="Site menu">
        <ul>
          {[help, contact, ...entries].map(link => (
            <li key={link.href}>
              <a className="cw-menu-i" href={link.href}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
