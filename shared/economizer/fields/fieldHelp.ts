/** The help text of each field of an economizer, in one or two sentences for readers who do not know the term. */
import type { PathOf } from '../../tools/fields/pathOf'
import type { EconomizerInput } from '../document/economizerDocument'

type Bank = PathOf<EconomizerInput['unit']>

const bank: Readonly<Record<Bank, string>> = {
  model: 'A standard unit of the catalogue. It sets the tubes, fins and rows below.',
  arrangement: 'Round units stand in the stack itself; rectangular ones beside it or above the boiler.',
  layout:
    'Staggered tubes stand in the gaps of the row before; tubes in line stand behind each other and are easier to clean.',
  rows: 'Rows of tubes that the gas meets one after the other. More rows recover more and cost more draft.',
  tubesWide: 'Tubes side by side in every row. More of them slow the gas and lower its pressure drop.',
  tubeLength: 'The length of a tube that the gas meets, between the walls of the casing.',
  tubeDiameter: 'Outside diameter of the bare tube, without fins.',
  tubeWall: 'Thickness of the tube.',
  transversePitch: 'From tube to tube across the gas, centre to centre.',
  longitudinalPitch: 'From row to row along the gas, centre to centre.',
  tubeMetal:
    'Carbon steel must stay above the dew points; stainless steel bears what condenses from gas of little sulfur.',
  'fins.kind':
    'Serrated fins are cut into segments; solid ones are whole and easier to clean; bare tubes suit dirty gas.',
  'fins.height': 'From the tube to the tip of the fin.',
  'fins.thickness': 'Thickness of a fin.',
  'fins.density': 'Fins on a length of tube. Few fins suit oil and solid fuels, whose soot would fill narrow gaps.',
  'fins.segmentWidth': 'Width of one segment of a serrated fin.',
  'fins.metal': 'Each metal has a hottest temperature, which the tips of the fins in the first row must not pass.',
  circuits: 'Tubes that the water passes side by side. Fewer circuits give more velocity and more pressure drop.',
  flow: 'In counterflow the coldest water meets the coldest gas, and most is recovered.',
  'bypass.gas': 'Share of the gas that passes beside the tubes, to keep the cold end warm.',
  'bypass.water': 'Share of the water that passes beside the tubes.',
  'fouling.gas': 'Resistance of soot on the outside of tubes and fins.',
  'fouling.water': 'Resistance of scale inside the tubes.',
  method: 'The published method of heat transfer and friction on the gas side.',
  sootBlowerLanes: 'Gaps between rows that are left free for soot blowers.',
  hasDampers:
    'Dampers that send gas beside the tubes, by hand or by a motor. They change no number: how much goes past is the gas by-pass, at every load; their drop and weight are not counted.',
}

type Load = PathOf<EconomizerInput['loads']['first']>

const load: Readonly<Record<Load, string>> = {
  load: 'Heat that the boiler gives, over that at full load.',
  hours: 'Hours of a year at this load.',
  oxygen: 'Oxygen that was measured at this load in the dry gas. Left empty, the air is that of full load.',
  stackTemperature:
    'Stack temperature that was measured at this load without the economizer. Left empty, it nears that of the boiling water by the root of the load.',
}

const under = <Name extends string>(part: string, texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([path, said]) => [`${part}.${path}`, said]))

export const fieldHelp: Readonly<Record<string, string>> = {
  'boiler.maker': 'The maker of the boiler.',
  'boiler.model': 'A boiler of the catalogue. It sets size, pressure and stack temperature.',
  'boiler.duty': 'A steam boiler evaporates its feedwater; a hot-water boiler heats water that returns.',
  'boiler.size.kind':
    'Boiler horsepower is 33,475 Btu/h given to the water. The heat input is that of the fuel, by its higher heating value.',
  'boiler.size.value': 'The size of the boiler at full load.',
  'boiler.pressure': 'Pressure in the boiler. It sets the temperature at which its water boils.',
  'boiler.supply': 'Temperature of the water as it leaves the boiler.',
  'boiler.blowdown': 'Share of the feedwater that is let out of the boiler to keep its salts low.',
  'boiler.firing.kind':
    'Give what is known of the fire: the temperature in the stack, or the efficiency by the higher heating value.',
  'boiler.firing.value': 'At full load and without an economizer.',
  'boiler.radiation': 'Heat that the boiler itself loses to the room, over the heat of its fuel.',
  'fuel.kind': 'A fuel of the list with typical data, or your own analysis: gases by volume, oil and solids by mass.',
  'fuel.name': 'Typical data, to be replaced by those of the supplier where they matter.',
  'fuel.hydrogen': 'Hydrogen blended into the gas, by volume.',
  'fuel.gases': 'The gases of the fuel by volume. Together they make 100 %.',
  'fuel.analysis.C': 'Share of carbon by mass, as fired. All shares together make 100 %.',
  'fuel.analysis.H': 'Share of hydrogen by mass, without that of the moisture.',
  'fuel.analysis.O': 'Share of oxygen by mass, without that of the moisture.',
  'fuel.analysis.N': 'Share of nitrogen by mass.',
  'fuel.analysis.S': 'Share of sulfur by mass. It sets the acid dew point.',
  'fuel.analysis.Cl': 'Share of chlorine by mass. It becomes hydrochloric acid.',
  'fuel.analysis.ash': 'Share of ash by mass.',
  'fuel.analysis.water': 'Share of moisture by mass.',
  'fuel.higherHeatingValue': 'Heat of a mass of the fuel with its water condensed, as measured.',
  'air.given.kind':
    'An analyser reads oxygen in gas that it has dried, or in the wet gas. Excess air is what exceeds the need of the fuel.',
  'air.given.value': 'At full load. More air carries more heat up the stack.',
  'air.temperature': 'Temperature of the air that the burner takes.',
  'air.humidity': 'Water in a mass of dry air. Left empty, 60 % at 80 °F.',
  'air.altitude': 'Thin air lowers the dew points and raises the velocity of the gas.',
  'air.trioxideShare': 'Share of the sulfur dioxide that burns on to trioxide, which makes the acid: 1 to 5 %.',
  'water.temperature': 'Of the feedwater as it comes from the deaerator, or of the water that returns.',
  'water.flow': 'Water through the economizer at full load. Left empty, it is that of the boiler with its blowdown.',
  'water.liquid': 'What flows in the tubes.',
  'water.share': 'Share of glycol by mass.',
  'water.pressure': 'Pressure in the tubes. It sets where the water in them begins to boil.',
  'water.feed':
    'Modulating feed follows the load. On-off feed stands still between, and the water in the tubes may boil. A pump keeps its flow at every load.',
  ...under('unit', bank),
  ...under('condensing.bank', bank),
  'condensing.water.temperature': 'Of the cold water, such as make-up, that this stage warms.',
  'condensing.water.flow': 'Of the water that this stage warms.',
  'condensing.water.isPumped': 'Whether a pump keeps this flow at every load.',
  'condensing.water.liquid': 'What flows in the tubes of this stage.',
  'condensing.water.share': 'Share of glycol by mass.',
  'condensing.water.pressure': 'Pressure in the tubes of this stage.',
  'stack.diameter': 'Inside diameter of the stack.',
  'stack.height': 'From the boiler to the mouth. It gives the draft.',
  'stack.ambient': 'Air around the stack. Warm air draws less.',
  'limits.heat': 'The heat that the unit must recover at full fire. A search finds the units that do.',
  'limits.gasDrop': 'The most that the gas may lose in the unit. It is compared with the result and changes nothing.',
  'limits.gasOut': 'The coldest that the gas may leave.',
  'limits.dewMargin': 'What the coldest metal keeps above the highest dew point.',
  'limits.steamingMargin': 'What the leaving water keeps below boiling.',
  'limits.waterDrop': 'The most that the water may lose in the tubes.',
  'limits.height': 'The height that there is for the unit.',
  'limits.width': 'The width that there is for the unit.',
  'limits.weight': 'The dry weight that the place bears.',
  ...under('loads.first', load),
  ...under('loads.second', load),
  ...under('loads.third', load),
  ...under('loads.fourth', load),
  'money.fuelPrice':
    'By the higher heating value. Natural gas has a usual price with its date; other fuels need their own.',
  'money.electricityPrice': 'For fan and pump, which the unit makes work harder.',
  'money.carbonPrice': 'What a tonne of carbon dioxide costs.',
  'money.nitrogenOxides': 'Nitrogen oxides for the heat of the fuel, to count what is saved of them.',
  'condensing.installed': 'What this stage costs beside the first, with its installation. 0 if one price covers both.',
  'money.installed':
    'As quoted, with its installation; a second stage has its own. It does not follow rows and sizes: a standard unit of the catalogue brings its own.',
  'money.incentive': 'What others pay of it.',
  'money.escalation': 'How the savings rise each year.',
  'money.discount': 'The rate by which later money counts less.',
  'money.life': 'Years that the unit serves.',
  'offDesign.winterWater': 'The feedwater at its coldest, compared with the design.',
  'offDesign.dirt': 'The resistance of dirty fins, of each stage, compared with the design.',
  'offDesign.otherFuel': 'The fuel that burns now and then in place of the usual one.',
  'offDesign.otherOxygen': 'Oxygen in the dry gas with that fuel.',
}
