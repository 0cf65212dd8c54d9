/** Notes on the calculation, for those who check the numbers. */
export function Notes() {
  return (
    <div className="wb-facts">
      <p className="cw-sm">
        Both streams are marched slice by slice through rows and passes until they agree; the factor F follows from
        that, and stands beside the published one where rows and passes are equal. High fins by Briggs and Young with
        Robinson and Briggs, ESDU or Ganguli; plates by the correlations of coils.
      </p>
      <p className="cw-xs cw-muted">
        Weights and headers are for planning. Limits are those of practice by API 661. Noise follows GPSA and Mukherjee,
        over a half sphere; its octave bands are a published spectrum laid on the total, an estimate. With all fans off
        warm air draws by its weight alone, without wind. In the year the stream comes as at the design in every hour.
      </p>
    </div>
  )
}
