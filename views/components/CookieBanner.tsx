import Button from 'react-bootstrap/Button'
import { messages, texts } from '../../shared/texts'
import { useFrame } from '../FrameContext'
import { Icon } from './Icon'

/** Asks once whether usage may be measured. It is a form, so that it works without script. */
export function CookieBanner() {
  const { address, csrfToken, privacyAddress, measured } = useFrame()
  return (
    <section className="cw-cookie" aria-label="Cookies">
      <form
        className="cw-cookie-in"
        method="post"
        action="/cookies"
        data-when-accepted={measured && JSON.stringify(measured)}
      >
        <Icon name="cookie" size="lg" className="c-cu d-none d-md-inline" />
        <p>
          {messages.cookies} <a href={privacyAddress}>Privacy policy</a>
        </p>
        {csrfToken && <input type="hidden" name="_csrf" value={csrfToken} />}
        <input type="hidden" name="returnTo" value={address} />
        <div className="acts">
          <Button variant="outline-secondary" type="submit" name="cookies" value="refused">
            {texts.cookies.refuse}
          </Button>
          <Button variant="outline-secondary" type="submit" name="cookies" value="accepted">
            {texts.cookies.accept}
          </Button>
        </div>
      </form>
    </section>
  )
}
