/** Operations of the admin service, for all companies. All need clearance. One file a subject. */
export * from './auditTrail'
export * from './companies'
export * from './people'
export * from './status'
