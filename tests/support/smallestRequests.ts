/** One valid request for each operation: as small as its contract lets it be. */
import { coolingExample, newCoilDocument, newProject } from '../../shared/designs/exampleCoil'
import { password } from './people'

/** Of a record that nobody has. */
const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
const document = newCoilDocument('IP')

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
  'AccountService.svc/GetCompanyUsers': {},
  'AccountService.svc/SetIsActive': { id, isActive: false, name: '' },
  'AccountService.svc/CheckUserPreDelete': { id, name: '' },
  'AccountService.svc/RemoveUser': { id, name: '', mergeProjects: false },
  'AccountService.svc/ApproveActivation': { id, isApproved: false },
  'AccountService.svc/ResendInvite': { id },
  'AccountService.svc/InviteValidate': { email: 'nobody@northfield.example' },
  'AccountService.svc/InviteUsers': { emails: ['nobody@northfield.example'], message: '' },
  'AccountService.svc/AddServiceAccount': { name: 'Takeoff' },
  'AccountService.svc/ChangeServiceAccountPassword': { id },
  'AccountService.svc/GetPermissionGroupMembers': {},
  'AccountService.svc/UpdatePermissionGroupMembers': { config: '{"Groups":[],"NonGroupMembers":[]}' },
  'AdminService.svc/ListAuditEvents': { limit: 1 },
  'AdminService.svc/VerifyAudit': {},
  'AdminService.svc/RecordAuditExport': {},
  'AdminService.svc/GetStatus': {},
  'AdminService.svc/ListUsers': {},
  'AdminService.svc/ShowUser': { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' },
  'AdminService.svc/UnlockUser': { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' },
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
  'DesignService.svc/RateCoil': { input: coolingExample },
  'DesignService.svc/ListDesigns': {},
  'DesignService.svc/OpenDesign': { id },
  'DesignService.svc/SaveDesign': { name: 'AHU-3', document: newProject('IP') },
  'DesignService.svc/DeleteDesign': { id },
  'DesignService.svc/CreateReport': { title: 'AHU-3', document },
  'DesignService.svc/ExportToExcel': { title: 'AHU-3', document },
  'EnterpriseWebAppService.svc/GetAE': {},
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

/** The same for the calls by address; `own` stands for the caller's own email. */
export const smallestCalls: Readonly<Record<string, { query?: Record<string, string>; body?: object }>> = {
  initialize: {},
  listProjects: { query: { email: 'own', plant: 'M', filters: 'Mine', year: '2027' } },
  createProject: { body: project },
  updateProject: { body: project },
  deleteProject: { query: { email: 'own' } },
  listRecords: { query: { isShowAll: 'true', email: 'own' } },
  createRecord: { body: { ProjectId: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', ...record } },
  updateRecord: { body: record },
  deleteRecord: { query: { email: 'own' } },
  mistStatus: {},
  segmentedProgramStatus: {},
  knowledgeBridgeStatus: {},
}
