/** One valid request for each operation: the smallest that its contract allows. */

import { distillateExample, newAirCooler, newAirCoolerProject } from '../../shared/aircooler/document/exampleAirCoolers'
import { coolingExample, newCoilDocument, newProject } from '../../shared/coils/document/exampleCoil'
import { newEconomizer, newProject as newEconomizerProject } from '../../shared/economizer/document/exampleEconomizers'
import { newGas, newGasProject } from '../../shared/gas/document/exampleGases'
import { usualCoil } from '../../shared/gas/document/usualCoil'
import { newMist, newMistProject } from '../../shared/mist/document/exampleMists'
import { password } from './people'
import { smallestToolRequests } from './smallestToolRequests'

/** The id of a record that does not exist. */
const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
const { input, display } = newCoilDocument('IP')

/** Eight tubes: by segments, those of the usual coil take six times as long. */
const smallCoil: typeof coolingExample = {
  ...coolingExample,
  air: { ...coolingExample.air, flow: { ...coolingExample.air.flow, value: coolingExample.air.flow.value / 30 } },
  fluid: { ...coolingExample.fluid, given: { kind: 'volume-flow', value: 1e-4 } },
  geometry: { ...coolingExample.geometry, finnedHeight: 0.1524, finnedLength: 0.3048, rows: 2 },
}

/** One row, where the air hardly changes: the year of the usual air cooler takes a quarter of a second to rate. */
const airCooler = newAirCooler('IP', {
  ...distillateExample,
  bundle: { ...distillateExample.bundle, rows: 1, passes: 1, rowsPerPass: [1] },
  site: { place: 'miami' },
})

export const smallestRequests: Readonly<Record<string, object>> = {
  'AccountService.svc/LogIn': { email: 'nobody@northfield.example', password },
  'AccountService.svc/ForgotPassword': { email: 'nobody@northfield.example' },
  'AccountService.svc/GetIdentity': { isClientLoggedIn: true },
  'AccountService.svc/LogOut': {},
  'AccountService.svc/ChangePassword': {
    oldPassword: 'NotTheRightOne1',
    password: 'Another9Word',
    confirmPassword: 'Another9Word',
  },
  'AccountService.svc/ConfirmPassword': { password: 'NotTheRightOne1' },
  'AccountService.svc/ConfirmSignIn': { code: '123456' },
  'AccountService.svc/GetSecondFactor': {},
  'AccountService.svc/StartSecondFactor': { password: '', code: '' },
  'AccountService.svc/ConfirmSecondFactor': { code: '123456' },
  'AccountService.svc/TurnOffSecondFactor': { password: 'NotTheRightOne1', code: '123456' },
  'AccountService.svc/RenewRecoveryCodes': { password: 'NotTheRightOne1', code: '123456' },
  'AccountService.svc/GetCompanyUsers': {},
  'AccountService.svc/FindCompanyUsers': {},
  'AccountService.svc/ShowCompanyUser': { id },
  'AccountService.svc/SetIsActive': { id, isActive: false, name: '' },
  'AccountService.svc/CheckUserPreDelete': { id, name: '' },
  'AccountService.svc/RemoveUser': { id, name: '', mergeProjects: false },
  'AccountService.svc/GetCompanyRoles': {},
  'AccountService.svc/SetUserRoles': { id, roles: [] },
  'AccountService.svc/ApproveActivation': { id, isApproved: false },
  'AccountService.svc/ResendInvite': { id },
  'AccountService.svc/InviteValidate': { email: 'nobody@northfield.example' },
  'AccountService.svc/InviteUsers': { emails: ['nobody@northfield.example'], message: '' },
  'AccountService.svc/AddServiceAccount': { name: 'Takeoff' },
  'AccountService.svc/ChangeServiceAccountPassword': { id },
  'AccountService.svc/GetPermissionGroupMembers': {},
  'AccountService.svc/FindGroupMembers': { group: null },
  'AccountService.svc/UpdatePermissionGroupMembers': { config: '{"Groups":[],"NonGroupMembers":[]}' },
  'AdminService.svc/ListAuditEvents': { limit: 1 },
  'AdminService.svc/VerifyAudit': {},
  'AdminService.svc/RecordAuditExport': {},
  'AdminService.svc/GetStatus': {},
  'AdminService.svc/ListSupportRequests': {},
  'AdminService.svc/CountSupportRequests': {},
  'AdminService.svc/ShowSupportRequest': { id },
  'AdminService.svc/ChangeSupportRequest': {
    ...{ id, state: 'done', note: '', taker: 'same', seen: '2026-01-01T00:00:00.000Z' },
  },
  'AdminService.svc/ListBanners': {},
  'AdminService.svc/SaveBanner': {
    ...{ text: 'Closed on Monday', severity: 'info', from: '2020-01-01T00:00', until: '2020-01-02T00:00' },
  },
  'AdminService.svc/RemoveBanner': { id },
  'AdminService.svc/ListCatalogues': {},
  'AdminService.svc/ListCatalogueRecords': { name: 'boilers' },
  'AdminService.svc/CheckCatalogue': { name: 'boilers', file: 'boilers.csv', text: 'maker' },
  'AdminService.svc/ReplaceCatalogue': { name: 'boilers', file: 'boilers.csv', text: 'maker', before: 0 },
  'AdminService.svc/RestoreCatalogue': { name: 'boilers', version: 1, before: 0 },
  'AdminService.svc/ListRetention': {},
  'AdminService.svc/SetRetention': { name: 'drafts', days: 0 },
  'AdminService.svc/ShowConfiguration': {},
  'AdminService.svc/GetEngineComparisonEnd': {},
  'AdminService.svc/SetEngineComparisonEnd': { until: '2026-02-01' },
  'AdminService.svc/ListMeasurements': {},
  'AdminService.svc/StartBackup': {},
  'AdminService.svc/CloseBreaker': { upstream: 'nothing' },
  'AdminService.svc/EndJob': { id },
  'AdminService.svc/SetNodeState': { node: 'no-such-node', isInService: true },
  'AdminService.svc/ForgetNode': { node: 'no-such-node' },
  'AdminService.svc/ListUsers': {},
  'AdminService.svc/ListCompanies': {},
  'AdminService.svc/ShowCompany': { id },
  'AdminService.svc/SetCompanyRoles': { id, roles: [] },
  'AdminService.svc/SetCompanyState': { id, isActive: true },
  'AdminService.svc/ApproveCompany': { id, customerNumber: '', plant: 'MN' },
  'AdminService.svc/DenyNewcomer': { id },
  'AdminService.svc/ShowUser': { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' },
  'AdminService.svc/UnlockUser': { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' },
  'AdminService.svc/SetUserState': { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', isActive: true },
  'AdminService.svc/SetUserSettings': {
    ...{ id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', isMeasured: false, hasNewEngine: false },
  },
  'AdminService.svc/EndUserSessions': { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' },
  'AccountService.svc/Impersonate': { impersonatedEmail: 'nobody@northfield.example' },
  'AccountService.svc/GetSecurityQuestion': {},
  'AccountService.svc/GetSecurityQuestions': {},
  'AccountService.svc/ConfirmSecurityQuestionAnswer': { questionId: 101, answer: 'x' },
  'AccountService.svc/SaveSecurityQuestionAnswers': { groups: '[]' },
  'AccountService.svc/LogError': { error: 'A required resource could not be located.', stackTrace: '' },
  'AccountService.svc/Register': {
    fullName: 'Rita Novak',
    companyName: 'Northfield Mechanical',
    phone: '555-0100',
    email: 'rita@northfield.example',
    confirmEmail: 'rita@northfield.example',
    password: 'Another9Word',
    confirmPassword: 'Another9Word',
    acceptTerms: true,
  },
  'AccountService.svc/GetInvitation': { invitation: 'nothing' },
  'AccountService.svc/ConfirmRegistration': { registrationId: id, answerCode: '12345678' },
  'AccountService.svc/GetUserProfile': {},
  'AccountService.svc/UpdateUserProfile': {
    profile: { FullName: 'Dana Whitfield', Phone: '555-0100', Email: 'nobody@northfield.example' },
  },
  'AccountService.svc/InitiateEmailChange': {
    email: 'new@northfield.example',
    confirmEmail: 'new@northfield.example',
  },
  'AccountService.svc/ActivateEmailChange': {
    activationId: id,
    answerCode: '12345678',
    email: 'new@northfield.example',
  },
  'AccountService.svc/DeleteEmailChange': {},
  'AccountService.svc/GetCountries': {},
  'AccountService.svc/GetStates': {},
  'AccountService.svc/GetCompanyProfile': {},
  'AccountService.svc/GetAccountOwner': {},
  'AccountService.svc/SetNewcomerRoles': { roles: [] },
  'AccountService.svc/UpdateCompanyProfile': {
    profile: {
      CompanyName: 'Northfield Mechanical',
      Owner: id,
      Address1: '1 Main Street',
      Address2: '',
      City: 'Northfield',
      State: 'MN',
      Zip: '55057',
      Country: 'US',
      IsDomainFree: false,
      AllowAutoReg: false,
    },
  },
  'AdminService.svc/ShowRights': { email: 'dana@northfield.example', on: '2026-01-01' },
  'AdminService.svc/ListCheckpoints': {},
  'AdminService.svc/SendMailAgain': { id },
  'AdminService.svc/SendTestMail': {},
  'AdminService.svc/EndUserSession': { id, session: 'a'.repeat(43) },
  'AdminService.svc/SetPersonRoles': { id, roles: [], before: [] },
  'AdminService.svc/AddPerson': {
    ...{ company: id, email: 'new@northfield.example', fullName: 'Nora New', roles: [], by: 'invitation' },
  },
  'AdminService.svc/CorrectPerson': { id, fullName: 'Dana Whitfield', phone: '555-0100' },
  'AdminService.svc/ProposePersonEmail': { id, email: 'new@northfield.example' },
  'AdminService.svc/ConfirmPersonEmail': { id, answerCode: '12345678' },
  'AccountService.svc/ContactUs': {
    companyName: 'Northfield',
    name: 'Dana',
    phone: '5550100',
    email: 'dana@northfield.example',
    subject: 'Coil',
    comment: 'Hello',
  },
  'AccountService.svc/GetHelpRequestRecipient': {},
  'AccountService.svc/RequestHelp': { recipient: 'support@coilworks.example', summary: '', detail: '', page: '/' },
  ...smallestToolRequests('CircuitryService.svc', {
    item: { tag: 'CC-1', input: smallCoil, display },
    document: { ...newCoilDocument('IP'), input: smallCoil },
    project: newProject('IP'),
    search: { coil: smallCoil, objective: 'capacity', freedom: 'order', constraints: {}, seed: 1, evaluations: 8 },
  }),
  ...smallestToolRequests('DesignService.svc', {
    item: { tag: 'AHU-3', input, display },
    document: newCoilDocument('IP'),
    project: newProject('IP'),
    search: { coil: coolingExample, target: { capacity: 1000 }, choices: {} },
  }),
  ...smallestToolRequests('EconomizerService.svc', {
    item: newEconomizer('IP'),
    document: { ...newEconomizer('IP'), kind: 'economizer', version: 1 },
    project: newEconomizerProject('IP'),
    search: {
      economizer: { ...newEconomizer('IP').input, limits: { heat: 2e5 } },
      choices: { rows: [6] },
    },
  }),
  ...smallestToolRequests('AirCoolerService.svc', {
    item: airCooler,
    document: { ...airCooler, kind: 'air-cooler', version: 1 },
    project: newAirCoolerProject('IP', airCooler.input),
    search: { airCooler: airCooler.input, choices: { rows: [1] } },
  }),
  ...smallestToolRequests('GasService.svc', {
    item: newGas('IP'),
    document: { ...newGas('IP'), kind: 'gas', version: 1 },
    project: newGasProject('IP'),
    search: {
      gas: { ...newGas('IP').input, coil: { ...usualCoil('Cooling'), limits: { heat: 1e4 } } },
      choices: { rows: [2] },
    },
  }),
  'GasService.svc/ListMixtures': {},
  ...smallestToolRequests('MistService.svc', {
    item: newMist('IP'),
    document: { ...newMist('IP'), kind: 'mist', version: 1 },
    project: newMistProject('IP'),
    search: { mist: newMist('IP').input, choices: { effectiveness: [0.8] } },
  }),
  'DesignService.svc/SwapRefrigerants': { input: coolingExample, names: ['R-134a'] },
  'DesignService.svc/GetEngineComparison': {},
  'DesignService.svc/CompareEngines': { input: coolingExample },
  'MistService.svc/ListMachines': { text: '' },
  'MistService.svc/ReadMachine': { project: id, item: 'coil-1' },
  'MistService.svc/ReadWeather': { name: 'hours.csv', text: 'db,rh', altitude: 0 },
  'EnterpriseWebAppService.svc/GetAE': {},
  'EnterpriseWebAppService.svc/GetNozzles': {},
  'EnterpriseWebAppService.svc/GetFans': {},
  'EnterpriseWebAppService.svc/GetBoilers': {},
  'EnterpriseWebAppService.svc/GetStandardEconomizers': {},
  'EnterpriseWebAppService.svc/LA': {
    moduleName: 'Coil workbench',
    projectId: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11',
    metric: 'Speed',
    measuredValue: '12 ms',
  },
  'RandDService.svc/Auth': {},
}

const record = { Date: '2027-03-01', Hours: 2.5, Note: '', Links: [] }
const project = { Name: 'Fin test rig', Shared: false, Plants: [1], Year: 2027 }

/** The same for REST calls; `own` stands for the caller's own email. */
export const smallestCalls: Readonly<Record<string, { query?: Record<string, string>; body?: object }>> = {
  mistClimates: {},
  initialize: {},
  listProjects: { query: { email: 'own', plant: 'M', filters: 'Mine', year: '2027' } },
  createProject: { body: project },
  updateProject: { body: project },
  deleteProject: { query: { email: 'own' } },
  listRecords: { query: { isShowAll: 'true', email: 'own' } },
  listSums: { query: { isShowAll: 'true', email: 'own', year: '2027' } },
  listOwnRecords: { query: { email: 'own', from: '2027-03-01', to: '2027-03-07' } },
  createRecord: { body: { ProjectId: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', ...record } },
  updateRecord: { body: record },
  deleteRecord: { query: { email: 'own' } },
  mistStatus: {},
  segmentedProgramStatus: {},
  segmentedProgramChoices: {},
  knowledgeBridgeStatus: {},
}
