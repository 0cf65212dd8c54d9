/** A request that does not fit its contract. */
export class InputError extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413 | 415 | 429,
    message: string,
  ) {
    super(message)
    this.name = 'InputError'
  }
}
