/** Two fin plates for worked points of fin laws, with every input that some law needs; lengths [m]. */

/** The 3/8 in plate of the worked table; wave with tan 0.25, louver and strip of usual dies. */
export const plateA = {
  transversePitch: 0.0254,
  longitudinalPitch: 0.022,
  collarDiameter: 0.009765,
  finPitch: 0.0018,
  finThickness: 0.00012,
  hydraulicDiameter: 0.00226759,
  areaRatio: 18.45996,
  contraction: 0.574514,
  waveHeight: 0.0014,
  halfWaveLength: 0.0056,
  louverPitch: 0.002,
  louverHeight: 0.001,
  stripBreadth: 0.0022,
  stripHeight: 0.00099,
  strips: 4,
  lancedShare: 0.2,
  filmRe: 8,
  relativeHumidity: 0.6,
}

/** A 5/8 in plate. */
export const plateB = {
  transversePitch: 0.0381,
  longitudinalPitch: 0.033,
  collarDiameter: 0.01617,
  finPitch: 0.003,
  finThickness: 0.00015,
  hydraulicDiameter: 0.00366887,
  areaRatio: 14.75515,
  contraction: 0.547,
  waveHeight: 0.0018,
  halfWaveLength: 0.00825,
  louverPitch: 0.0025,
  louverHeight: 0.0009,
  stripBreadth: 0.002,
  stripHeight: 0.0011,
  strips: 3,
  lancedShare: 0.35,
  filmRe: 25,
  relativeHumidity: 0.85,
}
