/** All widgets by name, as the browser loads them: one chunk each, loaded only if the page has the widget. */
import type { ComponentType } from 'react'
import type { WidgetName, WidgetProps } from './components'

export const loaders: { [Name in WidgetName]: () => Promise<ComponentType<WidgetProps<Name>>> } = {
  alerts: async () => (await import('./alerts/Alerts')).Alerts,
  'back-link': async () => (await import('./BackLink')).BackLink,
  'catalogue-upload': async () => (await import('./catalogue-upload/CatalogueUpload')).CatalogueUpload,
  'coil-workbench': async () => (await import('./coil-workbench/CoilWorkbench')).CoilWorkbench,
  'command-center': async () => (await import('./command-center/CommandCenter')).CommandCenter,
  'economizer-workbench': async () => (await import('./economizer-workbench/EconomizerWorkbench')).EconomizerWorkbench,
  'air-cooler-workbench': async () => (await import('./air-cooler-workbench/AirCoolerWorkbench')).AirCoolerWorkbench,
  'gas-workbench': async () => (await import('./gas-workbench/GasWorkbench')).GasWorkbench,
  'mist-workbench': async () => (await import('./mist-workbench/MistWorkbench')).MistWorkbench,
  impersonate: async () => (await import('./impersonate/Impersonate')).Impersonate,
  'contact-form': async () => (await import('./contact-form/ContactForm')).ContactForm,
  'company-user': async () => (await import('./manage-users/CompanyUserDetail')).CompanyUserDetail,
  'manage-users': async () => (await import('./manage-users/ManageUsers')).ManageUsers,
  'invite-users': async () => (await import('./invite-users/InviteUsers')).InviteUsers,
  'project-sharing': async () => (await import('./project-sharing/ProjectSharing')).ProjectSharing,
  'login-form': async () => (await import('./login-form/LoginForm')).LoginForm,
  'password-checklist': async () => (await import('./NewPassword')).NewPassword,
  'rd-tracker': async () => (await import('./rd-tracker/RdTracker')).RdTracker,
  'recovery-codes': async () => (await import('./recovery-codes/RecoveryCodeTools')).RecoveryCodeTools,
  'report-actions': async () => (await import('./report/ReportActions')).ReportActions,
  'report-mail': async () => (await import('./report/ReportMail')).ReportMail,
  'report-help': async () => (await import('./report/ReportHelp')).ReportHelp,
  'security-answer': async () => (await import('./security-answer/SecurityAnswer')).SecurityAnswer,
  'security-questions': async () => (await import('./security-questions/SecurityQuestions')).SecurityQuestions,
  'company-profile': async () => (await import('./company-profile/CompanyProfile')).CompanyProfile,
  registration: async () => (await import('./registration/Registration')).Registration,
  'user-profile': async () => (await import('./user-profile/UserProfile')).UserProfile,
  toasts: async () => (await import('./toasts/Toasts')).Toasts,
}
