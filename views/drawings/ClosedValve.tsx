/** A pass that ends at a closed valve: for pages that the reader may not open. */
export function ClosedValve() {
  return (
    <svg className="cw-svg" viewBox="0 0 132 84" aria-hidden="true">
      <path className="d-soft" d="M22 22v54M34 22v54M98 22v54M110 22v54" />
      <path className="d-cu" d="M8 49h40" />
      <path className="d-hidden" d="M84 49h40" />
      <path className="d-cu-f" d="M48 36v26l36-26v26z" />
      <path className="d-line" d="M66 49V20M54 20h24" />
    </svg>
  )
}
