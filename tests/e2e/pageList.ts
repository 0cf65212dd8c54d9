/** Every page that there is, and who is shown it. */
import type { APIRequestContext } from 'playwright-core'
import { newCoilDocument } from '../../shared/coils/document/exampleCoil'
import { tokenIn } from '../support/browser'
import type { Person } from '../support/browserPeople'

export interface ShownPage {
  name: string
  path: string
  as?: Person
  /** A secured page, with the question answered. */
  cleared?: true
  /** What the server answers it with. */
  status?: 403 | 404
  /** Widgets that it has; a page without any ships no script. */
  widgets?: readonly string[]
}

export const shownPages: readonly ShownPage[] = [
  { name: 'the landing page', path: '/' },
  { name: 'the login page', path: '/login' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'help', path: '/help' },
  { name: 'help, signed in', path: '/help', as: 'customer' },
  { name: 'the Selection API', path: '/api/v1/docs' },
  { name: 'contact us', path: '/contact-us', widgets: ['back-link', 'contact-form'] },
  { name: 'contact us, signed in', path: '/contact-us', as: 'customer', widgets: ['back-link', 'contact-form'] },
  { name: 'registration', path: '/register', widgets: ['registration'] },
  { name: 'a missing page of a visitor', path: '/nothing.html', status: 404 },
  { name: 'the app selector', path: '/app-selector', as: 'rep' },
  { name: 'the app selector without tiles', path: '/app-selector', as: 'roleless' },
  { name: 'change password', path: '/app-selector/change-password', as: 'customer', widgets: ['password-checklist'] },
  { name: 'two-step login', path: '/app-selector/two-step-login', as: 'customer' },
  { name: 'manage users', path: '/app-selector/manage-users', as: 'owner', widgets: ['manage-users'] },
  { name: 'invite users', path: '/app-selector/invite-users', as: 'owner', widgets: ['invite-users'] },
  { name: 'project sharing', path: '/app-selector/project-sharing', as: 'customer', widgets: ['project-sharing'] },
  { name: 'the user profile', path: '/app-selector/user-profile', as: 'customer', widgets: ['user-profile'] },
  { name: 'the company profile', path: '/app-selector/company-profile', as: 'owner', widgets: ['company-profile'] },
  { name: 'a missing page', path: '/nothing.html', as: 'customer', status: 404 },
  {
    name: 'security questions',
    path: '/app-selector/security-questions',
    as: 'admin',
    widgets: ['security-questions'],
  },
  {
    name: 'a security question',
    path: '/admin',
    as: 'admin',
    status: 403,
    widgets: ['security-answer'],
  },
  { name: 'the audit trail', path: '/admin', as: 'admin', cleared: true },
  { name: 'the access matrix', path: '/admin?section=access', as: 'admin', cleared: true },
  { name: 'the accounts', path: '/admin?section=users', as: 'admin', cleared: true },
  { name: 'the inbox', path: '/admin?section=inbox', as: 'admin', cleared: true },
  {
    name: 'the catalogues',
    path: '/admin?section=catalogues',
    as: 'admin',
    cleared: true,
    widgets: ['catalogue-upload'],
  },
  { name: 'the notices', path: '/admin?section=notices', as: 'admin', cleared: true },
  { name: 'the measurements', path: '/admin?section=measurements', as: 'admin', cleared: true },
  { name: 'the retention', path: '/admin?section=retention', as: 'admin', cleared: true },
  { name: 'the configuration', path: '/admin?section=configuration', as: 'admin', cleared: true },
  { name: 'the command center', path: '/command-center', as: 'admin', cleared: true, widgets: ['command-center'] },
  { name: 'the coil workbench', path: '/enterprise-webapp', as: 'customer', widgets: ['coil-workbench'] },
  { name: 'the circuitry builder', path: '/circuitry-builder', as: 'rep', widgets: ['circuitry-workbench'] },
  { name: 'the segmented program', path: '/segmented-program', as: 'rep', widgets: ['segmented-workbench'] },
  { name: 'the economizer workbench', path: '/economizer', as: 'rep', widgets: ['economizer-workbench'] },
  { name: 'the air cooler workbench', path: '/aircooler', as: 'engineer', widgets: ['air-cooler-workbench'] },
  { name: 'the gas workbench', path: '/engineering', as: 'engineer', widgets: ['gas-workbench'] },
  { name: 'the mist workbench', path: '/nimbus', as: 'rep', widgets: ['mist-workbench'] },
  { name: 'the R and D tracker', path: '/r-and-d', as: 'engineer', widgets: ['rd-tracker'] },
  { name: 'the time sheet', path: '/r-and-d?view=week', as: 'engineer', widgets: ['rd-tracker'] },
  { name: 'the totals of hours', path: '/r-and-d?view=totals', as: 'engineer', widgets: ['rd-tracker'] },
  { name: 'a report', path: '/report', as: 'customer', widgets: ['report-actions', 'report-help', 'report-mail'] },
]

/** Where a listed page is found: a report has to be made before it can be shown. */
export async function addressOf({ path }: ShownPage, request: APIRequestContext): Promise<string> {
  return path === '/report' ? (await makeReport(request)).address : path
}

/** A report of the new coil, made by whoever `request` is signed in as. */
export async function makeReport(request: APIRequestContext, title = 'Roof unit 3') {
  const origin = new URL((await request.get('/login')).url()).origin
  const token = tokenIn(await (await request.get('/app-selector')).text())
  const answer = await request.post('/DesignService.svc/CreateReport', {
    headers: { 'x-csrf-token': token, origin },
    data: { title, document: newCoilDocument('IP') },
  })
  const { Item } = (await answer.json()) as { Item: { FolderName: string; FileName: string; ReportTitle: string } }
  const query = new URLSearchParams({ fon: Item.FolderName, fin: Item.FileName, title: Item.ReportTitle })
  return { address: `/report?${query}`, file: `/pdfs/${Item.FolderName}/${Item.FileName}`, name: Item.FileName }
}
