/** Stands where a view waits for the tubes and segments of the solution. */
export const NotFetched = () => (
  <p className="cw-sm cw-muted p-3 m-0" role="status">
    The tubes and segments are being fetched.
  </p>
)
