/** Operations of the account service: what may be called, by whom, with what. One file a subject. */
export * from './companyUsers'
export * from './errorLog'
export * from './invitations'
export * from './password'
export * from './permissionGroups'
export * from './securityQuestions'
export * from './serviceAccounts'
export * from './session'
