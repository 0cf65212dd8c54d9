/** The periods of the charts of the command center. */
export const periods = ['hour', 'day', 'week'] as const

export type Period = (typeof periods)[number]
