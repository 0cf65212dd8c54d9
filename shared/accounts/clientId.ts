/** The client id, by which a service account signs in. */
export const clientIdPattern = /^svc-[0-9a-f]{12}$/
