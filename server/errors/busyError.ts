/** Too much is asked for at once: try again in a moment. `text` says so to whoever asked. */
export class BusyError extends Error {
  constructor(
    readonly text: string,
    what: string,
  ) {
    super(what)
    this.name = 'BusyError'
  }
}
