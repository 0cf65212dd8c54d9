import { useCircuitry } from '../useCircuitry'

/** Stands where a view waits for the tubes and segments of the solution. */
export function NotFetched() {
  const { isWorking } = useCircuitry().rated
  return (
    <p className="cw-sm cw-muted p-3 m-0" role="status">
      {isWorking ? 'The tubes and segments are being fetched.' : 'The tubes and segments come with the next rating.'}
    </p>
  )
}
