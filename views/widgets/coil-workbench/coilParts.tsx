/** The views of the coil selection. */
import type { CoilRating } from '../../../engine/coils/coil'
import { coilHand } from '../../../engine/options/coilHand'
import { standardAirDensity } from '../../../engine/units/quantities'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { isBare } from '../../../shared/coils/document/coilTypes'
import { coilSummary } from '../../../shared/coils/facts/coilName'
import { isByDrawing } from '../../../shared/coils/fields/coilChoices'
import { Late } from '../../workbench/frame/Late'
import type { WorkbenchParts } from '../../workbench/parts'
import { latePart } from '../../workbench/state/latePart'
import { Dock } from './figures/Dock'
import { expectRareChanges } from './form/changeRarely'
import { ApplicationChoice } from './inputs/ApplicationChoice'
import { CoilInputs } from './inputs/CoilInputs'
import { OptimizeAt, OptimizeRange } from './inputs/Optimize'
import { DrawingSheet } from './inspector/DrawingSheet'
import { CoilResults } from './results/CoilResults'
import { coilList } from './schedule/coilList'
import { type CoilOwn, useCoilWorkbench } from './useCoilWorkbench'

/** Whether a coil has a duty: without one there is nothing to search for, and no input to vary. */
const hasDuty = ({ input }: { input: CoilInput }) => !isBare(input)

const studies = () => import('./studies/studies')

/** Loaded where a coil is rated by its drawn circuits, which may not fit it any more. */
const Misfit = latePart(async () => (await import('../circuitry-workbench/canvas/Misfit')).Misfit)

function RailTop() {
  const { form } = useCoilWorkbench()
  return (
    <>
      <ApplicationChoice />
      {isByDrawing(form.input) && (
        <Late>
          <Misfit />
        </Late>
      )}
    </>
  )
}

export const coilParts: WorkbenchParts<CoilInput, CoilRating, CoilOwn> = {
  RailTop,
  Inputs: CoilInputs,
  expectChanges: expectRareChanges,
  FieldEnd: OptimizeAt,
  FieldFoot: OptimizeRange,
  help: async () => (await import('../../../shared/coils/fields/fieldHelp')).fieldHelp,
  summary: coilSummary,
  Results: CoilResults,
  panes: [
    {
      value: 'candidates',
      label: 'Candidates',
      isFor: hasDuty,
      Shown: latePart(async () => (await import('./candidates/Candidates')).Candidates),
    },
    {
      value: 'sensitivity',
      label: 'Sensitivity',
      isFor: hasDuty,
      Shown: latePart(async () => (await studies()).SensitivityStudy),
    },
    {
      value: 'refrigerants',
      label: 'Refrigerants',
      isFor: ({ input }) => 'refrigerant' in input,
      Shown: latePart(async () => (await studies()).RefrigerantStudy),
    },
    {
      value: 'engines',
      label: 'Engines',
      isFor: ({ isCompared }, { canCompareEngines }) => isCompared && canCompareEngines,
      Shown: latePart(async () => (await studies()).EngineStudy),
    },
  ],
  Dock,
  Figures: latePart(async () => (await import('./figures/FiguresView')).FiguresView),
  lead: ({ tag }, { geometry }) => `${tag || 'Coil'}, ${coilHand.describe(geometry.hand).toLowerCase()} hand`,
  // The drawing is part of the page; the other panels are loaded on demand.
  panels: {
    Drawing: DrawingSheet,
    Construction: latePart(async () => (await import('./inspector/Construction')).Construction),
    Circuits: latePart(async () => (await import('./circuits/Circuits')).Circuits),
    Notes: latePart(async () => (await import('./inspector/Notes')).Notes),
  },
  drawing: async (tag, input, rating) => (await import('./drawing/coilFile')).coilFile(tag, input, rating),
  footNote: ({ full }) => `Standard air ${full(standardAirDensity, 'density')}`,
  list: coilList,
  Batch: latePart(async () => (await import('./batch/CoilBatch')).CoilBatch),
  itemActions: [
    {
      icon: 'info',
      label: tag => `Fan energy of ${tag}`,
      needsRating: true,
      run: (tag, rating) => void import('./fan/FanDialog').then(({ openFan }) => rating && openFan(tag, rating)),
    },
  ],
}
