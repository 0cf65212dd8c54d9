/** Prices of energy to begin with, each with its date and source. */

/** A price where nobody gave one, with its date and source. */
export interface UsualPrice {
  /** [US$/J] */
  readonly value: number
  readonly of: string
  readonly date: string
  readonly source: string
}

const millionBtu = 1.05505585262e9
const kilowattHour = 3.6e6

/** Prices to begin with: to be replaced by those of the bill. */
export const usualPrices = {
  naturalGas: {
    value: 8 / millionBtu,
    of: 'natural gas',
    date: '2012',
    source: 'US Department of Energy, Steam Tip Sheet 3: 8 $ a million Btu',
  },
  electricity: {
    value: 0.0666 / kilowattHour,
    of: 'electricity of industry',
    date: '2020',
    source: 'US Energy Information Administration: 6.66 cents a kilowatt hour, mean of the United States',
  },
} as const satisfies Record<string, UsualPrice>
