/** The kind of the saved work of mists. */
export const mistKind = 'mist'
