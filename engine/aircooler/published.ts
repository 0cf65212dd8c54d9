/**
 * Whether Roetzel and Nicole have a factor for rows in passes.
 *
 * @param rows    in the direction of the air
 * @param passes  of the stream
 * @returns       true for 1 to 4 rows in one pass or in as many passes, and 4 rows in 2
 *
 * Valid for every number.
 *
 * Source: as `roetzelNicole`.
 */
export function isPublishedByRoetzel(rows: number, passes: number): boolean {
  return rows <= 4 && (passes === 1 || passes === rows || (rows === 4 && passes === 2))
}
