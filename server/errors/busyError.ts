/** There are too many requests at once. `text` tells the caller to try again in a moment. */
export class BusyError extends Error {
  constructor(
    readonly text: string,
    what: string,
  ) {
    super(what)
    this.name = 'BusyError'
  }
}
