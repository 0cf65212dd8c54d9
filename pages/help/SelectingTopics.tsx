export function CoilTypesTopic() {
  return (
    <dl>
      <dt>Fluid</dt>
      <dd>
        Water, glycols and brines, heat-transfer oils, gases and mixtures of them, or a fluid by your own table. Give
        its flow, its leaving temperature, or the duty.
      </dd>
      <dt>Evaporator</dt>
      <dd>
        The refrigerant, its suction temperature, how it enters, and its superheat or flow; with a distributor where the
        coil has one.
      </dd>
      <dt>Condenser and reheat</dt>
      <dd>
        The refrigerant, where it condenses, the temperature of the hot gas, and its subcooling or flow. Carbon dioxide
        above its critical pressure is cooled as a gas.
      </dd>
      <dt>Steam</dt>
      <dd>
        Its pressure, and its temperature where it enters superheated. A distributing coil has a perforated tube within
        each tube, so that it heats evenly and resists frost.
      </dd>
    </dl>
  )
}

export function Finding() {
  return (
    <>
      <p>
        Say what the coil must reach, under <b>Required</b> on the left or as a leaving temperature under{' '}
        <b>Candidates</b>, and set your limits. Under <b>Optimize</b> choose what the search may vary; what is not
        chosen stays as it is. <b>Find coils</b> then rates every coil that this leaves open, a few thousand in seconds.
      </p>
      <p>
        The table has the best first, by cost, weight, pressure drop or margin. Sort it by any column, filter it, choose
        its columns, download it. Tick two to four coils to see them side by side. <b>Use</b> puts a coil into the form;
        undo takes it back. Where no coil meets all limits, the closest are shown with what they miss.
      </p>
    </>
  )
}

export function Replacing() {
  return (
    <p>
      Enter the old coil as you measured it, with the air and the fluid that it works on. <b>Find replacements</b>,
      under <b>Candidates</b>, looks for coils of today’s tubes and fins with its face and its duty, and with pressure
      drops that the fan and the pump already bear.
    </p>
  )
}

export function Studies() {
  return (
    <dl>
      <dt>Sensitivity</dt>
      <dd>
        Each input a step down and a step up, by how much it moves the capacity. What stands first is worth measuring
        again before you order.
      </dd>
      <dt>Refrigerants</dt>
      <dd>
        A coil with a refrigerant, rated with every other one at the same temperatures, the highest capacity first.
      </dd>
      <dt>Engine version</dt>
      <dd>
        <b>Original</b> goes row by row with mean properties. <b>v2025</b> goes along each tube with the properties, and
        the dry or wet surface, of each place. Reports say which one was used.
      </dd>
    </dl>
  )
}
