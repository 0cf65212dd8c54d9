/** The fields of a coil's geometry that the choice of a tube sets. */
export const tubeParts: readonly string[] = ['tubeOutsideDiameter', 'tubeWall', 'transversePitch', 'longitudinalPitch']
