/** The states of a search. */
export const searchStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const

export type SearchState = (typeof searchStates)[number]
