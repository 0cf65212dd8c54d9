/** One of the reader's open sessions, as the screen shows it. */
export interface OwnSession {
  /** Identifies the session in a request to end it; reveals nothing of the id in its cookie. */
  id: string
  /** Such as `Chrome on Windows`. */
  device: string
  address: string
  /** ISO time. */
  signedInAt: string
  /** Whether it is the session of this request. */
  isThis: boolean
  /** Who impersonates whom; absent if nobody does. */
  acting?: string
}
