import { AppBar } from '../../views/components/AppBar'
import { Icon } from '../../views/components/Icon'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { Data } from './+data'
import '../../views/styles/rdPage.scss'

/** The R and D tracker: projects, the time sheet of a week, and totals. */
export function Page() {
  const { viewer, preferences, csrfToken, address } = useFrame()
  const data = useData<Data>()
  return (
    <div className="cw-app rd-app">
      {viewer && (
        <AppBar
          {...{ viewer, preferences, csrfToken, address }}
          alerts={<Widget name="alerts" props={{}} />}
          title={
            <a className="cw-bar-btn" href="/r-and-d">
              <Icon name="flask" />
              <span className="t">R and D tracker</span>
            </a>
          }
        />
      )}
      <noscript>
        <p className="rd-noscript">
          Changes on this page need JavaScript. Without it, the page shows what is saved, to read, to print and to
          download.
        </p>
      </noscript>
      <Widget name="rd-tracker" props={data} />
    </div>
  )
}
