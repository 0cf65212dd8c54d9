/** Characters of a packed year, as `engine/climates/packedYear.ts` makes it: four an hour. */
export const packedLength = 35_040
