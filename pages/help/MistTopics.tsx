export function MistInputsTopic() {
  return (
    <>
      <p>
        Mist cools the air before a condenser, a dry cooler or an air handler along its wet bulb. Four inputs give a
        first answer: the place, the power of the machine, its airflow, and the saturation efficiency.
      </p>
      <dl>
        <dt>Place</dt>
        <dd>
          One of 115 places. It sets the altitude and the design air: the dry bulb that 0.4 % of the hours exceed, with
          their mean wet bulb. Places marked <b>by months</b> have only the means of their months, and their sums are an
          estimate. Under <b>Own hours</b> you may choose, drop or paste 8,760 hours instead: an EPW, or a table with
          headings and units; they are kept with the item.
        </dd>
        <dt>Machine</dt>
        <dd>
          Its power at its rated air, and by how much it rises with each degree. The kind of machine sets a usual slope;
          makers’ data are better. Below the temperature at which the head pressure is held, nothing is saved.{' '}
          <b>From a saved condenser or air cooler</b> rates one of your projects over temperatures of the air, and keeps
          its curve, airflow and face with the day and the revision: what is saved does not change when the coil does.
        </dd>
        <dt>Spray</dt>
        <dd>
          The nozzles of the list are sample data: give flow and droplets of your own where you know them. They follow
          the pump pressure near that of the record, from half of it to one and a half times.
        </dd>
        <dt>Control</dt>
        <dd>The mist runs from a dry bulb on, and where the wet bulb is far enough below. Both have usual values.</dd>
        <dt>Candidates</dt>
        <dd>
          Give the temperature that the air may reach the coil with, choose what may vary, and find the sprays that
          evaporate in time, those that save most first.
        </dd>
      </dl>
    </>
  )
}

export function MistResultsTopic() {
  return (
    <>
      <p>
        <b>Results</b> has the year by month, the air before and after in the design hour, and the spray: nozzles by
        stage with the outdoor temperature that brings each on, pump, and the life of a droplet against its way to the
        coil. <b>Bins</b> has the year by dry bulb, <b>Year</b> the energy, the water and the money with its cash flow.
      </p>
      <p>
        What is saved counts energy and the highest power of each month, less the pump, the water, its treatment and the
        sewer for what drains. <b>Climate</b>, at the right, names the set and the years of the weather, and how far its
        sums deviate from those of the hourly file. A typical year has no hottest day: two of one place deviate by 9 to
        18 %.
      </p>
    </>
  )
}
