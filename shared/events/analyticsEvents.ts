/** What is told of the use of the tools, and by which of them. Each has a name for programs and one for people. */
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

/** The calling tool by the page's path; nothing on pages that are none. */
export function callerAt(path: string): CodeOf<typeof caller> | undefined {
  const tools = { Enterprise: 'enterprise', SegmentedProgram: 'segmentedProgram', Report: 'report' } as const
  return caller.codes.find(code => routes[tools[code]].path === path)
}

/** What is told as tracking: work that somebody had done. */
export type Tracked = 'Report' | 'Workbook' | 'Report by email' | 'Candidate search' | 'Coils from a table'
