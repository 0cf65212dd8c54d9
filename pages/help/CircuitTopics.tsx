export function CircuitBuilderTopic() {
  return (
    <>
      <p>
        The circuitry builder draws the circuits of a coil on its end view, and rates them while you draw. A coil of
        coil selection opens here with the circuits that its circuiting means, and goes back with those that you drew.
      </p>
      <dl>
        <dt>Drawing</dt>
        <dd>
          Drag from tube to tube, or walk with the arrow keys and join with Enter. A bend at the front and one at the
          rear take turns along a circuit. A tube that has two bends on one side is split or merged there.
        </dd>
        <dt>Patterns</dt>
        <dd>
          Serpentine, interlaced, face split, row split and horseshoe, in counterflow or in parallel flow. A pattern is
          shown before you take it. Blanked tubes stay blank.
        </dd>
        <dt>Rules</dt>
        <dd>
          Whatever cannot be built, or works badly, is marked at its tubes with what to do: tubes without a way to a
          header, loops, bends beyond the catalogue, ends on the wrong side, circuits that do not drain.
        </dd>
        <dt>Other sizes</dt>
        <dd>
          Where the rows or the tubes of the coil change, the circuits no longer fit. Keep those that fit, or make
          circuits anew; until then the coil is rated by its circuiting.
        </dd>
        <dt>In coil selection</dt>
        <dd>
          The menu Project opens the coil in coil selection or in the segmented program, with what is not saved yet.
          Coil selection rates it by the drawn circuits where its arrangement is User defined.
        </dd>
        <dt>For the shop</dt>
        <dd>
          The report has the drawing, the table of circuits, the bill of bends by span and side, and the header taps
          with their positions. The drawing is a DXF too, and the workbook has every tube.
        </dd>
      </dl>
    </>
  )
}

export function SegmentedProgramTopic() {
  return (
    <>
      <p>
        The segmented program solves the same coil tube by tube and segment by segment: real circuits, real air over the
        face, conduction from tube to tube through the fins. It uses the laws and fluids of coil selection.
      </p>
      <dl>
        <dt>Maps</dt>
        <dd>
          Each quantity as colours on the tubes: temperature of the air or the fluid, quality, wall, wetted share. The
          slider moves along the tube; the number of each tube is in the table beside it.
        </dd>
        <dt>Circuits</dt>
        <dd>
          Flow, drop and outlet state of each circuit. The spread between their ends tells how uneven they are: a
          circuit that floods lowers the capacity of all.
        </dd>
        <dt>Air and solution</dt>
        <dd>
          Air may enter unevenly, by rows, by a grid or by fans. Segments, mixing of the air between rows, and
          conduction off, on or with slits are part of the solution; what they are worth is told by changing them. Where
          a side of the coil is said to be up, the fluid weighs between tubes of different heights and along the
          headers: it moves flow from circuit to circuit where they lose little pressure.
        </dd>
        <dt>Trust</dt>
        <dd>
          A coil that does not settle says so, with the best state and what is left of its balances. On equal circuits
          and even air the program agrees with coil selection within 2 %.
        </dd>
      </dl>
    </>
  )
}
