/** The help text of each field of a mist, in one or two sentences for readers who do not know the term. */
import type { MistPath } from './mistFields'

export const fieldHelp = {
  'site.place':
    'The place whose typical year is summed. It sets altitude and design air: the dry bulb exceeded in 0.4 % of its hours, with its mean wet bulb.',
  'site.altitude': 'Thin air carries less heat and takes up more water.',
  'site.dryBulb': 'Of the air before the mist, in the hour that nozzles and pump are sized for.',
  'site.wetBulb':
    'The mist cools the air towards its wet bulb. The farther it is below the dry bulb, the more is gained.',
  'machine.kind': 'What stands behind the mist. It sets a usual slope of the power.',
  'machine.ratedPower':
    'Electric power of the machine at its rated air. Of a machine that was read from saved work, another power scales its curve.',
  'machine.ratedAt': 'The air temperature at which the rated power holds.',
  'machine.slope':
    'By how much the power rises with the air, over the rated power. Makers’ data give 1.9 to 3 % a kelvin; the usual one saves 14 % by 6 K.',
  'machine.leastAir':
    'Below this air temperature the head pressure is held, and the power falls no further. Left empty, 70 °F.',
  'machine.load': 'Mean load of the machine over its rated load.',
  'intake.airflow': 'All air through the coil, at the state at which it enters.',
  'intake.face': 'The face through which the air enters, in front of which the nozzles stand.',
  'intake.distance': 'From the nozzles to the coil. Droplets must evaporate on this way, or they wet the coil.',
  'spray.effectiveness':
    'What the dry bulb falls over what it could fall, down to the wet bulb. Tests of mist reach 50 to 90 %.',
  'spray.evaporatedShare':
    'Share of the sprayed water that evaporates before the coil; the rest drains. Left empty, 80 %.',
  'spray.nozzle.model': 'A nozzle of the list fills in the three numbers below. They are sample data.',
  'spray.nozzle.flow': 'Water through one nozzle at the pressure below. It follows the root of the pressure.',
  'spray.nozzle.pressure': 'The pressure at which flow and droplets of the nozzle are known.',
  'spray.nozzle.sauter':
    'Sauter mean diameter of the droplets at that pressure. It falls with the cube root of the pressure.',
  'spray.pressure': 'Pressure of the pump at the nozzles.',
  'spray.stages': 'Steps by which the mist is switched. Each stage adds its own nozzles.',
  'control.lockout': 'The mist runs from this dry bulb on. Left empty, 75 °F.',
  'control.depression': 'The mist runs where the wet bulb is farther below the dry bulb than this. Left empty, 9 °F.',
  'water.hardness': 'As calcium carbonate. Hard water leaves scale on fins that droplets reach.',
  'water.dissolved': 'All that is dissolved in the water.',
  'water.isRecirculated': 'Spray water must come fresh from the main: legionella grows in water that is taken round.',
  'limits.leaving':
    'The hottest that the air may reach the coil in the design hour. A search finds the sprays that do it.',
  'limits.water': 'The most water that the main gives in the design hour.',
  'limits.nozzles': 'The most nozzles that there is room for.',
  'money.electricityPrice': 'Energy alone, without demand.',
  'money.demandPrice': 'What a kilowatt of the highest power of a month costs.',
  'money.waterPrice': 'For all water that is sprayed.',
  'money.sewerPrice': 'For the water that drains.',
  'money.treatmentPrice': 'Softening or reverse osmosis, for all water that is sprayed.',
  'money.carbonIntensity': 'Carbon dioxide of a kilowatt hour.',
  'money.carbonPrice': 'What a tonne of carbon dioxide costs.',
  'money.installed': 'The whole cost, with its installation.',
  'money.incentive': 'What others pay of it.',
  'money.escalation': 'How the savings rise each year.',
  'money.discount': 'The rate by which later money counts less.',
  'money.life': 'Years that the mist serves.',
} as const satisfies Readonly<Record<MistPath, string>>
