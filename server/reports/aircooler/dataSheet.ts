/** The data sheet of an air cooler, in the order of the form of API 661: service, performance, properties, construction, air, fans. */
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { airCoolerKindOf, streamName } from '../../../shared/aircooler/facts/airCoolerName'
import { besideFacts, chosenFan, curveFacts, saturationFacts } from '../../../shared/aircooler/facts/unitFacts'
import { finNames, insertNames } from '../../../shared/aircooler/fields/airCoolerFields'
import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import type { Reader } from '../../../shared/display/formatQuantity'
import type { Quantity } from '../../../shared/display/units'
import { shareText } from '../../../shared/gas/facts/gasFacts'
import { factIn } from '../../../shared/tools/results/factIn'
import type { Fact } from '../../../shared/tools/results/keyResult'
import type { AirCoolerContent } from './airCoolerContent'
import { streamFacts } from './streamFacts'

export interface DataSheetPart {
  name: string
  facts: Fact[]
}

type Noise = AirCoolerContent['rating']['noise']
type Shown = Pick<AirCoolerContent, 'input' | 'rating' | 'reader'>

/** The value where there is one. */
const known =
  (reader: Reader) =>
  (name: string, value: number | undefined, quantity: Quantity): Fact[] =>
    value === undefined ? [] : [factIn(reader)(name, value, quantity)]

/** What a mixture is made of: the shares that its maker gave, whatever becomes of a saved mixture later. */
const composition = (gases: Readonly<Record<string, number>>): Fact[] =>
  // Parts in a million have their unit beside the number.
  Object.entries(gases).map(([gas, share]) => {
    const [value = '', ...unit] = shareText(share).split(/ (?=ppm$)/)
    return [`${gas}, by mole`, value, ...unit] as const
  }) as Fact[]

export function dataSheet({ input, rating, reader }: Shown): DataSheetPart[] {
  const fact = known(reader)
  const { process, unit, bundle, fans, air } = input
  const { stream, exchange, construction } = rating
  const chosen = chosenFan(fans)
  return [
    {
      name: 'Service',
      facts: [
        ['Service', airCoolerKindOf(input)],
        ['Fluid', streamName(input)],
        ...(process.kind === 'gas' ? composition(process.gases ?? {}) : []),
        ['Bays, bundles a bay', `${unit.bays}, ${unit.bundlesPerBay}`],
        ['Draft', fans.draft === 'forced' ? 'Forced' : 'Induced'],
        ...fact('Heat exchanged', rating.heat, 'heatFlow'),
        ...fact('Bare surface', exchange.bareArea, 'area'),
        ...fact('Finned surface', exchange.finnedArea, 'area'),
        ...fact('Coefficient, bare', exchange.overall, 'heatTransferCoefficient'),
        ...fact('Mean difference, counter', exchange.meanDifference, 'temperatureDifference'),
        ...(exchange.factor === undefined ? [] : [['Factor F', formatNumber(exchange.factor, 3)] as Fact]),
      ],
    },
    {
      name: 'Performance, tube side',
      facts: [
        ...fact('Flow', stream.massFlow, 'massFlow'),
        ...fact('Temperature in', stream.inlet, 'temperature'),
        ...fact('Temperature out', stream.outlet, 'temperature'),
        ...fact('Pressure in', process.pressure, 'absolutePressure'),
        ...fact('Design pressure', process.designPressure, 'absolutePressure'),
        ...fact('Design temperature', process.designTemperature, 'temperature'),
        ...fact('Pressure drop', stream.drop.total, 'processDrop'),
        ...fact('Pressure drop, allowed', input.limits.processDrop, 'processDrop'),
        ...fact('Velocity', stream.velocity, 'fluidVelocity'),
        ...fact('Fouling, inside', bundle.fouling.process ?? 0, 'foulingResistance'),
        ...fact('Pour point', process.pourPoint, 'temperature'),
        ...fact('Coldest wall', stream.coldestWall, 'temperature'),
        ...saturationFacts(stream, reader),
        ...besideFacts(stream, reader),
      ],
    },
    ...(stream.ends
      ? [
          { name: 'Stream, in', facts: streamFacts(stream.ends.inlet, stream.beside, reader) },
          { name: 'Stream, out', facts: streamFacts(stream.ends.outlet, stream.beside, reader) },
        ]
      : []),
    {
      name: 'Performance, air side',
      facts: [
        ...fact('Dry air', rating.air.massFlow, 'massFlow'),
        ...fact('Temperature in', rating.air.inlet, 'temperature'),
        ...fact('Temperature out', rating.air.leaving, 'temperature'),
        ...fact('Altitude', air.altitude, 'altitude'),
        ...fact('Winter minimum', air.winter, 'temperature'),
        ...fact('Face velocity, standard', rating.air.standardFaceVelocity, 'velocity'),
        ...fact('Static pressure', rating.fans.staticPressure, 'airPressureDrop'),
      ],
    },
    { name: 'Bundle', facts: bundleFacts(input, stream.passes, reader) },
    {
      name: 'Mechanical equipment',
      facts: [
        ['Fans, in all', formatNumber(rating.fans.count, 0)],
        ...fact('Diameter', fans.diameter, 'plantLength'),
        ['Speed', formatNumber(60 * rating.fans.speed, 0), 'rpm'],
        ...fact('Tip speed', rating.fans.tipSpeed, 'velocity'),
        ...fact('Flow of a fan', rating.fans.flow, 'actualAirflow'),
        ...fact('Total pressure', rating.fans.totalPressure, 'airPressureDrop'),
        ...fact('Shaft power of a fan', rating.fans.shaft, 'power'),
        ...fact('Motor, at its terminals', rating.fans.electric, 'power'),
        ['Coverage', formatPercent(rating.fans.coverage)],
        ...(chosen ? [['Fan', chosen] as Fact] : []),
        ...curveFacts(rating, reader),
      ],
    },
    { name: 'Sound', facts: soundFacts(rating.noise, reader) },
    {
      name: 'Sound power by octave, estimated',
      facts: [
        ...rating.noise.octaves.map(
          ({ frequency, power }): Fact => [`${formatNumber(frequency, 0)} Hz`, formatNumber(power, 1), 'dB'],
        ),
        ['Together, A-weighted', formatNumber(rating.noise.power, 1), 'dB'],
      ],
    },
    {
      name: 'Plot and weight',
      facts: [
        ...fact('Width', construction.width, 'plantLength'),
        ...fact('Length', construction.length, 'plantLength'),
        ...fact('Plot', construction.plotArea, 'area'),
        ...fact('Bundles', construction.bundleWeight, 'mass'),
        ...fact('Unit', construction.weight, 'mass'),
      ],
    },
  ]
}

function soundFacts({ powerOfFan, power, pressureAtFan, byDistance }: Noise, reader: Reader): Fact[] {
  const far = byDistance.at(-1)!
  const level = (name: string, value: number): Fact => [name, formatNumber(value, 1), 'dB']
  return [
    level('Sound power, a fan', powerOfFan),
    level('Sound power, all fans', power),
    level('Sound at 1 m', pressureAtFan),
    level(`Sound at ${reader.full(far.distance, 'plantLength')}`, far.pressure),
  ]
}

/** What is in the tubes, with its sizes or what its maker says. */
function insertFacts({ enhancement: of }: AirCoolerInput['bundle'], reader: Reader): Fact[] {
  if (!of) return []
  const fact = known(reader)
  const named: Fact = ['Tube insert', insertNames[of.kind]]
  if (of.kind === 'maker')
    return [
      named,
      ['Film over plain tube', formatNumber(of.film, 2)],
      ['Pressure drop over plain tube', formatNumber(of.drop, 2)],
    ]
  const isTape = of.kind === 'tape'
  return [
    named,
    ...fact(isTape ? 'Pitch of half a turn' : 'Pitch of the coil', of.pitch, 'smallLength'),
    ...fact(isTape ? 'Tape thickness' : 'Wire', isTape ? of.thickness : of.wire, 'smallLength'),
  ]
}

function bundleFacts({ bundle }: AirCoolerInput, taken: readonly { rows: number }[], reader: Reader): Fact[] {
  const fact = known(reader)
  const { rows, passes, tubesPerRow, fins } = bundle
  return [
    ['Rows, passes', `${rows}, ${passes}`],
    ['Rows of passes', taken.map(pass => pass.rows).join(', ')],
    ['Tubes a row', formatNumber(tubesPerRow, 0)],
    ...fact('Tube length', bundle.tubeLength, 'plantLength'),
    ...fact('Tube diameter', bundle.tubeDiameter, 'smallLength'),
    ...fact('Tube wall', bundle.tubeWall, 'smallLength'),
    ['Tube metal', bundle.tubeMetal],
    ...insertFacts(bundle, reader),
    ...fact('Pitch', bundle.transversePitch, 'smallLength'),
    ['Fins', `${finNames[fins.kind]}, ${fins.metal}`],
    ...fact('Fin height', fins.kind === 'plate' ? undefined : fins.height, 'smallLength'),
    ...fact('Fin thickness', fins.thickness, 'smallLength'),
    ...fact('Fin density', fins.density, 'finDensity'),
    ...(bundle.nozzle === undefined ? [] : [['Nozzles at an end', formatNumber(bundle.nozzles ?? 1, 0)] as Fact]),
    ...fact('Nozzles, inside', bundle.nozzle, 'smallLength'),
  ]
}
