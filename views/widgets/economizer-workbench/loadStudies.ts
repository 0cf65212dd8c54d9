/** What the first view does not need, in one file. */
export const loadStudies = () => import('./studies')
