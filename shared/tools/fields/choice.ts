/** One option of a field. */
export interface Choice {
  value: string | number | boolean
  label: string
  /** Another way in which people write it. */
  spoken?: string
  /** The heading of its group in the list. */
  group?: string
  /** Why it does not fit the item; absent if it fits. */
  reason?: string
}
