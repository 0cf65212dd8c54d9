import { formatNumber } from '../../shared/display/formatNumber'
import { PageAlert } from '../../views/components/PageAlert'

interface ChainResultProps {
  verified: number
  /** The fault of the trail, in a sentence; null if there is none. */
  fault: string | null
  /** The key with which an auditor verifies its checkpoints. */
  publicKey: string
}

/** The result of verifying the hash chain of the trail. */
export function ChainResult({ verified, fault, publicKey }: ChainResultProps) {
  const rows = `${formatNumber(verified, 0)} ${verified === 1 ? 'row' : 'rows'}`
  if (fault === null)
    return (
      <PageAlert tone="ok" className="ad-say" role="status">
        <span>
          <b>The chain holds.</b> {rows} verified, from the first to the last. Public key of the checkpoints:{' '}
          <span className="cw-code">
            {publicKey.slice(0, 22)}
            <wbr />
            {publicKey.slice(22)}
          </span>
        </span>
      </PageAlert>
    )
  return (
    <PageAlert tone="err" className="ad-say" role="alert">
      <span>
        <b>The audit trail does not hold.</b> {fault}
      </span>
    </PageAlert>
  )
}
