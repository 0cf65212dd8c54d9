import type { CheckedCatalogue } from '../../../shared/contracts/admin'

/** The faults of a file by line and column, or what it would change. */
export function CataloguePreview({ checked }: { checked: CheckedCatalogue }) {
  const { FaultCount, Faults, Count, Version, Added, Changed, Removed } = checked
  if (FaultCount > 0)
    return (
      <div role="alert">
        <p className="cw-sm">
          <b>
            {FaultCount} {FaultCount === 1 ? 'fault' : 'faults'}, nothing was changed.
          </b>
        </p>
        <ul>
          {Faults.map(({ Line, Column, Field, Word, Message }) => (
            <li key={`${Line} ${Column} ${Message}`}>
              <b className="cw-tnum">
                Line {Line}, column {Column}
                {Field && `, ${Word === Field ? Field : `${Word} (${Field})`}`}
              </b>
              <span>{Message}</span>
            </li>
          ))}
        </ul>
        {FaultCount > Faults.length && <p className="cw-xs">and {FaultCount - Faults.length} more</p>}
      </div>
    )
  return (
    <div role="status">
      <p className="cw-sm">
        {Count} {Count === 1 ? 'record' : 'records'}, beside version {Version}. Nothing is changed yet:
      </p>
      <Names label="Added" names={Added} />
      <Names label="Changed" names={Changed} />
      <Names label="Removed" names={Removed} />
    </div>
  )
}

function Names({ label, names: { Count, First } }: { label: string; names: CheckedCatalogue['Added'] }) {
  if (Count === 0) return <p className="cw-sm cw-muted">{label}: none</p>
  return (
    <details>
      <summary className="cw-sm">
        {label}: {Count}
      </summary>
      <ul>
        {First.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {Count > First.length && <p className="cw-xs">and {Count - First.length} more</p>}
    </details>
  )
}
