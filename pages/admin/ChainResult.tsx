import { formatNumber } from '../../shared/display/formatNumber'
import { Icon } from '../../views/components/Icon'

interface ChainResultProps {
  verified: number
  /** What is wrong with the trail, in a sentence. */
  fault: string | null
  /** What an auditor verifies its checkpoints with. */
  publicKey: string
}

/** What following the chain of the trail has found. */
export function ChainResult({ verified, fault, publicKey }: ChainResultProps) {
  const rows = `${formatNumber(verified, 0)} ${verified === 1 ? 'row' : 'rows'}`
  if (fault === null)
    return (
      <p className="ad-say ok" role="status">
        <Icon name="check-circle" />
        <span>
          <b>The chain holds.</b> {rows} verified, from the first to the last. Public key of the checkpoints:{' '}
          <span className="cw-code">
            {publicKey.slice(0, 22)}
            <wbr />
            {publicKey.slice(22)}
          </span>
        </span>
      </p>
    )
  return (
    <p className="ad-say err" role="alert">
      <Icon name="error" />
      <span>
        <b>The audit trail does not hold.</b> {fault}
      </span>
    </p>
  )
}
