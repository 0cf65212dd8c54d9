import { enumeration } from './enumeration'

/** Wall of a header or shell: pipe schedules, and the types of copper water tube. */
export const bodySchedule = enumeration('body schedule', {
  SCH_5: 'Sch 5',
  SCH_10: 'Sch 10',
  SCH_20: 'Sch 20',
  SCH_30: 'Sch 30',
  SCH_40: 'Sch 40',
  SCH_60: 'Sch 60',
  SCH_80: 'Sch 80',
  SCH_100: 'Sch 100',
  SCH_120: 'Sch 120',
  SCH_140: 'Sch 140',
  SCH_160: 'Sch 160',
  TYPE_K: 'Type K',
  TYPE_L: 'Type L',
  TYPE_M: 'Type M',
})
