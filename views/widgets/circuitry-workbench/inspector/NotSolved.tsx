/** In place of what only circuits without a broken rule have: why it is not there. */
export const NotSolved = ({ refusal }: { refusal?: string | undefined }) => (
  <p className="wb-facts cw-sm" role="status">
    {refusal ?? 'The circuits break a rule: see the notices. Then they are solved.'}
  </p>
)
