/** A short coil with one dashed pass: for pages that do not exist, or not yet. */
export function MissingTube() {
  return (
    <svg className="cw-svg" viewBox="0 0 132 84" aria-hidden="true">
      <path className="d-soft" d="M34 8v68M46 8v68M58 8v68M70 8v68M82 8v68M94 8v68" />
      <path className="d-cu" d="M124 18H26a12 12 0 0 0 0 24h12" />
      <path className="d-hidden" d="M38 42h66a12 12 0 0 1 0 24H8" />
      <circle className="d-cu-dot" cx="38" cy="42" r="3.5" />
    </svg>
  )
}
