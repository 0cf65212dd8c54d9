import { routes } from '../../shared/routes'
import { demoText } from '../../views/components/DemoRibbon'
import { Icon } from '../../views/components/Icon'
import { Mark } from '../../views/components/Mark'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { data } from './+data'
import '../../views/styles/reportPage.scss'

export function Page() {
  const { title, file, source, workbook, sending } = useData<ReturnType<typeof data>>()
  const { isDemo, viewer, csrfToken, browser } = useFrame()
  return (
    <div className="rp">
      <header className="rp-bar">
        <a className="cw-bar-brand" href={routes.appSelector.path} aria-label="Coilworks, all apps">
          <Mark />
        </a>
        <span className="cw-bar-sep" />
        <h1>{title}</h1>
        {isDemo && <span className="rp-demo">{demoText}</span>}
        {viewer?.isImpersonated && (
          <span className="rp-acting">
            <Icon name="secret-user" />
            {viewer.impersonator} impersonating {viewer.fullName}
          </span>
        )}
        <div className="cw-bar-right">
          <Widget name="report-actions" props={{ source, file, workbook, csrfToken, canSend: sending !== undefined }} />
        </div>
      </header>
      <main id="main" aria-label="Report">
        <iframe className="rp-f" src={source} title={title} />
        <Widget
          name="report-help"
          props={{ title, source, file, browser: browser === 'other' ? undefined : browser }}
        />
        {sending && <Widget name="report-mail" props={sending} />}
      </main>
    </div>
  )
}
