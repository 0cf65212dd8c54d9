import Button from 'react-bootstrap/Button'
import type { Viewer } from '../../shared/frame/frame'
import { Icon } from './Icon'

interface ImpersonationBannerProps {
  viewer: Viewer
  csrfToken?: string
}

/** Says on every page who impersonates whom, with a button that ends it by logging out. */
export function ImpersonationBanner({ viewer, csrfToken }: ImpersonationBannerProps) {
  const { impersonator, fullName, companyName } = viewer
  return (
    <aside className="cw-acting" aria-label="Impersonation">
      <Icon name="secret-user" />
      <p>
        <b>{impersonator}</b> impersonating <b>{fullName}</b>
        {companyName && <span className="d-none d-md-inline">, {companyName}</span>}
      </p>
      <form method="post" action="/log-out">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <Button variant="outline-secondary" size="sm" type="submit">
          <span className="d-md-none">End</span>
          <span className="d-none d-md-inline">End impersonation</span>
        </Button>
      </form>
    </aside>
  )
}
