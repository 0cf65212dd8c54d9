import Button from 'react-bootstrap/Button'
import { listStatus } from '../../../shared/rAndD/listStatus'
import { Icon } from '../../components/Icon'
import { News } from './News'
import { ProjectList } from './ProjectList'
import { ProjectPanel } from './ProjectPanel'
import { TimeSheet } from './TimeSheet'
import { Toolbar } from './Toolbar'
import { TotalsView } from './TotalsView'
import { type First, useTracker } from './useTracker'

/** The R and D tracker: projects with their records, the time sheet of a week, and totals. */
export function RdTracker(first: First) {
  const tracker = useTracker(first)
  const { data, wish, failure, isBusy, spoken } = tracker
  return (
    <>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      {data?.sheet ? (
        <TimeSheet key={wish.monday} tracker={tracker} sheet={data.sheet} />
      ) : (
        <>
          <Toolbar tracker={tracker} />
          <div className="rd-body">
            <News tracker={tracker} />
            <div className="rd" data-project={data?.chosen ? '' : undefined} aria-busy={isBusy || undefined}>
              {data?.totals ? (
                <TotalsView tracker={tracker} totals={data.totals} />
              ) : (
                data && (
                  <>
                    <ProjectList tracker={tracker} projects={data.projects} />
                    <ProjectPanel tracker={tracker} data={data} />
                  </>
                )
              )}
              {!data && <NoAnswer onAgain={() => void tracker.again()} isBusy={isBusy} />}
            </div>
          </div>
          <footer className="cw-status">
            <span>{data && listStatus(data.projects.length)}</span>
            {failure && <span className="ms-auto">Not up to date</span>}
          </footer>
        </>
      )}
    </>
  )
}

/** The page without data: the service did not answer when it was opened. */
function NoAnswer({ onAgain, isBusy }: { onAgain: () => void; isBusy: boolean }) {
  return (
    <main className="rd-none" id="main">
      <div className="cw-alert warn" role="alert">
        <Icon name="warning" />
        <div>
          <p>The R and D service does not answer at present. Nothing is lost.</p>
          <Button variant="outline-secondary" size="sm" type="button" disabled={isBusy} onClick={onAgain}>
            <Icon name="retry" />
            Try again
          </Button>
        </div>
      </div>
    </main>
  )
}
