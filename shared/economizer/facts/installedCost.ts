/** What the whole economizer costs. */
import type { EconomizerInput } from '../document/economizerDocument'

/** Both stages with their installation, before any incentive. */
export const installedCost = ({ money, condensing }: Pick<EconomizerInput, 'money' | 'condensing'>): number =>
  money.installed + (condensing?.installed ?? 0)

/** Whether a second stage is built that no price covers. */
export const isStageUnpriced = ({ money, condensing }: Pick<EconomizerInput, 'money' | 'condensing'>): boolean =>
  condensing !== undefined && condensing.installed === undefined && money.installed > 0
