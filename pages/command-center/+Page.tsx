import { AppBar } from '../../views/components/AppBar'
import { Icon } from '../../views/components/Icon'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { data } from './+data'
import '../../views/styles/commandCenterPage.scss'

/** The state of the running installation, what is out of order first. */
export function Page() {
  const { viewer, preferences, csrfToken, address } = useFrame()
  const { status, shown } = useData<Awaited<ReturnType<typeof data>>>()
  return (
    <div className="cc">
      {viewer && (
        <AppBar
          {...{ viewer, preferences, csrfToken, address }}
          alerts={<Widget name="alerts" props={{}} />}
          title={
            <a className="cw-bar-btn" href="/command-center">
              <Icon name="target" />
              <span className="t">Command center</span>
            </a>
          }
        />
      )}
      <main id="main" className="cc-m" tabIndex={-1}>
        {status && <Widget name="command-center" props={{ first: status, shown, csrfToken }} />}
      </main>
    </div>
  )
}
