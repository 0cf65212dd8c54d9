/** The part of a rating that the figures need. SI. */

export interface RatedRows {
  rows: readonly { gasIn: number; gasOut: number; waterIn: number; waterOut: number; root: number; tip: number }[]
  /** Hottest that the fins should be; absent of bare tubes. */
  hottestFin?: number | undefined
}

/** Where the heat of the fuel goes [W]. */
export interface HeatBalance {
  fired: number
  output: number
  recovered: number
  stack: number
  radiation: number
  other: number
}

export interface RatedLoad {
  load: number
  gasOut: number
  waterOut: number
  coldestMetal: number
  steamingMargin: number
  waterDew?: number | undefined
  acidDew?: number | undefined
  /** Of a unit of two: the water above is that of the first. */
  stages?: readonly { waterOut: number; steamingMargin: number }[] | undefined
}

export interface Limits {
  /** Metal above the dew point, water below boiling [K]. */
  dewMargin: number
  steamingMargin: number
  /** Of the water in the first bank, at its pressure [K]. */
  boiling: number
  /** Whether the coldest bank bears the water that condenses: then the dew point of acid alone is its limit. */
  bearsCondensate: boolean
}

/** What has a name at the right end of a figure. */
export interface NamedEnd {
  y: number
  text: string
  tone: 'hot' | 'cold' | 'surface' | 'limit' | 'plain'
}
