/** Notes on the calculation, for those who check the numbers. */
export function Notes() {
  return (
    <div className="wb-facts">
      <p className="cw-sm">
        Heat capacities of the ideal gas are those of NASA TM-4513; density follows from virial coefficients of each
        gas, between unlike gases by Tsonopoulos. Viscosity and conductivity of each gas are published correlations,
        mixed by Wilke and by Mason and Saxena, and rise with density by Jossi, Stiel and Thodos.
      </p>
      <p className="cw-xs cw-muted">
        To 100 bar, and to a quarter of the critical density where gases are unlike. Beyond, the state is refused:
        nothing is extrapolated. Condensing is told of and not modelled.
      </p>
    </div>
  )
}
