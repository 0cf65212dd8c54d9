import { KeyResultParts } from '../../views/drawings/help/KeyResultParts'

export function KeyResults() {
  return (
    <>
      <figure>
        <KeyResultParts />
      </figure>
      <ol>
        <li>
          <b>The value</b> with its unit.
        </li>
        <li>
          <b>A tick</b> and the limit that is met.
        </li>
        <li>
          <b>A warning</b> and the limit that is not. It does not stop you: some limits are rules of thumb.
        </li>
      </ol>
      <p>
        While a field is wrong or an answer is on its way, the old results stay in their places, dimmed. The line at the
        foot of the screen says whether what you see is calculated.
      </p>
    </>
  )
}

export function NoticesTopic() {
  return (
    <>
      <p>
        Notices say what the engine doubts, the gravest first. An <b>error</b> has to be mended before you order: there
        is no answer, or the coil cannot bear what is asked of it. A <b>warning</b> means that the answer holds with a
        reserve, such as water carried over from a wet coil above 550 ft/min. A <b>note</b> is good to know.
      </p>
      <p>
        <b>Fix</b> leads to the field that decides. Notices are printed in the report, so that whoever reads it knows
        what you knew.
      </p>
    </>
  )
}

export function Figures() {
  return (
    <>
      <p>
        The <b>temperature profile</b> follows air and fluid row by row. Red is always the stream that gives heat, blue
        the one that takes it; the dashed line is the surface between them. Where the two lines come close, more rows
        add little.
      </p>
      <p>
        The <b>psychrometric chart</b> shows the way of the air through the coil, calculated row by row. It bends down
        where the surface is colder than the dew point and water condenses.
      </p>
      <p>
        Under <b>Values</b> each figure has the same data as a table.
      </p>
    </>
  )
}

export function Trust() {
  return (
    <>
      <p>
        Choose any <b>underlined result</b> to see by which method it was found: who published it, how accurate it is
        stated to be, from where to where its data go, and where in that range this coil lies.
      </p>
      <p>
        The share beside capacity and pressure drops, such as ±8 %, is how far a coil that is built may lie from the
        answer. It is wider where a method is asked beyond its data, and a notice says so.
      </p>
    </>
  )
}
