/** What the stages of a unit do at a load, in figures and tables. */
import type { StageAtLoad } from '../document/economizerRating'

type Margin = Pick<StageAtLoad, 'steamingMargin'>
type AtLoad = Margin & { stages?: readonly Margin[] | undefined }

/** How far the water of the first stage is from boiling [K]: that of the second may be nearer. */
export const firstSteamingMargin = (point: AtLoad): number => (point.stages?.[0] ?? point).steamingMargin
