/** The help text of each field of a gas, in one or two sentences for readers who do not know the term. */
import type { GasPath } from './gasFields'

export const fieldHelp = {
  'gas.kind': 'A pure gas of the list, a mixture of them, the flue gas of a fuel, or several streams that become one.',
  'gas.name': 'What you call it. Other tools offer a saved mixture by this name.',
  'gas.pure': 'One of the 41 gases whose properties are published.',
  'gas.basis': 'How the shares are written. For gases a share by volume is a share by mole.',
  'gas.shares': 'The gases and how much of each there is. The shares make 100 %; one gas may take the rest.',
  'gas.fuel': 'The fuel that is burned, by mole.',
  'gas.excess': 'Air beyond what the fuel needs.',
  'gas.airHumidity': 'Water in each kilogram of dry combustion air. Left empty, the air is dry.',
  'gas.streams': 'Each stream with its gas, its flow and its temperature. They mix without heat from outside.',
  'gas.humidity': 'Water is added to the dry gas up to this share of saturation. Left empty, the shares hold as given.',
  'state.temperature': 'Where the property sheet is taken.',
  'state.pressure': 'Absolute. To 100 bar, where the gas is thin enough for its equation.',
  'state.trioxide': 'Sulfur trioxide over the dioxide, which sets the dew point of sulfuric acid. Left empty, 2 %.',
  'table.along': 'The table and its plot run along the temperature or along the pressure.',
  'table.from': 'The first state of the table.',
  'table.to': 'The last state of the table.',
  'table.points': 'Equal steps from the first state to the last: 2 to 200 states.',
  'fit.property': 'The property that the polynomial gives.',
  'fit.from': 'The lowest temperature of the fit.',
  'fit.to': 'The highest temperature of the fit.',
  'fit.order': 'The highest power of the temperature. More powers follow the curve closer, and swing beyond its ends.',
  'combustion.excess': 'Air beyond what this gas needs to burn.',
  'combustion.humidity': 'Water in each kilogram of dry combustion air.',
  'combustion.airTemperature': 'Of the combustion air, for the flame temperature.',
} as const satisfies Partial<Record<GasPath, string>>
