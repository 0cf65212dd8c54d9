/** The fields of the coil's body: face, fins, tubes, thermal resistances, and methods. */

import type { Enhancement, SurfaceDetails } from '../../../engine/coils/coil'
import { bodySchedule } from '../../../engine/options/bodySchedule'
import { coilHand } from '../../../engine/options/coilHand'
import type { Enumeration } from '../../../engine/options/enumeration'
import { externalHeatTransfer } from '../../../engine/options/externalHeatTransfer'
import { flowArrangement } from '../../../engine/options/flowArrangement'
import { internalEnhancement } from '../../../engine/options/internalEnhancement'
import { lead } from '../../../engine/options/lead'
import { propertyMethod } from '../../../engine/options/propertyMethod'
import { punchOut } from '../../../engine/options/punchOut'
import { tubePattern } from '../../../engine/options/tubePattern'
import type { Measure } from '../../tools/fields/field'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase, isBare, isCondenser, isEvaporator, isFluid, isSteam } from '../document/coilTypes'
import {
  circuitingChoicesOf,
  finMaterialChoices,
  finSurfaceChoicesOf,
  hasOwnFeeds,
  rowChoices,
  tubeMaterialChoices,
} from './coilChoices'
import { type Entries, fieldsOf } from './entry'

const geometry = fieldsOf('geometry')
const fins = fieldsOf('fins')
const tubes = fieldsOf('tubes')
const resistances = fieldsOf('resistances')
const methods = fieldsOf('methods')

const described = ({ codes, describe }: Enumeration) => codes.map(value => ({ value, label: describe(value) }))

const noneFirst = (choices: { value: string; label: string }[]) =>
  choices.sort((one, other) => Number(other.value === 'none') - Number(one.value === 'none'))

/** The dimensions that each fin surface has. */
export const detailsOf: Readonly<Partial<Record<string, readonly (keyof SurfaceDetails)[]>>> = {
  FlatLouvered: ['louverPitch', 'louverHeight'],
  XFin: ['louverPitch', 'louverHeight'],
  Corrugated: ['waveHeight', 'halfWaveLength'],
  SineWave: ['waveHeight', 'halfWaveLength'],
  Embossed: ['waveHeight', 'halfWaveLength'],
  RaisedLanced: ['stripHeight', 'stripBreadth', 'strips'],
  ZFin: ['stripHeight', 'stripBreadth', 'strips'],
}

const detail = (label: string, name: keyof SurfaceDetails, quantity: Measure['quantity'] = 'smallLength') =>
  fins.optional(label, quantity, input => detailsOf[input.geometry.finSurface]?.includes(name) ?? false, 'usual')

const isCoated = ({ geometry }: CoilInput) => geometry.coating !== undefined

export const geometryEntries = {
  'geometry.finnedHeight': geometry.number('Fin height', 'length'),
  'geometry.finnedLength': geometry.number('Fin length', 'length'),
  'geometry.rows': geometry.select('Rows', rowChoices),
  'geometry.finPitch': {
    group: 'geometry',
    kind: 'number',
    label: 'Fins',
    quantity: 'finDensity',
    isReciprocal: true,
  },
  'geometry.circuiting': geometry.select('Circuiting', circuitingChoicesOf),
  'geometry.circuiting.feeds': geometry.number('Circuits', 'count', ({ geometry }) => hasOwnFeeds(geometry.circuiting)),
  'geometry.tubeOutsideDiameter': geometry.number('Tube diameter', 'smallLength'),
  'geometry.transversePitch': geometry.number('Transverse pitch', 'smallLength'),
  'geometry.longitudinalPitch': geometry.number('Row pitch', 'smallLength'),
  'geometry.tubePattern': geometry.select('Tube pattern', described(tubePattern)),
  'geometry.tubeMaterial': geometry.select('Tube material', tubeMaterialChoices),
  'geometry.tubeWall': geometry.number('Tube wall', 'smallLength'),
  'geometry.finMaterial': geometry.select('Fin material', finMaterialChoices),
  'geometry.finThickness': geometry.number('Fin thickness', 'smallLength'),
  'geometry.finSurface': geometry.select('Fin surface', finSurfaceChoicesOf),

  'geometry.surfaceDetails.waveHeight': detail('Wave height', 'waveHeight'),
  'geometry.surfaceDetails.halfWaveLength': detail('Half wave length', 'halfWaveLength'),
  'geometry.surfaceDetails.louverPitch': detail('Louver pitch', 'louverPitch'),
  'geometry.surfaceDetails.louverHeight': detail('Louver height', 'louverHeight'),
  'geometry.surfaceDetails.stripHeight': detail('Strip height', 'stripHeight'),
  'geometry.surfaceDetails.stripBreadth': detail('Strip breadth', 'stripBreadth'),
  'geometry.surfaceDetails.strips': detail('Strips', 'strips', 'count'),
  'geometry.coating.thickness': fins.number('Thickness', 'smallLength', isCoated),
  'geometry.coating.conductivity': fins.number('Conductivity', 'thermalConductivity', isCoated),
  'geometry.coating.hydrophilic': fins.toggle(
    'Hydrophilic',
    [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ],
    isCoated,
  ),
} satisfies Entries

type Kind = Enhancement['kind']
const by = 'geometry.enhancement.kind'
const length = (label: string): Measure => ({ label, quantity: 'smallLength' })
const angle = (label: string): Measure => ({ label, quantity: 'angle' })
const ofKind = (measures: Partial<Record<Kind, Measure>>) => tubes.kinded(by, measures)

export const tubeEntries = {
  'geometry.enhancement.kind': tubes.select('Enhancement', noneFirst(described(internalEnhancement))),
  'geometry.enhancement.fins': ofKind({ rifled: { label: 'Inner fins', quantity: 'count' } }),
  'geometry.enhancement.finHeight': ofKind({ rifled: length('Inner fin height') }),
  'geometry.enhancement.helixAngle': ofKind({ rifled: angle('Helix angle') }),
  'geometry.enhancement.apexAngle': ofKind({ rifled: angle('Apex angle') }),
  'geometry.enhancement.diameter': ofKind({ ball: length('Ball diameter') }),
  'geometry.enhancement.pitch': ofKind({
    spring: length('Spring pitch'),
    tape: length('Half-turn pitch'),
    ball: length('Ball pitch'),
  }),
  'geometry.enhancement.wire': ofKind({ spring: length('Wire') }),
  'geometry.enhancement.thickness': ofKind({ tape: length('Tape thickness') }),
  'geometry.arrangement': tubes.select(
    'Arrangement',
    described(flowArrangement).filter(({ value }) => value !== 'auto'),
    { applies: input => !isBare(input), whenEmpty: flowArrangement.describe('auto') },
  ),
  'geometry.hand': tubes.select('Coil hand', described(coilHand)),
  'geometry.lead': tubes.select('Leads', described(lead), { whenEmpty: 'Standard' }),
  'geometry.bodySchedule': tubes.select('Body schedule', described(bodySchedule), { whenEmpty: 'Standard (Sch 40)' }),
  'geometry.punchOut': tubes.select('Punch-out', described(punchOut), { whenEmpty: 'None' }),
} satisfies Entries

const isRefrigerant = (input: CoilInput) => isEvaporator(input) || isCondenser(input)

export const methodEntries = {
  'resistances.insideFouling': resistances.optional('Inside fouling', 'foulingResistance'),
  'resistances.outsideFouling': resistances.optional('Outside fouling', 'foulingResistance'),
  'resistances.bond': resistances.optional('Bond', 'foulingResistance'),

  'methods.external.kind': methods.select(
    'Air side',
    described(externalHeatTransfer).filter(({ value }) => value !== 'auto'),
    { whenEmpty: 'By fin surface' },
  ),
  'methods.external.value': methods.kinded('methods.external.kind', {
    coefficient: { label: 'Coefficient', quantity: 'heatTransferCoefficient' },
  }),
  'methods.external.heat': methods.kinded('methods.external.kind', {
    multiplier: { label: 'Heat factor', quantity: 'ratio' },
  }),
  'methods.external.friction': methods.kinded('methods.external.kind', {
    multiplier: { label: 'Friction factor', quantity: 'ratio' },
  }),
  'methods.airSide': methods.method('Fin correlation'),
  // Also shown for a coil whose engine refuses it, so that the user can remove it.
  'methods.singlePhase': methods.method('Single phase', input => isFluid(input) || !!input.methods?.singlePhase),
  'methods.boiling': methods.method('Boiling', input => isEvaporator(input) || !!input.methods?.boiling),
  'methods.condensing': methods.method(
    'Condensing',
    input => isCondenser(input) || isSteam(input) || !!input.methods?.condensing,
  ),
  'methods.twoPhaseDrop': methods.method('Two-phase Δp', changesPhase),
  'methods.voidFraction': methods.method('Void fraction', changesPhase),
  'methods.properties': methods.select('Properties', described(propertyMethod), {
    applies: isRefrigerant,
    whenEmpty: 'By engine',
  }),
} satisfies Entries
