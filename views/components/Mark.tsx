/** The logo: a tube through fins. `ink` is for light backgrounds; the bar is dark in both themes. */
export function Mark({ ink = false }: { ink?: boolean }) {
  return (
    <svg className={ink ? 'cw-mark cw-mark-ink' : 'cw-mark'} viewBox="0 0 24 24" aria-hidden="true">
      <path className="m-fin" d="M8.5 2.5v19M11 2.5v19M13.5 2.5v19M16 2.5v19" />
      <path className="m-tube" d="M22 5H6.2a3.1 3.1 0 0 0 0 7h11.6a3.5 3.5 0 0 1 0 7H2" />
    </svg>
  )
}
