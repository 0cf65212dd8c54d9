import { AppBar } from '../../views/components/AppBar'
import { Icon } from '../../views/components/Icon'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { data } from './+data'
import { Failures } from './Failures'
import { KeyFigures } from './KeyFigures'
import { MailQueue } from './MailQueue'
import { Services } from './Services'
import { Stores } from './Stores'
import '../../views/styles/adminPage.scss'

/** The state of the stores and services that the product depends on, and of this node. */
export function Page() {
  const { viewer, preferences, csrfToken, address } = useFrame()
  const { status } = useData<Awaited<ReturnType<typeof data>>>()
  return (
    <div className="cw-app cc">
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
      <section className="cw-toolbar cc-head" aria-labelledby="cc-title">
        <h1 id="cc-title">State of the services</h1>
        {status && <span className="cw-2 cw-sm cw-tnum">as of {timeOf(status.At)}</span>}
        <a className="btn btn-primary btn-sm ms-auto" href="/command-center">
          <Icon name="retry" />
          Refresh
        </a>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so the keyboard must focus it */}
      <main id="main" className="cc-main" tabIndex={0}>
        {status && (
          <>
            <KeyFigures status={status} />
            <div className="cc-grid">
              <Services services={status.Services} />
              <Stores status={status} />
              <MailQueue mail={status.Mail} csrfToken={csrfToken} />
              <Failures failures={status.Failures} />
            </div>
          </>
        )}
      </main>
      <footer className="cw-status">
        {status && (
          <>
            <span>Version {status.Version}</span>
            <span>Node {status.Node}</span>
            <span>Memory {Math.round(status.MemoryMb)} MB</span>
            <span className="ms-auto">Requests and failures are those of this node since its start</span>
          </>
        )}
      </footer>
    </div>
  )
}

function timeOf(at: string): string {
  return `${at.slice(0, 19).replace('T', ' ')} UTC`
}
