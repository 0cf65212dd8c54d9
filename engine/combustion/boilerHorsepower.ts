/** Heat of one boiler horsepower [W]: 33 475 Btu/h. */
export const boilerHorsepower = 33_475 * 0.29307107017
