/** Operations of the account service: what may be called, by whom, with what. One file a subject. */
export * from './password'
export * from './session'
