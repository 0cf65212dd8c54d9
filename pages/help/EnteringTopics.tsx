import { CoilTerms } from '../../views/drawings/help/CoilTerms'
import { UnitParts } from '../../views/drawings/help/UnitParts'
import { WorkbenchMap } from '../../views/drawings/help/WorkbenchMap'

export function Workbench() {
  return (
    <>
      <figure>
        <WorkbenchMap />
      </figure>
      <ol>
        <li>
          <b>Inputs.</b> Type of coil, air, fluid, what is required, and the coil. Calculate, or Ctrl Enter, asks at
          once; otherwise the results follow as you type.
        </li>
        <li>
          <b>Key results,</b> each beside its limit.
        </li>
        <li>
          <b>Results</b> of the air side and the fluid side in full; in their place also <b>Candidates</b> and{' '}
          <b>Sensitivity</b>.
        </li>
        <li>
          <b>Figures.</b> Open figures shows them large, with their values.
        </li>
        <li>
          <b>The coil:</b> its drawing, construction, circuits and notes.
        </li>
        <li>
          <b>Notices:</b> what to look at before you order.
        </li>
        <li>
          <b>Open, Report and Save.</b>
        </li>
      </ol>
      <p>
        <b>By keyboard</b> each field is one stop of the Tab key and so is each group of buttons: the arrows go through
        a group. F2 goes from a field to its unit, F1 explains it. <b>Keys</b> in the menu of the project has them all.
      </p>
      <p>On a phone one pane shows at a time; the bar at the foot of the screen goes from one to the next.</p>
    </>
  )
}

export function Units() {
  return (
    <>
      <figure>
        <UnitParts />
      </figure>
      <ol>
        <li>
          <b>IP or SI</b> in the bar changes every field, table, drawing and notice at once. Reports come in the same
          units.
        </li>
        <li>
          <b>The unit button</b> of a field changes that field alone. Its list shows the value in every unit, so it also
          serves to convert.
        </li>
      </ol>
      <p>Switching units never changes the coil: switched back, a field shows exactly what you typed.</p>
    </>
  )
}

export function HumidityAndFlow() {
  return (
    <dl>
      <dt>Entering humidity</dt>
      <dd>As wet bulb (WB), relative humidity (RH) or humidity ratio (HR). Choose what you know.</dd>
      <dt>Altitude</dt>
      <dd>
        Sets the air pressure. Airflow in SCFM is at the standard density of 0.075 lb/ft³, wherever the coil stands.
      </dd>
      <dt>Flow, Temp or Duty</dt>
      <dd>Give the flow, the temperature at which the fluid leaves, or the duty: the others are results.</dd>
      <dt>Required capacity</dt>
      <dd>The total capacity that the coil must reach. Without one the coil is rated and nothing is compared.</dd>
      <dt>Max. Δp, max. face velocity</dt>
      <dd>Your limits. They change no result; they say which results are marked.</dd>
    </dl>
  )
}

export function CoilFields() {
  return (
    <>
      <figure>
        <CoilTerms />
      </figure>
      <ol>
        <li>
          <b>Finned height</b> is across the tubes; it is a whole number of tube pitches.
        </li>
        <li>
          <b>Finned length</b> is along the tubes, without headers and bends.
        </li>
        <li>
          <b>Rows</b> are counted in the direction of the air. The fluid enters at the row where the air leaves.
        </li>
      </ol>
      <p>
        <b>Circuiting</b> says how many tubes are fed at once: full circuit feeds every tube of one row. Fewer circuits
        mean a faster fluid, a better coefficient, and more pressure drop. <b>Optimize</b> leaves the choice to the
        rating, which says what it chose.
      </p>
    </>
  )
}
