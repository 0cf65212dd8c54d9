/** A gauge at the end of its scale: for too many requests, and for errors of the server. */
export function FullGauge() {
  return (
    <svg className="cw-svg" viewBox="12 0 132 84" aria-hidden="true">
      <path className="d-soft" d="M20 72h92" />
      <path className="d-gauge" d="M30 62A36 36 0 0 1 50.6 29.4" />
      <path className="d-gauge d-gauge-b" d="M53.4 28.2A36 36 0 0 1 86 32.1" />
      <path className="d-gauge d-gauge-c" d="M88.4 33.9A36 36 0 0 1 102 62" />
      <path className="d-line" d="M66 62l27-11" />
      <circle className="d-cu-dot" cx="66" cy="62" r="3.5" />
    </svg>
  )
}
