/** The names of the metals of tubes and fins in flue gas, for lists of choice that load no properties. */
export const metalNames = ['Carbon Steel', '409 Stainless', '304 Stainless', '316 Stainless', 'AL6XN'] as const
