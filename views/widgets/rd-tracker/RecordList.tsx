import Button from 'react-bootstrap/Button'
import type { LinkType, ProjectRecord } from '../../../shared/contracts/rAndD'
import { calendarDate } from '../../../shared/display/calendarDate'
import type { ChosenProject } from '../../../shared/rAndD/readTracker'
import { hoursText } from '../../../shared/rAndD/timeSheet'
import { dayName } from '../../../shared/rAndD/week'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../useHydrated'
import { deleteRecord, editRecord } from './dialogs'
import type { Tracker } from './useTracker'
import { WishLink } from './WishLink'

/** The records of the chosen project, the latest first: all of them, or the reader's own. */
export function RecordList({ tracker, chosen }: { tracker: Tracker; chosen: ChosenProject }) {
  const { wish, data } = tracker
  const { project, records } = chosen
  const hydrated = useHydrated()
  return (
    <section aria-labelledby="rd-records">
      <div className="rd-rh">
        <h3 id="rd-records">Records</h3>
        <nav className="cw-seg" aria-label="Whose records">
          {[false, true].map(isOwnOnly => (
            <WishLink
              key={String(isOwnOnly)}
              tracker={tracker}
              to={{ ...wish, isOwnOnly }}
              aria-current={wish.isOwnOnly === isOwnOnly ? 'true' : undefined}
            >
              {isOwnOnly ? 'Mine' : 'All'}
            </WishLink>
          ))}
        </nav>
        <Button
          variant="outline-secondary"
          size="sm"
          type="button"
          disabled={!hydrated}
          onClick={() => void editRecord(tracker, project)}
        >
          <Icon name="plus" />
          Add record
        </Button>
      </div>
      {records.length === 0 && (
        <p className="rd-empty">
          {wish.isOwnOnly ? 'You have' : 'Nobody has'} recorded hours for this project yet. Begin by Add record.
        </p>
      )}
      <ul className="rd-rec">
        {records.map(record => (
          <RecordItem
            key={record.Id}
            tracker={tracker}
            chosen={chosen}
            record={record}
            linkTypes={data?.linkTypes ?? []}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  tracker: Tracker
  chosen: ChosenProject
  record: ProjectRecord
  linkTypes: readonly LinkType[]
}

function RecordItem({ tracker, chosen: { project }, record, linkTypes }: ItemProps) {
  const hydrated = useHydrated()
  const { Author = 'Somebody', Date: day, Hours, Note, Links = [], IsMine } = record
  const name = `${hoursText(Hours)} h on ${calendarDate(day)}`
  const typeOf = (id: number) => linkTypes.find(type => type.Id === id)?.Name
  return (
    <li>
      <div className="rd-m">
        <b>{Author}</b>
        <span className="cw-muted">
          {dayName(day)} {calendarDate(day)}
        </span>
        <span className="rd-hours cw-tnum">
          {hoursText(Hours) || '0.0'} <span className="cw-u">h</span>
        </span>
      </div>
      {Note && <p className="rd-note">{Note}</p>}
      <div className="rd-m">
        <ul className="rd-links" aria-label="Links">
          {Links.map(({ LinkTypeId, Value }) => (
            <li key={`${LinkTypeId} ${Value}`}>
              <Icon name="link" size="sm" />
              <span className="cw-muted">{typeOf(LinkTypeId) ?? 'Link'}</span> {Value}
            </li>
          ))}
        </ul>
        {IsMine === false ? (
          <span className="rd-theirs" title={`Only ${Author} may change it`}>
            <Icon name="lock" size="sm" />
            Not yours
          </span>
        ) : (
          <span className="rd-own">
            <Button
              variant="quiet"
              size="sm"
              type="button"
              aria-label={`Change ${name}`}
              disabled={!hydrated}
              onClick={() => void editRecord(tracker, project, record)}
            >
              <Icon name="edit" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              type="button"
              aria-label={`Delete ${name}`}
              disabled={!hydrated}
              onClick={() => void deleteRecord(tracker, record)}
            >
              <Icon name="delete" />
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}
