/** One of the reader's open sessions, as the screen shows it. */
export interface OwnSession {
  /** Names it where it shall end; tells nothing of the id in its cookie. */
  id: string
  /** Such as `Chrome on Windows`. */
  device: string
  address: string
  /** ISO time. */
  signedInAt: string
  /** The session that asks. */
  isThis: boolean
  /** Who acts as whom, where somebody does. */
  acting?: string
}
