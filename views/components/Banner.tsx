import Button from 'react-bootstrap/Button'
import type { BannerSeverity, ShownBanner } from '../../shared/banners'
import { Icon, type IconName } from './Icon'
import { PageAlert } from './PageAlert'

interface BannerProps {
  banner: ShownBanner
  /** Path and query to return to. */
  address: string
  csrfToken?: string
}

export const bannerLooks: Readonly<Record<BannerSeverity, { icon: IconName; tone: 'info' | 'warn' | 'err' }>> = {
  info: { icon: 'info', tone: 'info' },
  warning: { icon: 'warning', tone: 'warn' },
  error: { icon: 'error', tone: 'err' },
}

/** The notice to everybody, above the page. Its form works without script. */
export function Banner({ banner: { id, text, severity }, address, csrfToken }: BannerProps) {
  return (
    <PageAlert tone={bannerLooks[severity].tone} className="cw-banner" role="region" aria-label="Notice to everybody">
      <p className="mb-0" role={severity === 'error' ? 'alert' : 'status'}>
        {text}
      </p>
      <form method="post" action="/close-notice">
        {csrfToken && <input type="hidden" name="_csrf" value={csrfToken} />}
        <input type="hidden" name="returnTo" value={address} />
        <Button variant="quiet" size="sm" type="submit" name="notice" value={id} aria-label="Close notice">
          <Icon name="close" />
        </Button>
      </form>
    </PageAlert>
  )
}
