/** Operations of the admin service, for all companies. All need clearance. One file for each subject. */
export * from './auditTrail'
export * from './companies'
export * from './people'
export * from './status'
