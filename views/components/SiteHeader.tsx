import { routes } from '../../shared/routes'
import { Icon } from './Icon'
import { Mark } from './Mark'

const links = [
  { href: routes.help.path, text: 'Help' },
  { href: routes.contactUs.path, text: 'Contact us' },
  { href: routes.login.path, text: 'Log in' },
  { href: routes.register.path, text: 'Register' },
] as const

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
  const [help, contact, login, register] = links
  return (
    <header className="cw-sitebar cw-wrap">
      <SiteBrand />
      <nav className="d-none d-md-flex align-items-center" aria-label="Site">
        {[help, contact].map(link => (
          <a key={link.href} className="btn btn-quiet" href={link.href}>
            {link.text}
          </a>
        ))}
        <span className="cw-sep" />
        <a className="btn btn-quiet" href={login.href}>
          {login.text}
        </a>
        <a className="btn btn-outline-secondary ms-1" href={register.href}>
          {register.text}
        </a>
      </nav>
      <button className="btn btn-quiet d-md-none px-2" type="button" popoverTarget="site-menu" aria-label="Menu">
        <Icon name="menu" size="lg" />
      </button>
      <nav className="cw-menu cw-sitemenu" id="site-menu" popover="auto" aria-label="Site menu">
        <ul>
          {links.map(link => (
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
