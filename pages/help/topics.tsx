import type { ComponentType } from 'react'
import { AskForHelp, Password, Privacy, Programs } from './AccountTopics'
import { AirCoolerInputsTopic, AirCoolerResultsTopic } from './AirCoolerTopics'
import { CircuitBuilderTopic, SegmentedProgramTopic } from './CircuitTopics'
import { EconomizerInputsTopic, EconomizerResultsTopic } from './EconomizerTopics'
import { CoilFields, HumidityAndFlow, Units, Workbench } from './EnteringTopics'
import { GasInputsTopic, GasResultsTopic } from './GasTopics'
import { MistInputsTopic, MistResultsTopic } from './MistTopics'
import { AdminTopic, CommandCenterTopic } from './OperatorTopics'
import { Excel, Printing, ReportTopic } from './ReportTopics'
import { Figures, KeyResults, NoticesTopic, Trust } from './ResultTopics'
import { Conflicts, Kept, ManyDuties, Saving, SeveralCoilsTopic, Sharing } from './SavingTopics'
import { CoilTypesTopic, Finding, Replacing, Studies } from './SelectingTopics'
import { ProjectsOfResearch, TimeSheetTopic } from './TrackerTopics'

export interface Topic {
  /** The id of the topic on the page, for links. */
  id: string
  title: string
  Article: ComponentType
}

interface Branch {
  title: string
  topics: readonly Topic[]
}

/** The help topics, in the order of the tree and of the text. */
export const branches: readonly Branch[] = [
  {
    title: 'Entering a coil',
    topics: [
      { id: 'workbench', title: 'The workbench at a glance', Article: Workbench },
      { id: 'units', title: 'IP and SI units', Article: Units },
      { id: 'coil-types', title: 'Types of coil', Article: CoilTypesTopic },
      { id: 'air-and-fluid', title: 'Air and fluid', Article: HumidityAndFlow },
      { id: 'coil', title: 'The coil and its terms', Article: CoilFields },
    ],
  },
  {
    title: 'Reading the results',
    topics: [
      { id: 'key-results', title: 'Key results and limits', Article: KeyResults },
      { id: 'notices', title: 'Notices', Article: NoticesTopic },
      { id: 'figures', title: 'Figures', Article: Figures },
      { id: 'trust', title: 'Where a number comes from', Article: Trust },
    ],
  },
  {
    title: 'Selecting a coil',
    topics: [
      { id: 'candidates', title: 'Finding coils', Article: Finding },
      { id: 'replacements', title: 'Replacing an old coil', Article: Replacing },
      { id: 'studies', title: 'Sensitivity, refrigerants, engines', Article: Studies },
    ],
  },
  {
    title: 'Circuits',
    topics: [
      { id: 'circuits', title: 'Drawing circuits', Article: CircuitBuilderTopic },
      { id: 'segments', title: 'Tube by tube', Article: SegmentedProgramTopic },
    ],
  },
  {
    title: 'Boiler economizers',
    topics: [
      { id: 'economizer-inputs', title: 'Entering an economizer', Article: EconomizerInputsTopic },
      { id: 'economizer-results', title: 'Loads, cold end and year', Article: EconomizerResultsTopic },
    ],
  },
  {
    title: 'Air coolers',
    topics: [
      { id: 'air-cooler-inputs', title: 'Entering an air cooler', Article: AirCoolerInputsTopic },
      { id: 'air-cooler-results', title: 'Passes, fans and the year', Article: AirCoolerResultsTopic },
    ],
  },
  {
    title: 'Gases',
    topics: [
      { id: 'gas-inputs', title: 'Entering a gas', Article: GasInputsTopic },
      { id: 'gas-results', title: 'Properties, burning and fits', Article: GasResultsTopic },
    ],
  },
  {
    title: 'Mist',
    topics: [
      { id: 'mist-inputs', title: 'Entering a mist', Article: MistInputsTopic },
      { id: 'mist-results', title: 'Design hour, year and water', Article: MistResultsTopic },
    ],
  },
  {
    title: 'R and D tracker',
    topics: [
      { id: 'research-projects', title: 'Research projects and records', Article: ProjectsOfResearch },
      { id: 'time-sheet', title: 'Time sheet and totals', Article: TimeSheetTopic },
    ],
  },
  {
    title: 'Saving and sharing',
    topics: [
      { id: 'saving', title: 'Save and Save as', Article: Saving },
      { id: 'several-coils', title: 'Several coils in a project', Article: SeveralCoilsTopic },
      { id: 'many-duties', title: 'Schedule, and coils from a table', Article: ManyDuties },
      { id: 'kept', title: 'Templates, versions, links and files', Article: Kept },
      { id: 'sharing', title: 'Sharing with colleagues', Article: Sharing },
      { id: 'conflicts', title: 'When two people change one project', Article: Conflicts },
    ],
  },
  {
    title: 'Reports',
    topics: [
      { id: 'report', title: 'The report screen', Article: ReportTopic },
      { id: 'excel', title: 'Export to Excel', Article: Excel },
      { id: 'printing', title: 'Printing', Article: Printing },
    ],
  },
  {
    title: 'Your account',
    topics: [
      { id: 'password', title: 'Password and sign-in', Article: Password },
      { id: 'programs', title: 'Programs', Article: Programs },
      { id: 'support', title: 'Asking for help', Article: AskForHelp },
      { id: 'privacy', title: 'Privacy', Article: Privacy },
    ],
  },
  {
    title: 'Running the suite',
    topics: [
      { id: 'admin', title: 'Admin: people, requests, catalogues', Article: AdminTopic },
      { id: 'command-center', title: 'Command center: what is out of order', Article: CommandCenterTopic },
    ],
  },
]
