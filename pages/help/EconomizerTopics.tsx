export function EconomizerInputsTopic() {
  return (
    <>
      <p>
        Five inputs give a first answer: the size of the boiler, its fuel, the temperature of the stack or the
        efficiency, the temperature of the feedwater, and the hours of each load. All others begin with usual values.
      </p>
      <dl>
        <dt>Boiler</dt>
        <dd>
          Choose a model of the catalogue, which fills in size, pressure, stack and oxygen, or give your own. A
          hot-water boiler has the temperature of its supply instead of a blowdown.
        </dd>
        <dt>Fuel and stack gas</dt>
        <dd>
          A fuel of the list, a gas of your own by volume, or an oil or solid by its analysis. The air is given by the
          oxygen that was measured in the stack, dry or wet, or as excess air.
        </dd>
        <dt>Unit and second stage</dt>
        <dd>
          A standard unit of the catalogue, or your own tubes, fins and rows. A second stage behind the first has its
          own water; cold enough, it condenses the water vapor of the gas.
        </dd>
        <dt>Candidates</dt>
        <dd>
          Give the heat that is to be recovered, choose what may vary (standard units, rows, tubes, fins, circuits), and
          find the units that recover it within your limits, the cheapest first. Under each field that varies you may
          narrow its range. Every unit found keeps the limits at full fire and at the lowest load of the year. Where
          none does, the limit that fails most is named, with what to vary.
        </dd>
        <dt>Off design</dt>
        <dd>Colder water in winter, dirt on the fins, another fuel: each is rated beside the design.</dd>
      </dl>
    </>
  )
}

export function EconomizerResultsTopic() {
  return (
    <>
      <p>
        <b>Results</b> has every load of the year, <b>Rows</b> the unit row by row, <b>Year</b> the energy, the
        emissions and the money with cash flow, <b>Off-design</b> the other cases. The efficiencies are by the higher
        heating value of the fuel.
      </p>
      <p>
        The cold end is the coldest metal. It is judged against the higher of two published acid dew points, with your
        margin. <b>To steam</b> is how far the water stays below boiling where it leaves; feeding by modulation, a
        higher pressure or a by-pass of the gas raises it. Fins have the limit of their metal.
      </p>
    </>
  )
}
