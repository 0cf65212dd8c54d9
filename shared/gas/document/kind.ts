/** The kind of the saved work of gases. */
export const gasKind = 'gas'
