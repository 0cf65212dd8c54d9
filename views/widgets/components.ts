/** All widgets by name, as the server renders them. `loaders.ts` names the same for the browser. */
import type { ComponentProps } from 'react'
import { AirCoolerWorkbench } from './air-cooler-workbench/AirCoolerWorkbench'
import { Alerts } from './alerts/Alerts'
import { BackLink } from './BackLink'
import { CatalogueUpload } from './catalogue-upload/CatalogueUpload'
import { CircuitryWorkbench } from './circuitry-workbench/CircuitryWorkbench'
import { SegmentedWorkbench } from './circuitry-workbench/SegmentedWorkbench'
import { CoilWorkbench } from './coil-workbench/CoilWorkbench'
import { CommandCenter } from './command-center/CommandCenter'
import { CompanyProfile } from './company-profile/CompanyProfile'
import { ContactForm } from './contact-form/ContactForm'
import { EconomizerWorkbench } from './economizer-workbench/EconomizerWorkbench'
import { GasWorkbench } from './gas-workbench/GasWorkbench'
import { Impersonate } from './impersonate/Impersonate'
import { InviteUsers } from './invite-users/InviteUsers'
import { CompanyUserDetail } from './manage-users/CompanyUserDetail'
import { ManageUsers } from './manage-users/ManageUsers'
import { MistWorkbench } from './mist-workbench/MistWorkbench'
import { NewPassword } from './NewPassword'
import { ProjectSharing } from './project-sharing/ProjectSharing'
import { RdTracker } from './rd-tracker/RdTracker'
import { RecoveryCodeTools } from './recovery-codes/RecoveryCodeTools'
import { Registration } from './registration/Registration'
import { ReportActions } from './report/ReportActions'
import { ReportHelp } from './report/ReportHelp'
import { ReportMail } from './report/ReportMail'
import { SecurityAnswer } from './security-answer/SecurityAnswer'
import { SecurityQuestions } from './security-questions/SecurityQuestions'
import { Toasts } from './toasts/Toasts'
import { UserProfile } from './user-profile/UserProfile'

export const components = {
  'air-cooler-workbench': AirCoolerWorkbench,
  alerts: Alerts,
  'back-link': BackLink,
  'catalogue-upload': CatalogueUpload,
  'circuitry-workbench': CircuitryWorkbench,
  'segmented-workbench': SegmentedWorkbench,
  'coil-workbench': CoilWorkbench,
  'command-center': CommandCenter,
  'economizer-workbench': EconomizerWorkbench,
  'gas-workbench': GasWorkbench,
  impersonate: Impersonate,
  'contact-form': ContactForm,
  'company-user': CompanyUserDetail,
  'invite-users': InviteUsers,
  'mist-workbench': MistWorkbench,
  'project-sharing': ProjectSharing,
  'manage-users': ManageUsers,
  'password-checklist': NewPassword,
  'rd-tracker': RdTracker,
  'recovery-codes': RecoveryCodeTools,
  'report-actions': ReportActions,
  'report-help': ReportHelp,
  'report-mail': ReportMail,
  'security-answer': SecurityAnswer,
  'security-questions': SecurityQuestions,
  'company-profile': CompanyProfile,
  registration: Registration,
  'user-profile': UserProfile,
  toasts: Toasts,
}

export type WidgetName = keyof typeof components
export type WidgetProps<Name extends WidgetName> = ComponentProps<(typeof components)[Name]>
