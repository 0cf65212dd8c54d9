/** The kind of the economizers' saved work. */
export const economizerKind = 'economizer'
