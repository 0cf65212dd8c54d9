import { routes } from '../../shared/routes'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { SupportNumbers, supportLines } from '../../views/components/SupportNumbers'
import { useFrame } from '../../views/FrameContext'

export function SupportStrip() {
  const { support } = useFrame()
  return (
    <section className="cw-wrap cw-support" aria-label="Support">
      <div>
        <b className="cw-strong">Talk to an engineer</b>
        {supportLines(support).length > 0 && <span className="k">Monday to Friday, 7 am to 5 pm local time</span>}
      </div>
      <SupportNumbers support={support} className="v" />
      <LinkButton variant="outline-secondary" href={routes.contactUs.path}>
        <Icon name="mail" />
        Contact us
      </LinkButton>
    </section>
  )
}
