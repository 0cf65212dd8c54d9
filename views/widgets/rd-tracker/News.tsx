import Button from 'react-bootstrap/Button'
import { Icon } from '../../components/Icon'
import type { Tracker } from './useTracker'

/** What went wrong with the last action, and what others have changed since the page was read. */
export function News({ tracker, keeps }: { tracker: Tracker; keeps?: string }) {
  const { failure, news, show, dropNews, again, isBusy } = tracker
  return (
    <div className="rd-news">
      <div role="alert">
        {failure && (
          <div className="cw-alert err">
            <Icon name="error" />
            <span>{failure}</span>
            <Button variant="outline-secondary" size="sm" type="button" disabled={isBusy} onClick={() => void again()}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        {news && (
          <div className="cw-alert info">
            <Icon name="info" />
            <span>
              <b>Changed since you opened this page. </b>
              {news.lines.slice(0, 3).join(' ')}
              {news.lines.length > 3 && ` And ${news.lines.length - 3} more.`} {keeps}
            </span>
            <Button variant="outline-secondary" size="sm" type="button" onClick={() => show(news.data)}>
              Show the changes
            </Button>
            <Button variant="quiet" size="sm" type="button" onClick={dropNews}>
              Keep what I see
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
