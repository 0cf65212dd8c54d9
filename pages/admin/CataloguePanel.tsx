import Button from 'react-bootstrap/Button'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import { addressOf } from './addressOf'
import type { CatalogueData } from './data/catalogueData'
import { timeOf } from './Fact'

interface CataloguePanelProps {
  catalogue: CatalogueData['catalogues'][number]
  /** The version whose records are shown. */
  shown: number
  csrfToken?: string
}

/** What can be done with a catalogue: take its file along, replace it, and make an older version count again. */
export function CataloguePanel({ catalogue: { Name, Versions }, shown, csrfToken }: CataloguePanelProps) {
  const newest = Versions[0]?.Version ?? 0
  const file = (kind: 'csv' | 'json') => addressOf(`/admin/catalogue.${kind}`, { name: Name, version: String(shown) })
  return (
    <aside className="ad-user" id="panel" tabIndex={-1} aria-label={`Catalogue ${Name}`}>
      <h2>{Name}</h2>
      <div className="acts">
        <LinkButton variant="outline-secondary" size="sm" href={file('csv')} download={`${Name}-${shown}.csv`}>
          <Icon name="download" />
          Version {shown}, CSV
        </LinkButton>
        <LinkButton variant="outline-secondary" size="sm" href={file('json')} download={`${Name}-${shown}.json`}>
          <Icon name="download" />
          JSON
        </LinkButton>
      </div>
      <h3>Replace by a file</h3>
      <Widget name="catalogue-upload" props={{ name: Name, units: useFrame().preferences.units }} />
      <h3>Versions</h3>
      <ul>
        {Versions.map(({ Version, Count, File, At }) => (
          <li key={Version}>
            <span>
              <a href={addressOf('/admin', { section: 'catalogues', name: Name, version: String(Version) })}>
                Version {Version}
              </a>
              {Version === newest && ', in use'}
            </span>
            <span className="cw-xs cw-muted">
              {[`${Count} records`, File, At && timeOf(At)].filter(Boolean).join(', ')}
            </span>
            {Version !== newest && (
              <form method="post" action="/admin">
                <input type="hidden" name="_csrf" value={csrfToken} />
                <input type="hidden" name="name" value={Name} />
                <input type="hidden" name="version" value={Version} />
                <input type="hidden" name="before" value={newest} />
                <Button
                  variant="outline-secondary"
                  size="sm"
                  type="submit"
                  name="action"
                  value="restore-catalogue"
                  aria-label={`Restore version ${Version}`}
                >
                  <Icon name="undo" />
                  Restore
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <p className="cw-xs cw-muted">Each replacement is written to the audit trail with before and after.</p>
    </aside>
  )
}
