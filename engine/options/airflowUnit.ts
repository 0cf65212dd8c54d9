import { enumeration } from './enumeration'

/**
 * Units of airflow. `WET` includes the vapour of moist air; `ENTERPRISE` is the unit named by the enterprise coil
 * program, taken as dry air until its files show otherwise (an assumption).
 */
export const airflowUnit = enumeration('airflow unit', {
  SCFM: 'SCFM',
  ACFM: 'ACFM',
  LBS_HR_DRY: 'lbs/hr dry air',
  M3_HR_STANDARD: 'm3/hr standard',
  M3_HR_ACTUAL: 'm3/hr actual',
  KG_HR_DRY: 'kg/hr dry air',
  SCFM_WET: 'SCFM wet',
  ACFM_WET: 'ACFM wet',
  LBS_HR_WET: 'lbs/hr wet air',
  M3_HR_STANDARD_WET: 'm3/hr standard wet',
  M3_HR_ACTUAL_WET: 'm3/hr actual wet',
  KG_HR_WET: 'kg/hr wet air',
  ENTERPRISE_SCFM: 'SCFM (enterprise)',
  ENTERPRISE_ACFM: 'ACFM (enterprise)',
  ENTERPRISE_LBS_HR: 'lbs/hr (enterprise)',
  ENTERPRISE_M3_HR_STANDARD: 'm3/hr standard (enterprise)',
  ENTERPRISE_M3_HR_ACTUAL: 'm3/hr actual (enterprise)',
  ENTERPRISE_KG_HR: 'kg/hr (enterprise)',
})
