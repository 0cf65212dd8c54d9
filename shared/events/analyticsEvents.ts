/** The analytics events of the tools, and the tools that send them. Each has a code and a label. */
import { type CodeOf, enumeration } from '../../engine/options/enumeration'
import { routes } from '../routes'

export const caller = enumeration('caller', {
  Enterprise: 'Enterprise',
  SegmentedProgram: 'Segmented Program',
  Report: 'Report',
})

export const analyticsEvent = enumeration('analytics event', {
  Exception: 'Exception',
  Tracking: 'Tracking',
  TemplateOpen: 'Template Open',
  TemplateSave: 'Template Save',
  TemplateDelete: 'Template Delete',
  TemplateShare: 'Template Share',
  NewCoilStart: 'New Coil Start',
  CoilSave: 'Coil Save',
})

export type AnalyticsEvent = CodeOf<typeof analyticsEvent>

/** The tool of a page by its path; undefined if the page is not a tool's. */
export function callerAt(path: string): CodeOf<typeof caller> | undefined {
  const tools = { Enterprise: 'enterprise', SegmentedProgram: 'segmentedProgram', Report: 'report' } as const
  return caller.codes.find(code => routes[tools[code]].path === path)
}

/** The actions that are sent as tracking events. */
export type Tracked = 'Report' | 'Workbook' | 'Report by email' | 'Candidate search' | 'Coils from a table'
