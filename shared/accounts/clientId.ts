/** The name that a service account signs in by. */
export const clientIdPattern = /^svc-[0-9a-f]{12}$/
