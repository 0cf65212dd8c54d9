/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className="cw-skip" href="#main">
      Skip to content
    </a>
  )
}
