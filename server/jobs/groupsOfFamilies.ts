/** Families in groups with about as many items, so that each task takes about as long as the others. */
export function groupsOfFamilies<Family>(
  families: readonly Family[],
  itemsOf: (family: Family) => number,
  atOnce: number,
): Family[][] {
  const groups: Family[][] = []
  let items = atOnce
  for (const family of families) {
    if (items >= atOnce) {
      groups.push([])
      items = 0
    }
    groups.at(-1)!.push(family)
    items += itemsOf(family)
  }
  return groups
}
