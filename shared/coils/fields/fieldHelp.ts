/** The help text of each field of a coil, in one or two sentences for readers who do not know the term. */
import type { CoilPath } from './coilPath'

export const fieldHelp: Readonly<Record<CoilPath, string>> = {
  coilType:
    'What flows in the tubes: a fluid that stays liquid or gas, steam that condenses, or a refrigerant that boils (evaporator) or condenses (condenser, reheat).',
  application: 'Whether the coil cools or heats the air. A result of the other sign is an error, not an answer.',
  surfaceCondition:
    'Wet lets moisture condense where the surface is below the dew point; Dry forbids it and warns where it would happen.',
  engineVersion:
    'Original rates row by row with mean properties. v2025 marches in segments along the tubes with local properties. Compare shows both.',

  'air.flow.basis':
    'Standard volume counts air of 0.075 lb/ft³; actual volume counts it as it enters; mass counts its weight.',
  'air.flow.moist': 'Whether mass and standard volume count the vapor in the air too, or the dry air alone.',
  'air.flow.value':
    'Air over the coil. SCFM is standard air of 0.075 lb/ft³ dry, ACFM the volume as it enters; wet units count the vapor too.',
  'air.dryBulb': 'What a dry thermometer reads in the entering air.',
  'air.humidity.kind': 'The measure by which the moisture of the entering air is given.',
  'air.humidity.value':
    'Moisture of the entering air: by wet bulb (a thermometer in a wet sock), relative humidity, or mass of water in a mass of dry air.',
  'air.pressure.kind': 'Air pressure itself, or the altitude that gives it by the standard atmosphere.',
  'air.pressure.value':
    'Thin air carries less heat in the same volume. Altitude is turned into a pressure by the standard atmosphere.',
  'limits.airPressureDrop':
    'The most that the coil may cost the fan. It is compared with the result and changes nothing.',
  'limits.faceVelocity':
    'Standard air over the face area, at most. Above some 550 ft/min a wet coil throws drops into the duct.',

  'fluid.name': 'The fluid in the tubes. Its properties are taken at its local temperature.',
  'fluid.share': 'How much of the solution is glycol or salt. More of it protects from frost and carries less heat.',
  'fluid.basis':
    'Concentration by mass is a share of the weight; by volume a share of what was poured together at 20 °C.',
  'fluid.table':
    'Density, heat capacity, viscosity and conductivity at 2 to 10 temperatures. Between them run straight lines, of viscosity in its logarithm; beyond them the fluid is not known.',
  'fluid.mixture': 'The gases of the mixture with their mole shares, which of gases are their shares by volume.',
  'fluid.enteringTemperature': 'Of the fluid where it enters the supply connection.',
  'fluid.given.kind':
    'What is known of the fluid: its flow, the temperature it leaves with, or the heat it shall carry.',
  'fluid.given.value':
    'Give the flow and the rest is found; or give the leaving temperature or the duty, and the flow that makes it is found.',
  'fluid.pressure':
    'Absolute, where it enters. It matters for gases and for carbon dioxide; for liquids it may be left empty.',

  'steam.pressure': 'At the coil, behind the control valve. It sets the temperature at which the steam condenses.',
  'steam.quality': 'Share of vapor in the entering steam: 100 % is dry and saturated.',
  'steam.temperature': 'Of superheated steam where it enters, above the temperature at which it condenses.',
  'steam.innerTube.outsideDiameter':
    'Of the perforated tube inside the finned tube, which spreads the steam over the whole length.',
  'steam.innerTube.wall': 'Wall of the perforated inner tube.',
  'steam.innerTube.orificeDiameter': 'Of the holes through which the inner tube feeds the outer one.',
  'steam.innerTube.orificePitch': 'From hole to hole along the inner tube.',

  'refrigerant.name':
    'Blends are named with their usual composition. Of the safety class A is less toxic, B toxic; 1 does not burn, 2L burns slowly, 2 burns, 3 burns fiercely. GWP is the warming of the air over 100 years against that by carbon dioxide (IPCC AR4).',
  'refrigerant.suctionTemperature':
    'Dew temperature of the pressure at the outlet of the coil: what the suction gauge shows.',
  'refrigerant.inlet.kind': 'By the liquid before the expansion valve, or by the share of vapor behind it.',
  'refrigerant.inlet.value':
    'Warm liquid makes more flash gas in the valve, and leaves less to boil in the coil. Quality is the share of vapor.',
  'refrigerant.given.kind': 'By the state in which the refrigerant leaves, or by its flow.',
  'refrigerant.given.value':
    'Superheat is how far the vapor leaves above its dew point, subcooling how far the liquid leaves below its bubble point.',
  'refrigerant.at.kind': 'By the condensing temperature (dew point at the inlet) or by the pressure there.',
  'refrigerant.at.value':
    'The pressure at the inlet, as dew temperature or itself. Above the critical pressure the coil is a gas cooler.',
  'refrigerant.hotGasTemperature': 'Of the gas as it enters from the compressor, above its dew point.',
  'refrigerant.distributor.nozzleDrop': 'Pressure drop of the distributor’s nozzle at the rated flow.',
  'refrigerant.distributor.leadDrop': 'Pressure drop of the distributor’s leads at the rated flow.',
  'refrigerant.distributor.ratedFlow': 'The flow at which nozzle and leads have these pressure drops.',
  'limits.fluidPressureDrop':
    'The most that the coil may cost the pump or the compressor. It is compared with the result and changes nothing.',
  'limits.capacity': 'The heat that is asked of the coil. The result says how far above or below it is.',
  'limits.leavingDryBulb': 'The temperature at which the air shall leave. The result says whether it does.',
  'limits.leavingWetBulb': 'The wet bulb at which the air shall leave. The result says whether it does.',

  'geometry.finnedHeight': 'Of the finned block across the tubes; the tube pitch should divide it.',
  'geometry.finnedLength': 'Of the finned block along the tubes, between the end plates.',
  'geometry.rows': 'Tubes one behind the other in the direction of the air.',
  'geometry.finPitch': 'Fins in an inch or a metre of tube.',
  'geometry.circuiting':
    'Feeds divided by the tubes in a row: full feeds every tube of a row, half every second one, double two rows at once. Optimize takes the most capacity within the limits; 100 takes a number of circuits.',
  'geometry.circuiting.feeds': 'How many circuits the fluid is divided between.',
  'geometry.tubeOutsideDiameter': 'After the tube was expanded into the fins.',
  'geometry.transversePitch': 'From tube to tube across the air.',
  'geometry.longitudinalPitch': 'From row to row along the air.',
  'geometry.tubePattern': 'Staggered tubes stand in the gaps of the row before; inline tubes stand behind each other.',
  'geometry.tubeMaterial': 'It sets the resistance of the wall, the weight and what pressure and fluid the tube bears.',
  'geometry.tubeWall': 'Thickness of the tube wall.',
  'geometry.finMaterial': 'Its conductivity sets how much of the fin works.',
  'geometry.finThickness': 'Of the sheet the fins are stamped from.',
  'geometry.finSurface':
    'The shape of the fin. Waves, louvers and lances break up the boundary layer: more heat, more pressure drop. Optimize reaches what is required with the least fan power; with nothing required, most capacity.',
  'geometry.surfaceDetails.waveHeight': 'From valley to peak of the wave or embossing.',
  'geometry.surfaceDetails.halfWaveLength': 'From valley to peak along the air.',
  'geometry.surfaceDetails.louverPitch': 'From louver to louver along the air.',
  'geometry.surfaceDetails.louverHeight': 'How far a louver stands out of the fin.',
  'geometry.surfaceDetails.stripHeight': 'How far a lanced strip is raised out of the fin.',
  'geometry.surfaceDetails.stripBreadth': 'Breadth of a strip along the air.',
  'geometry.surfaceDetails.strips': 'Strips between two rows of tubes.',
  'geometry.coating.thickness':
    'Of the coating on fins and collars. It narrows the gaps and stands in the way of the heat.',
  'geometry.coating.conductivity': 'Of the coating itself; resins have some 0.2 to 0.3 W/(m·K).',
  'geometry.coating.hydrophilic': 'Water spreads as a film instead of drops: less wet pressure drop.',

  'geometry.enhancement.kind':
    'What stirs the fluid in the tubes: fine spiral fins (rifled), a wire spring, a twisted tape, or balls.',
  'geometry.enhancement.fins': 'Fine fins around the inside of the tube.',
  'geometry.enhancement.finHeight': 'Of the fine fins inside the tube.',
  'geometry.enhancement.helixAngle': 'Between the fine fins and the axis of the tube.',
  'geometry.enhancement.apexAngle': 'At the tip of a fine fin.',
  'geometry.enhancement.diameter': 'Of the balls in the tube.',
  'geometry.enhancement.pitch':
    'Of the spring from turn to turn, of the tape for half a turn, of balls from one to the next.',
  'geometry.enhancement.wire': 'Thickness of the spring’s wire.',
  'geometry.enhancement.thickness': 'Of the twisted tape.',
  'geometry.arrangement':
    'How the fluid meets the air: against it (counter), with it (parallel), across it, or to and fro. Auto chooses by coil type. User defined takes the circuits that were drawn in the circuitry builder and solves them tube by tube, with their air profile.',
  'geometry.hand':
    'Side of the connections, seen with the air at your back; after an odd number of passes the fluid leaves at the other end. Vertical coils have upright tubes and their headers at an end.',
  'geometry.lead': 'How the stubs of the headers leave the coil: long, short or in line.',
  'geometry.bodySchedule':
    'Wall of the headers and connections: a pipe schedule, or a type of copper water tube. A thicker wall leaves less bore.',
  'geometry.punchOut':
    'Where holes stay without tubes if the circuits do not divide the tubes: at the front, the back, or spread.',

  'resistances.insideFouling': 'Deposits inside the tubes, on the inside area. Nothing for a clean, closed system.',
  'resistances.outsideFouling': 'Dust on the fins, on the outside area. Nothing for clean air.',
  'resistances.bond': 'Between tube and fin collar, on the tube’s outside area. Nothing for a good expansion.',

  'methods.external.kind':
    'Heat transfer of the air side by the published method of the fin surface, or by your own coefficient or factors.',
  'methods.external.value': 'Your own coefficient on the outside area, from tests.',
  'methods.external.heat': 'Multiplies the published heat transfer, to match tests.',
  'methods.external.friction': 'Multiplies the published friction, to match tests.',
  'methods.airSide': 'Which published correlation gives heat transfer and friction of the fins.',
  'methods.singlePhase': 'Which published correlation gives the heat transfer of a fluid that keeps its phase.',
  'methods.boiling': 'Which published correlation gives the heat transfer of boiling.',
  'methods.condensing': 'Which published correlation gives the heat transfer of condensing.',
  'methods.twoPhaseDrop': 'Which published method gives the friction of liquid and vapor together.',
  'methods.voidFraction': 'How much of the tube the vapor fills: it sets the charge and part of the pressure drop.',
  'methods.properties':
    'Reference is the equation of state itself, the cubic table is quick and nearly exact, curve fits are as the older program had them.',
}
