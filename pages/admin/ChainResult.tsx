import { formatNumber } from '../../shared/display/formatNumber'
import { Icon } from '../../views/components/Icon'

interface ChainResultProps {
  verified: number
  /** The first row that does not follow from the one before it. */
  broken: string | null
}

/** What following the chain of the trail has found. */
export function ChainResult({ verified, broken }: ChainResultProps) {
  const rows = `${formatNumber(verified, 0)} ${verified === 1 ? 'row' : 'rows'}`
  if (broken === null)
    return (
      <p className="ad-say ok" role="status">
        <Icon name="check-circle" />
        <span>
          <b>The chain holds.</b> {rows} verified, from the first to the last.
        </span>
      </p>
    )
  return (
    <p className="ad-say err" role="alert">
      <Icon name="error" />
      <span>
        <b>The chain is broken at row {broken}.</b> {rows} before it hold. That row, or one before it, was changed,
        removed or put in past the product: keep the database as it is, and compare it with the log.
      </span>
    </p>
  )
}
