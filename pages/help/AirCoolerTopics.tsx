export function AirCoolerInputsTopic() {
  return (
    <>
      <p>
        An air cooler is bays of bundles under or over fans. Give the stream with two of flow, leaving temperature and
        heat; the air; the bundles with their passes; and the fans. The unit is rated against what is asked.
      </p>
      <dl>
        <dt>Process</dt>
        <dd>
          A liquid by its properties at two temperatures, one of the list, a gas mixture, or a fluid that condenses
          below its dew point, such as a refrigerant or carbon dioxide.
        </dd>
        <dt>Gas beside the vapor</dt>
        <dd>
          Air that leaks in, or nitrogen, stays while the vapor condenses: the dew point falls along the tubes, and the
          gas is a resistance. <b>Silver, Bell, Ghaly</b> take the share of the heat that vapor and gas give by cooling.{' '}
          <b>Colburn, Hougen</b> find the surface of the condensate at each place, where heat and vapor come through the
          gas as fast as heat goes on to the air, and draw it in the condensing curve. What the other one gives stands
          beside. Both take vapor, gas and condensate as saturated.
        </dd>
        <dt>Passes</dt>
        <dd>
          The first pass is where the air leaves. Rows of unequal passes are typed one after the other, such as{' '}
          <b>2, 1, 1, 1</b>; left empty, they are equal.
        </dd>
        <dt>Fins</dt>
        <dd>Wrapped with a foot, embedded or extruded, each to its own temperature, or plates as in coils.</dd>
        <dt>Fans</dt>
        <dd>
          Forced or induced. Left empty, tip speed and efficiencies have usual values. A fan of the catalogue sets
          diameter, tip speed and curve, and stays in the project as it was chosen; <b>Own fan</b> lets you type them.
        </dd>
        <dt>Candidates</dt>
        <dd>
          Choose what may vary, and find the units that give the duty within your limits: process Δp, margin, sound, fan
          power, face velocity, width and length of the plot. Under each field that varies you may narrow its range. Of
          the tip speeds a unit gets the fastest that keeps the sound you allow, of the fins the cheapest that hold the
          stream. <b>Cost with power</b> adds what the fans take at full speed over the life. Where no unit meets all
          limits, the one that fails most is named, with what to vary.
        </dd>
        <dt>Year</dt>
        <dd>The place whose typical year is run, the temperature that is held, and what variable-speed drives cost.</dd>
      </dl>
    </>
  )
}

export function AirCoolerResultsTopic() {
  return (
    <>
      <p>
        <b>Results</b> has the passes from the hot nozzle on, the exchange with the factor F beside the published one,
        and what is left with a fan off, with all off, and in the winter. <b>Air and fans</b> has both with the noise,{' '}
        <b>Year</b> the energy of fans at full speed, in steps and at variable speed.
      </p>
      <p>
        Notices follow the practice of API 661: coverage, tip speed, dispersion angle, noise, approach, walls near the
        pour or freezing point, fins too hot for their kind. The submittal has the data sheet in the order of its form,
        and plan and elevation of the unit. Plenum and legs are drawn for planning.
      </p>
    </>
  )
}
