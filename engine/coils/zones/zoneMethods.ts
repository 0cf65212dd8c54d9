/** Chooses the methods inside the tubes of a zone. */
import type { Methods } from '../coil'

/** Methods of a zone, by their ids. */
export interface ZoneMethods {
  boiling?: string
  condensing?: string
  friction: string
  voidFraction?: string
  /**
   * Whether liquid of slow streams counts as lying in the tubes in boiling, and as draining from the wall in
   * condensing.
   */
  lies: boolean
  drains: boolean
}

/** Enhancement and orientation of the tubes. */
interface ZoneTube {
  isSteam: boolean
  isRifled?: boolean
  isTaped?: boolean
  vertical?: boolean
}

/**
 * Methods of a zone.
 *
 * @param methods  the methods that the input names
 * @param tube     enhancement and orientation of the tubes
 * @returns        ids of the registry: where none is named, the older set of averages over quality, and whether gravity
 *                 on the liquid is included
 *
 * Source: engine reference 0.4, set `original`.
 */
export function zoneMethods(methods: Methods | undefined, tube: ZoneTube): ZoneMethods {
  const { isSteam, isRifled, isTaped, vertical } = tube
  const boiling = isRifled ? 'thome-microfin' : isTaped ? 'kedzierski-kim' : 'shah-1982'
  const isFinned = isRifled && !isSteam
  return {
    boiling: methods?.boiling ?? boiling,
    condensing: methods?.condensing ?? (isFinned ? 'cavallini-1999-microfin' : 'shah-1979'),
    friction: methods?.twoPhaseDrop ?? (isRifled ? 'choi-kedzierski-domanski' : 'lockhart-martinelli'),
    voidFraction: methods?.voidFraction,
    lies: !methods?.boiling && !isRifled && !isTaped && !vertical,
    drains: isSteam || (!methods?.condensing && !isFinned && !vertical),
  }
}
