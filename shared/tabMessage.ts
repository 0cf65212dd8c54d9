/** What tabs of one browser tell each other. */
export const tabEvents = ['loggedOut', 'projectChanged', 'projectDeleted'] as const
export type TabEvent = (typeof tabEvents)[number]

/** One name for the whole suite: messages of anything else on the origin are ignored. */
export const appName = 'coilworks'

export interface TabMessage {
  app: string
  changeType: TabEvent
  /** Which project it is about; of the project events only. */
  projectId?: string
}

const fields: readonly string[] = ['app', 'changeType', 'projectId'] satisfies (keyof TabMessage)[]
const longestId = 64

/** Whether something that came over the channel is a message of this suite, with nothing else in it. */
export function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false
  const { app, changeType, projectId } = value as Partial<Record<keyof TabMessage, unknown>>
  return (
    app === appName &&
    tabEvents.some(event => event === changeType) &&
    (projectId === undefined || (typeof projectId === 'string' && projectId.length <= longestId)) &&
    Object.keys(value).every(key => fields.includes(key))
  )
}
