/** An animation while something runs; the text beside it says what. */
export function Spinner() {
  return (
    <svg className="cw-spin" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  )
}
