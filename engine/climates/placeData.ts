/** The form of a place's typical year, as published: means of months, bins of temperature, hours of the day. */

/** Twelve numbers, from January to December. */
export type Months = readonly number[]

/** Means of the months. Temperatures [°C]. */
export interface MonthlyMeans {
  /** Mean dry bulb, mean daily maximum and minimum, highest and lowest hour, standard deviation of the days' means. */
  readonly db: Months
  readonly hi: Months
  readonly lo: Months
  readonly max: Months
  readonly min: Months
  readonly sd: Months
  /** Mean dew point and wet bulb. */
  readonly dp: Months
  readonly wb: Months
  /** Mean humidity ratio [g/kg], relative humidity [%], pressure at the station [kPa]. */
  readonly w: Months
  readonly rh: Months
  readonly p: Months
}

/** Sums over the hours of the typical year, from its hourly file. */
export interface YearSums {
  /** Mean, highest and lowest dry bulb [°C]. */
  readonly db: number
  readonly max: number
  readonly min: number
  /** Cooling degree hours over 24 °C [K h]; hours above 24 and 29 °C. */
  readonly cdh24: number
  readonly h24: number
  readonly h29: number
  /** Wet-bulb depression summed over hours above 24 °C [K h]. */
  readonly dep24: number
  /** Hours above 23.9 °C with a depression above 5 K, and their sum [K h]. */
  readonly mist: number
  readonly mistDep: number
}

/** A place with its typical year. */
export interface PlaceData {
  readonly id: string
  readonly name: string
  readonly region?: string
  readonly country: string
  readonly station: string
  readonly wmo: string
  /** Degrees; hours from UTC, standard time; elevation [m]. */
  readonly lat: number
  readonly lon: number
  readonly tz: number
  readonly elev: number
  /** Set of typical years, calendar year of each month, a known fault of the file. */
  readonly set: string
  readonly years: Months
  readonly note?: string
  readonly mon: MonthlyMeans
  /** Of this typical year: dry bulb exceeded in 0.4 % of the hours with its mean wet bulb, cold end, wet bulb and its dry bulb. */
  readonly tmy: {
    readonly c004: number
    readonly wb004: number
    readonly h996: number
    readonly w004: number
    readonly db_w004: number
  }
  readonly year: YearSums
  /** By month and clock hour: mean dry bulb, mean wet-bulb depression [0.1 K]. */
  readonly hourDb?: readonly Months[]
  readonly hourDep?: readonly Months[]
  /**
   * By month: the number of the first bin, then four numbers a bin of 2.5 K (bin j from 2.5 j °C): hours, mean dry bulb
   * above the lower edge, mean depression, standard deviation of the depression [0.1 K].
   */
  readonly bins?: readonly (readonly number[])[]
}
