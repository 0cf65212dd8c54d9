/** The logo, a tube through fins, with an animated flow. */
export function LoadingMark() {
  return (
    <svg className="cw-loadmark" viewBox="0 0 120 44" aria-hidden="true">
      <path className="fins" d="M30 2v40M38 2v40M46 2v40M54 2v40M62 2v40M70 2v40M78 2v40M86 2v40" />
      <path className="tube" d="M118 10H30a6 6 0 0 0 0 12h56a6 6 0 0 1 0 12H2" />
    </svg>
  )
}
