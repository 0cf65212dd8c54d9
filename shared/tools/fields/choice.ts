/** One of what may be chosen for a field. */
export interface Choice {
  value: string | number | boolean
  label: string
  /** What people write for it besides. */
  spoken?: string
  /** Choices of one kind stand together, under its name. */
  group?: string
  /** Why it does not fit the item; absent where it does. */
  reason?: string
}
