import { terms } from '../../../shared/accounts/registration'

/** The terms of use in their own frame, which scrolls by pointer or keyboard. */
export function Terms() {
  return (
    // The frame scrolls, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="cw-terms" aria-labelledby="terms" tabIndex={0}>
      <h2 id="terms">Terms of use</h2>
      {terms.map(({ heading, text }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
