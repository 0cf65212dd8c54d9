/** What is told of the use of the tools, and by which of them. Each has a name for programs and one for people. */
import { enumeration } from '../engine/options/enumeration'

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
