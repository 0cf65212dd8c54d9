/** Help of the command line: each command with the fields of its line, and an example line. */
import type { CommandName } from './answer'

export interface CommandHelp {
  purpose: string
  /** Fields of a line, with their units. */
  takes: readonly string[]
  example: object
}

const cooled = {
  coilType: 'FLUID',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air: {
    flow: { basis: 'standard-volume', value: 2 },
    dryBulb: 300,
    humidity: { kind: 'relative-humidity', value: 0.5 },
    pressure: { kind: 'altitude', value: 0 },
  },
  fluid: { name: 'Water', enteringTemperature: 280, given: { kind: 'mass-flow', value: 2 } },
  geometry: {
    ...{ finnedHeight: 0.762, finnedLength: 1.2, rows: 4, circuiting: 0.5, hand: 'Right', tubePattern: 'Staggered' },
    ...{ tubeOutsideDiameter: 0.015875, tubeWall: 0.000508, transversePitch: 0.0381, longitudinalPitch: 0.033 },
    ...{ tubeMaterial: 'Copper', finSurface: 'Flat', finMaterial: 'Aluminum', finThickness: 0.00015, finPitch: 0.0025 },
  },
}

/** As much air as suits four tubes of it. */
const small = { ...cooled.air, flow: { basis: 'standard-volume', value: 0.4 } }

const finned = {
  ...{ layout: 'staggered', rows: 10, tubesWide: 10, tubeLength: 1.8, tubeDiameter: 0.0508, tubeWall: 0.00305 },
  ...{ transversePitch: 0.1016, longitudinalPitch: 0.0889, tubeMetal: 'Carbon Steel' },
  fins: {
    kind: 'serrated',
    height: 0.01905,
    thickness: 0.00127,
    density: 157,
    segmentWidth: 0.00397,
    metal: 'Carbon Steel',
  },
}

const economizer = {
  firing: { fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'dry-oxygen', value: 0.03 } },
  source: {
    kind: 'boiler',
    boiler: {
      size: { kind: 'horsepower', value: 600 },
      firing: { kind: 'stack-temperature', value: 480 },
      duty: { kind: 'steam', pressure: 963000, blowdown: 0.05 },
      feedwater: 378,
    },
  },
  stages: [{ bank: finned, circuits: 5, liquid: { pressure: 1.4e6 } }],
}

const airCooler = {
  process: { medium: { kind: 'liquid', name: 'Water', pressure: 5e5 }, massFlow: 30, inlet: 350, outlet: 336 },
  air: { dryBulb: 305, elevation: 100, flow: { basis: 'face-velocity', value: 3.2 }, winter: 253 },
  bundle: {
    ...{ rows: 4, passes: 2, tubesPerRow: 40, tubeLength: 9, tubeDiameter: 0.0254, tubeWall: 0.0021 },
    ...{ transversePitch: 0.0635, fins: { kind: 'embedded', height: 0.0159, thickness: 0.0004, density: 394 } },
  },
  fans: { draft: 'forced', perBay: 2, diameter: 2.6, tipSpeed: 50, otherLosses: 15, plenumHeight: 1.6 },
}

const hot = { T: 308.15, p: 101325, RH: 0.4 }

const mist = {
  effectiveness: 0.8,
  airflow: 20,
  machine: { ratedPower: 120000, slope: 0.025 },
  spray: {
    nozzle: { name: 'example', flow: 1.5e-6, pressure: 7e6, sauter: 15e-6 },
    ...{ pressure: 7e6, stages: 3, face: 10, distance: 1.5 },
  },
  water: { hardness: 0.1 },
}

/** A coil of two rows of four tubes in one circuit. */
const circuits = {
  bundle: {
    ...{ rows: 2, columns: 4, transversePitch: 0.0254, longitudinalPitch: 0.022 },
    ...{ tubeOutsideDiameter: 0.0095, tubePattern: 'Staggered' },
  },
  lists: '5,6,7,8,4,3,2,1',
}
const circuitForms =
  'bundle: rows, columns, transversePitch, longitudinalPitch, tubeOutsideDiameter [m], tubePattern; and one of graph, lists (a line of tube numbers for each circuit), feeding (lines tube,from,side)'

/** By the name of the command. */
export const commandHelp: Readonly<Record<CommandName, CommandHelp>> = {
  props: {
    purpose: 'properties of a fluid from two of them',
    takes: [
      'fluid (Water, R-134a, CO2, MEG, T66, …), or mixture (shares of gases) with basis mole or mass',
      'two of T [K], p [Pa], h [J/kg], s [J/kg K], rho [kg/m3], q [-]; T alone for solutions and oils',
      'method: reference, table or fit; of a solution x [kg/kg], or share with basis mass or volume',
    ],
    example: { fluid: 'R-134a', T: 313.15, q: 0 },
  },
  air: {
    purpose: 'the state of moist air',
    takes: ['T [K], p [Pa], and one of RH [0..1], W [kg/kg dry air], Twb [K], Tdp [K]'],
    example: { T: 300, p: 101325, RH: 0.5 },
  },
  gas: {
    purpose: 'a gas mixture, or the flue gas of a fuel, with its dew points and heating values',
    takes: [
      'T [K], p [Pa], and either composition (shares of gases, basis mole or mass)',
      'or fuel (mole fractions) with excess air [-] and its humidity [kg/kg]; trioxide [-] for the dew point of the acid',
      'hydrogenBromide and nitricAcid [-] for theirs; those of sulfur dioxide and hydrogen chloride come by themselves',
    ],
    example: { fuel: { Methane: 1 }, excess: 0.15, T: 500, p: 101325 },
  },
  'gas fit': {
    purpose: 'a polynomial in the temperature through a property of a gas, or through values',
    takes: [
      'from and to [K], order 1 to 4',
      'mixture (mole fractions), property (cp, mu, k, rho, Pr), p [Pa], points; or values at equal steps from end to end',
    ],
    example: { mixture: { CH4: 0.6, CO2: 0.4 }, property: 'cp', from: 300, to: 700, order: 3 },
  },
  'gas mix': {
    purpose: 'streams of gas that become one, at one pressure and without heat from outside',
    takes: ['p [Pa]; streams: each with composition (mole fractions), flow [kg/s], T [K]'],
    example: {
      p: 101325,
      streams: [
        { composition: { N2: 0.79, O2: 0.21 }, flow: 2, T: 300 },
        { composition: { N2: 0.72, CO2: 0.1, H2O: 0.18 }, flow: 1, T: 700 },
      ],
    },
  },
  'gas coil': {
    purpose: 'a dry gas mixture through a plate-fin coil, against a fluid in its tubes',
    takes: [
      'application; gas: composition (mole fractions), flow (basis mass [kg/s], actual-volume or normal-volume [m3/s]),',
      'temperature [K], pressure [Pa, to 100 bar], trioxide [-] for the dew point of the acid',
      'fluid, geometry, resistances as for rate; methods (airSide, external, singlePhase)',
      'fan: efficiency [0..1], place (before, after); limits (gasPressureDrop, fluidPressureDrop [Pa])',
    ],
    example: {
      application: 'Cooling',
      gas: { composition: { N2: 1 }, flow: { basis: 'mass', value: 4 }, temperature: 400, pressure: 1e6 },
      fluid: { name: 'Water', enteringTemperature: 303, given: { kind: 'mass-flow', value: 3 } },
      geometry: cooled.geometry,
      fan: { efficiency: 0.7 },
    },
  },
  correlation: {
    purpose: 'a published correlation by its name',
    takes: [
      'name, and its inputs by name; {"name":"list"} names them all, with their units and ranges',
      'against: inputs that are otherwise in a second question; ratio is then the first value over the second',
      'rows: zukauskas-rows, esdu-73031-rows, grimison-rows, esdu-high-fin-rows; of any other bank or fin, against: {"rows":20}',
      'arrangements: effectiveness-…; log-mean-difference, and its factors factor-…, fakheri, roetzel-nicole',
      'fittings: return-bend, rounded-bend, sharp-contraction (0: an entrance), sharp-expansion (0: an exit)',
    ],
    example: { name: 'factor-cross-unmixed', NTU: 2, Cr: 0.75 },
  },
  rate: {
    purpose: 'the performance of a coil',
    takes: ['a coil as CoilInput of engine/coils/coil.ts, in SI units; engineVersion: original or v2025'],
    example: cooled,
  },
  segments: {
    purpose: 'a coil tube by tube and segment by segment, with its real circuits and the air at its face',
    takes: [
      'coil as for rate, but no distributed steam; branches: tubes (row * columns + column), directions (1 front to rear, -1 back), from (branches)',
      'coil.circuits (a graph as circuits make gives it) in place of branches and blanks',
      'blanks (tubes); segments a tube; mixing (straight, half, row, full); conduction (off, on), slits (behind rows)',
      'profile: flow [-], dryBulb [K], humidityRatio [kg/kg], each by columns and by parts along the tubes',
      'shares by branch, or leads (drop [Pa] at flow [kg/s], or length and bore [m]) by branch at the inlet; equal drops where left out; isFedToEqualEnds for a flow with which all end alike',
      'hold: kind (superheat, subcooling [K], capacity [W]), value, by (flow, pressure); beside: both engines in equal circuits',
      'limits: sweeps, tolerance',
    ],
    example: {
      coil: {
        ...cooled,
        ...{ air: small, geometry: { ...cooled.geometry, finnedHeight: 0.1524, rows: 2 } },
        fluid: { ...cooled.fluid, given: { kind: 'mass-flow', value: 0.5 } },
      },
      branches: [
        { tubes: [4, 5, 1, 0], directions: [1, -1, 1, -1], from: [] },
        { tubes: [6, 7, 3, 2], directions: [1, -1, 1, -1], from: [] },
      ],
      conduction: 'on',
      profile: { flow: [[1], [1], [0.8], [0.6]] },
    },
  },
  design: {
    purpose: 'the coils that meet a duty, best first',
    takes: [
      'coil as for rate, target (capacity [W], leavingDryBulb or leavingWetBulb [K]), limits',
      'choices (values by field, or optimize), rankBy (cost, weight, air pressure drop, fluid pressure drop, margin), most',
    ],
    example: { coil: cooled, target: { capacity: 20000 }, choices: { rows: [3, 4], circuiting: [0.5, 1] }, most: 1 },
  },
  combustion: {
    purpose: 'what burning a fuel takes and leaves, what its stack loses, and the boiler around it',
    takes: [
      'fuel: {"kind":"named","name"} (Natural gas, Propane, No. 2 oil, …; hydrogen blended in [0..1]), {"kind":"gas","composition"}',
      'or {"kind":"mass","analysis":{"C","H","O","N","S","Cl","ash","water"},"higherHeatingValue" [J/kg]}',
      'air: {"kind": excess, dry-oxygen or wet-oxygen, "value" [-]}; humidity [kg/kg], pressure [Pa], trioxideShare [-]',
      'airTemperature [K], stackTemperature [K] for the losses, cooledTo [K] for what cooling gives; losses (radiation, …)',
      'boiler: size (horsepower, output [W], fired [W], steam [kg/s]), firing (efficiency or stack-temperature), duty, feedwater [K]',
    ],
    example: {
      fuel: { kind: 'named', name: 'Natural gas' },
      air: { kind: 'dry-oxygen', value: 0.03 },
      stackTemperature: 480,
      boiler: {
        size: { kind: 'horsepower', value: 300 },
        firing: { kind: 'stack-temperature', value: 480 },
        duty: { kind: 'steam', pressure: 963000, blowdown: 0.05 },
        feedwater: 378,
      },
    },
  },
  'economizer rating': {
    purpose: 'banks of tubes in the flue gas of a boiler, row by row, with what the boiler gains',
    takes: [
      'firing as for combustion; source: {"kind":"boiler","boiler"} as there, or {"kind":"gas","massFlow" [kg/s],"temperature" [K],"boiling" [K]}',
      'stages: one or two, the hot one first: bank, circuits, flow (counter, parallel), liquid (name, share, pressure [Pa]),',
      'waterFlow [kg/s] and waterIn [K] (the feedwater of the boiler where left out), pumped, onOff, bypass (gas, water) [-], radiation',
      'bank: layout (staggered, in line), rows, tubesWide, tubeLength, tubeDiameter, tubeWall, pitches [m], tubeMetal, fouling [m2 K/W],',
      'fins {"kind": none, solid or serrated, "height", "thickness" [m], "density" [1/m], "segmentWidth" [m], "metal"}, method (escoa, …)',
      'stack (height, diameter [m], ambient [K]); limits (gasDrop, waterDrop [Pa], gasOut [K], dewMargin, steamingMargin [K])',
    ],
    example: economizer,
  },
  'economizer turndown': {
    purpose: 'the same from full to low fire',
    takes: ['as economizer rating, and loads: load [-], with air and stackTemperature [K] where they are known'],
    example: { ...economizer, loads: [{ load: 1 }, { load: 0.5, air: { kind: 'dry-oxygen', value: 0.04 } }] },
  },
  'economizer year': {
    purpose: 'a year of it: energy, money, emissions, payback',
    takes: [
      'as economizer turndown, each load with its hours; prices: fuel, electricity [$/J], carbon [$/kg], nitrogenOxides [kg/J]',
      'worth: installed, incentive [$], escalation, discount [-], life [years]; prices left out are dated defaults, and named',
    ],
    example: { ...economizer, loads: [{ load: 0.75, hours: 8000 }], worth: { installed: 60000 } },
  },
  'aircooler rating': {
    purpose: 'an air cooler: heat and margin, both streams, fans, noise; a fan off, all fans off, winter',
    takes: [
      'process: medium, massFlow [kg/s] and inlet [K], with outlet [K] or heat [W] as what is asked for; or three of the four; pourPoint [K],',
      'pressure (of a custom medium), designPressure (absolute) [Pa], designTemperature [K]',
      'medium: {"kind":"custom","points"} (temperature [K], density [kg/m3], heatCapacity [J/kg K], viscosity [Pa s], conductivity [W/m K];',
      'one point: constant), {"kind":"liquid","name","share","pressure"}, {"kind":"gas","composition","pressure"} (mole fractions),',
      '{"kind":"fluid","name","pressure"} (refrigerants, CO2, steam: condenses below its critical pressure)',
      'air: dryBulb [K], elevation [m] or pressure [Pa], flow {"basis": dry-air-mass [kg/s], standard-volume or actual-volume [m3/s],',
      'face-velocity [m/s], "value"} of the whole unit (the curve of the fans where left out), winter [K], recirculation [K]',
      'bundle: rows, passes, rowsPerPass, tubesPerRow, tubeLength, tubeDiameter, tubeWall, transversePitch, longitudinalPitch [m],',
      'tubeMetal, tubeConductivity [W/m K], fins {"kind": l-foot, embedded, extruded, or plate (with surface: Flat, Corrugated, …), "height",',
      '"thickness" [m], "density" [1/m], "metal", "conductivity" [W/m K]}, fouling {"air" on the finned outside, "process" on the inside} [m2 K/W], method (briggs-young, esdu, ganguli),',
      'fewRows, roughness [m] (smooth where left out), passLoss [-] (1.6 velocity heads), nozzles (diameter [m], count),',
      'enhancement of the tubes {"kind": tape (pitch of half a turn, thickness [m]), spring (pitch, wire [m]), maker (film, drop: times the plain tube [-]), …}',
      'unit: bays, bundlesPerBay; fans of each bay: draft (forced, induced), perBay, diameter [m], tipSpeed [m/s], efficiency,',
      'driveEfficiency, motorEfficiency [-], otherLosses [Pa], plenumHeight, draftHeight [m], distances [m], curve (points, speed [1/s], density)',
      'limits: processDrop, airDrop [Pa], pinch [K], tipSpeed [m/s], coverage [-], dispersion [rad], approach, pourMargin [K], soundPower, soundPressure [dB]',
    ],
    example: airCooler,
  },
  'aircooler fans': {
    purpose: 'a fan at another speed, size and density, and its noise',
    takes: [
      'point: flow [m3/s], pressure [Pa], power [W], speed [1/s], diameter [m], density [kg/m3]',
      'to: speedRatio [-], diameter [m], density [kg/m3], or temperature [K] with pressure [Pa] or elevation [m]',
      'noise: draft, count, distances [m]',
    ],
    example: {
      point: { flow: 40, pressure: 120, power: 7000, speed: 5, diameter: 3.05, density: 1.2 },
      to: { speedRatio: 0.8, temperature: 300, elevation: 500 },
      noise: { draft: 'forced', count: 2, distances: [100] },
    },
  },
  'aircooler factor': {
    purpose: 'effectiveness and F of rows in passes, also of passes that are not equal',
    takes: ['NTU (of the air), R (heat capacity of the air over that of the stream) [-], rows, passes, rowsPerPass'],
    example: { NTU: 1.4, R: 0.35, rows: 4, passes: 2 },
  },
  'aircooler year': {
    purpose: 'a year of it: energy and hours above the set point with fans at one speed, in steps, at variable speed',
    takes: [
      'as aircooler rating; climate: place, or file with elevation [m], or hours (dryBulb [K], hours)',
      'control: setPoint [K] (the outlet of the design where left out), leastSpeed [-] (0.25 where left out), electricity [$/J], worth (installed [$], …)',
    ],
    example: { ...airCooler, climate: { place: 'phoenix' }, control: { setPoint: 342 } },
  },
  'circuits check': {
    purpose: 'whether circuits can be built: each rule that is broken, with its tubes and what to do',
    takes: [
      circuitForms,
      'sides: inlet, outlet (front, rear); catalogue of bends (name, span [m]); stubClearance [m]',
      'drain: no-rise or one-way, with top (first-column, …); oilReturn: massFlux and least [kg/m2 s]',
    ],
    example: { ...circuits, drain: 'no-rise' },
  },
  'circuits make': {
    purpose: 'circuits by a pattern, with the arithmetic of the feeds',
    takes: [
      'bundle as circuits check; feeds; pattern: serpentine, interlaced, face-split, row-split, horseshoe',
      'flow: counter or parallel; hand: Right or Left (columns reversed); punchOut: front, back, all; side of the inlets',
      'shorten: true for shorter bends at the price of the order of the rows',
    ],
    example: {
      bundle: { ...circuits.bundle, rows: 6, columns: 16 },
      feeds: 12,
      pattern: 'serpentine',
      flow: 'counter',
    },
  },
  'circuits table': {
    purpose: 'the circuit table, the bill of bends, and where the headers are tapped',
    takes: [circuitForms, 'finnedLength [m]; catalogue of bends (name, span [m]); lead: L1, L2, S1, S2, IL'],
    example: { ...circuits, finnedLength: 1.2, lead: 'S1' },
  },
  'circuits optimise': {
    purpose: 'the order of tubes with the largest capacity; of at most eight tubes the best that there is',
    takes: [
      circuitForms,
      'model: airCapacity by column [W/K], airTemperature [K], conductance of a tube [W/K], fluid: kind single-phase (capacity [W/K], inlet [K])',
      'or kind evaporator (massFlow [kg/s], saturation [K], inletEnthalpy, vapourEnthalpy [J/kg], vapourHeatCapacity [J/kg K], vapourShare [-])',
      'constraints: longestSpan [m], isClearOfTubes, drain, top, isAtOneEnd; isExchanged: false keeps tubes in their circuits; seed, evaluations',
    ],
    example: {
      ...circuits,
      model: {
        ...{ airCapacity: [24.5, 10.5, 27.6, 28], airTemperature: 300, conductance: 12.4 },
        fluid: { kind: 'single-phase', capacity: 50.7, inlet: 280 },
      },
      constraints: { longestSpan: 0.0256 },
    },
  },
  'climate places': {
    purpose: 'the places whose typical year is known',
    takes: ['find: a part of a name, region or country; all places without it'],
    example: { find: 'AZ' },
  },
  'climate year': {
    purpose: 'a year of weather: hours, cooling degree hours, wet-bulb depressions',
    takes: [
      'place (an id of climate places), or file (the text of an EPW, or of a table with headings) with elevation [m]',
      'list: true for the hours too: month, hour, hours, dryBulb, wetBulb [K], pressure [Pa]',
    ],
    example: { place: 'phoenix' },
  },
  'mist state': {
    purpose: 'air before and after a mist',
    takes: ['air (T [K], p [Pa], and one of RH, W, Twb, Tdp), effectiveness [0..1]'],
    example: { air: hot, effectiveness: 0.8 },
  },
  'mist droplet': {
    purpose: 'the life of a droplet, by three statements',
    takes: ['air, diameter [m], film (k [W/m K], cp [J/kg K]) where it is known otherwise'],
    example: { air: hot, diameter: 1.5e-5 },
  },
  'mist design': {
    purpose: 'the design hour of a mist: states, water, power, nozzles, droplets',
    takes: [
      'air; effectiveness [0..1], airflow [m3/s], evaporatedShare [0..1], control (lockout, depression [K])',
      'machine: ratedPower [W], ratedAt [K], slope [1/K], leastAir [K], load [-]; water: hardness, dissolved [kg/m3], isRecirculated',
      'spray: nozzle (name, flow [m3/s] at pressure [Pa], sauter [m], fineness [-]), pressure [Pa], stages, face [m2], distance [m]',
    ],
    example: { ...mist, air: hot },
  },
  'mist year': {
    purpose: 'a year of a mist: energy, demand, water, money, by month',
    takes: [
      'as mist design without air; climate: place, or file with elevation, or hours (month, hours, dryBulb, wetBulb, pressure)',
      'prices: electricity [$/J], demand [$/W month], water, sewer, treatment [$/m3], carbon [$/kg], carbonIntensity [kg/J]',
      'worth: installed, incentive [$], escalation, discount [-], life [years]',
    ],
    example: { ...mist, climate: { place: 'phoenix' }, worth: { installed: 20000 } },
  },
}

/** The whole help, or that of one command, or of those that one word begins. */
export function helpText(name?: string): string {
  const known = Object.entries(commandHelp).filter(
    ([one]) => name === undefined || one === name || one.startsWith(`${name} `),
  )
  // Of a word that is no command, all are told.
  const entries = known.length > 0 ? known : Object.entries(commandHelp)
  const told = entries.map(([one, { purpose, takes, example }]) =>
    [`${one}: ${purpose}`, ...takes.map(line => `    ${line}`), `    e.g. ${JSON.stringify(example)}`].join('\n'),
  )
  return [
    'npm run --silent engine -- <command>',
    'Reads one JSON object a line and answers each with one; a line without an answer with {"error":{"code","message"}}.',
    ...told,
    '',
  ].join('\n\n')
}
