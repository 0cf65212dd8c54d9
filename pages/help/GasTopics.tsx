export function GasInputsTopic() {
  return (
    <>
      <p>
        The engineering tool tells the properties of a gas, alone and beside another, and rates a coil that the gas
        passes dry. The gas is of one of four kinds.
      </p>
      <dl>
        <dt>Pure gas</dt>
        <dd>One of 41 gases whose properties are published.</dd>
        <dt>Mixture</dt>
        <dd>
          Shares by mole, mass or volume; the other basis stands beside them. They are taken once they make 100 %:{' '}
          <b>Normalise</b> scales them, or one gas takes the rest. A relative humidity adds water to a dry gas.
        </dd>
        <dt>Products of combustion</dt>
        <dd>The flue gas of a fuel with an excess of air.</dd>
        <dt>Mixed streams</dt>
        <dd>Up to eight streams with flow and temperature; they mix without heat from outside.</dd>
        <dt>Dry gas coil</dt>
        <dd>
          <b>Cool the gas</b> or <b>Heat the gas</b> adds a coil with the fins and tubes of coils in air, to 100 bar.
          Give its flow by mass, as it enters, or at 0 °C. <b>Candidates</b> finds the coils that do the heat within the
          pressure drops of both sides.
        </dd>
        <dt>Saved mixtures</dt>
        <dd>
          A gas saved as a template is offered under <b>Mixtures</b>, and by coils and economizers where they take a
          mixture. What was saved with it keeps the composition of that day.
        </dd>
      </dl>
    </>
  )
}

export function GasResultsTopic() {
  return (
    <>
      <p>
        <b>Results</b> is the property sheet with the ratio to the gas beside it. <b>Table</b> runs along a temperature
        or a pressure and plots one property. <b>Combustion</b> has the air, the products and the flame of both gases,{' '}
        <b>Dew points</b> where water, acids and other gases condense, <b>Coil</b> the rows, both sides and the
        resistances of a coil.
      </p>
      <p>
        <b>Fit</b> gives a polynomial for programs that take curves. The dots are the fit, the line is the gas; under it
        stands the error at each temperature, with that of the next lower order in grey. The terms stand at the right,
        in your units.
      </p>
      <p>
        Below a dew point the numbers are those of the gas alone, and a notice says so. A state at which the gas is a
        liquid, or too dense for its equation, is refused: nothing is extrapolated.
      </p>
    </>
  )
}
