/**
 * The approved access matrix: who gets what at every page and every operation.
 *
 * It is written by hand and read by people; a change to it is a decision about access. It is not made from the tables
 * of routes and contracts: the tests hold those to this one. What every tool has is in `toolMatrix.ts`.
 */

import type { Role } from '../../shared/access/roles'
import type { Change } from '../../shared/contracts/changes'
import { columnsOfTools, toolChanges, toolRows } from './toolMatrix'

/** Who asks: people in these situations, and holders of one role alone. */
const situations = {
  vi: 'a visitor',
  no: 'signed in, no role',
  tm: 'signed in with a temporary password, every role',
  di: 'disabled since signing in, every role',
  im: 'impersonated, every role, no clearance',
  cl: 'with clearance, admin and command-center',
} as const

/** The column of every role; of `isSRC` none, because it opens no page and no call by itself. */
const columns = {
  owner: 'ow',
  rep: 're',
  cooney: 'co',
  kcc: 'kc',
  engineering: 'en',
  'drygas-gasmix': 'dr',
  'can-impersonate': 'ca',
  'selection-api': 'se',
  enterprise: 'et',
  economizer: 'ec',
  aircooler: 'ai',
  'seg-prog': 'sp',
  'circ-build': 'ci',
  'cleaver-brooks': 'cb',
  'hurst-boiler': 'hu',
  nimbus: 'ni',
  'r-and-d': 'rd',
  admin: 'ad',
  'command-center': 'cc',
} as const satisfies Record<Exclude<Role, 'isSRC'>, string>

type Columns = { [Held in keyof typeof columns as (typeof columns)[Held]]: Held }
const holders = Object.fromEntries(Object.entries(columns).map(([role, column]) => [column, role])) as Columns
export const callers = { ...situations, ...holders }

export type Caller = keyof typeof callers

/**
 * P  the page
 * L  nobody (any more): to /login, the address is kept
 * D  denied: signed out, to /login with 'Access Denied'
 * C  asked for clearance by a security question, still signed in
 * W  to the change of the temporary password
 * R  refused, still signed in
 */
export type PageOutcome = 'P' | 'L' | 'D' | 'C' | 'W' | 'R'

export const openPages = grid<PageOutcome>(`
page                               vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
/                                  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/login                             P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/forgot-password                   P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/register                          P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/contact-us                        P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/help                              P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/api/v1/docs                       P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P`)

export const accountPages = grid<PageOutcome>(`
page                               vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
/app-selector                      L  P  W  L  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/app-selector/user-profile         L  P  W  L  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/app-selector/change-password      L  P  P  L  R  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/app-selector/two-step-login       L  P  W  L  R  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/change-password                   L  P  W  L  R  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/app-selector/security-questions   L  D  W  L  R  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D
/security-questions                L  D  W  L  R  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D
/app-selector/company-profile      L  D  W  L  P  D  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D
/app-selector/manage-users         L  D  W  L  P  D  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D
/app-selector/manage-users/:id     L  D  W  L  P  D  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D
/app-selector/project-sharing      L  P  W  L  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
/app-selector/invite-users         L  D  W  L  P  D  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D
/report                            L  P  W  L  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P  P`)

export const toolPages = grid<PageOutcome>(`
page                               vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
/enterprise-webapp                 L  D  W  L  P  D  D  D  D  D  D  D  D  D  P  D  D  D  D  D  D  D  D  D  D
/economizer                        L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  P  D  D  D  D  D  D  D  D  D
/aircooler                         L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  P  D  D  D  D  D  D  D  D
/engineering                       L  D  W  L  P  D  D  D  D  D  P  P  D  D  D  D  D  D  D  D  D  D  D  D  D
/segmented-program                 L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  D  P  D  D  D  D  D  D  D
/circuitry-builder                 L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D  D  D  D  D  D
/cleaver-brooks                    L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D  D  D  D  D
/hurst-boiler                      L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D  D  D  D
/nimbus                            L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D  D  D
/r-and-d                           L  D  W  L  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  P  D  D
/admin                             L  D  W  L  R  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  C  D
/command-center                    L  D  W  L  R  P  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  D  C`)

/**
 * +  answered: status 200, whatever the answer
 * -  401, no session
 * x  the session has ended: 200 with SessionExpired, and signed out
 * !  403, still signed in
 * 0  403, and the session had ended before
 */
export type CallOutcome = '+' | '-' | 'x' | '!' | '0'

export const operations = grid<CallOutcome>(`
operation                           vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
AccountService.svc/LogIn            +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ForgotPassword   +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetIdentity      x  +  +  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/LogOut           -  +  +  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ChangePassword   -  +  +  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ConfirmSignIn         x  +  +  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetSecondFactor       -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/StartSecondFactor     -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ConfirmSecondFactor   -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/TurnOffSecondFactor   -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/RenewRecoveryCodes    -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AdminService.svc/ListAuditEvents    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/VerifyAudit        -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ShowRights         -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListCheckpoints    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/RecordAuditExport  -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListUsers          -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListCompanies      -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ShowCompany        -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetCompanyRoles    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetCompanyState    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ApproveCompany     -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/DenyNewcomer       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ShowUser           -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/UnlockUser         -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetUserState       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetUserSettings    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/GetStatus          -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/StartBackup        -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/CloseBreaker       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/EndJob             -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetNodeState       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ForgetNode         -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SendMailAgain      -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SendTestMail       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/EndUserSessions    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/EndUserSession     -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetPersonRoles     -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/AddPerson          -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/CorrectPerson      -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ProposePersonEmail -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ConfirmPersonEmail -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListSupportRequests    -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/CountSupportRequests   -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ShowSupportRequest     -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ChangeSupportRequest   -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListBanners            -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SaveBanner             -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/RemoveBanner           -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListCatalogues         -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListCatalogueRecords   -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/CheckCatalogue         -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ReplaceCatalogue       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/RestoreCatalogue       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListRetention          -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetRetention           -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ShowConfiguration      -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/GetEngineComparisonEnd  -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/SetEngineComparisonEnd  -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AdminService.svc/ListMeasurements       -  !  !  0  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/Impersonate                    -  !  !  x  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/GetSecurityQuestion            -  !  !  x  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  +
AccountService.svc/GetSecurityQuestions           -  !  !  x  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !
AccountService.svc/ConfirmSecurityQuestionAnswer  -  !  !  x  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  +
AccountService.svc/SaveSecurityQuestionAnswers    -  !  !  x  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !
AccountService.svc/ConfirmPassword  -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/LogError         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ContactUs        +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetHelpRequestRecipient -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/RequestHelp      -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
DesignService.svc/SwapRefrigerants  -  !  !  x  +  !  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !  !  !  !
DesignService.svc/CompareEngines    -  !  !  x  +  !  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !  !  !  !
DesignService.svc/GetEngineComparison    -  !  !  x  +  !  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !  !  !  !
GasService.svc/ListMixtures          -  !  !  x  +  !  !  !  !  !  +  +  !  !  +  +  +  !  !  +  +  !  !  !  !
MistService.svc/ListMachines          -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !
MistService.svc/ReadMachine          -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !
MistService.svc/ReadWeather          -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !
EnterpriseWebAppService.svc/GetAE   -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
EnterpriseWebAppService.svc/LA      -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
EnterpriseWebAppService.svc/GetBoilers -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  +  !  !  !  +  +  !  !  !  !
EnterpriseWebAppService.svc/GetFans   -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !  !
EnterpriseWebAppService.svc/GetNozzles -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !
EnterpriseWebAppService.svc/GetStandardEconomizers -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  +  !  !  !  +  +  !  !  !  !
RandDService.svc/Auth               -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
${ofTools((service, held) => toolRows(service, held, Object.keys(callers)))}`)

/**
 * The calls by address, by their name. Outcomes as of operations: answered is any status of 200 or more that refuses
 * nobody, 404 included; `x` is 401 with SessionExpired, and signed out.
 */
export const endpoints = grid<CallOutcome>(`
endpoint                            vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
initialize                          -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
listProjects                        -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
createProject                       -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
updateProject                       -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
deleteProject                       -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
listRecords                         -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
listSums                            -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
listOwnRecords                      -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
createRecord                        -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
updateRecord                        -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
deleteRecord                        -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !
mistStatus                          -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !
mistClimates                        -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !
segmentedProgramStatus              -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !
segmentedProgramChoices             -  !  !  x  +  !  !  !  !  !  !  !  !  !  !  !  !  +  !  !  !  !  !  !  !
knowledgeBridgeStatus               -  +  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +`)

export const profileOperations = grid<CallOutcome>(`
operation                               vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
AccountService.svc/Register             +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ConfirmRegistration  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetInvitation         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetUserProfile       -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/UpdateUserProfile    -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/InitiateEmailChange  -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/ActivateEmailChange  -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/DeleteEmailChange    -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetCountries         -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetAccountOwner      -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetStates            -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/GetCompanyProfile    -  !  !  x  +  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/UpdateCompanyProfile -  !  !  x  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !`)

export const companyOperations = grid<CallOutcome>(`
operation                                       vi no tm di im cl ow re co kc en dr ca se et ec ai sp ci cb hu ni rd ad cc
AccountService.svc/GetCompanyUsers              -  !  !  x  +  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/FindCompanyUsers             -  !  !  x  +  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/ShowCompanyUser              -  !  !  x  +  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/GetCompanyRoles              -  !  !  x  +  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/SetUserRoles                 -  !  !  x  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/SetNewcomerRoles             -  !  !  x  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/SetIsActive                  -  !  !  x  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/CheckUserPreDelete           -  !  !  x  +  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/RemoveUser                   -  !  !  x  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/ApproveActivation            -  !  !  x  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/ResendInvite                 -  !  !  0  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/InviteValidate               -  !  !  0  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/InviteUsers                  -  !  !  0  !  !  +  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/AddServiceAccount            -  !  !  x  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/ChangeServiceAccountPassword -  !  !  x  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !  !
AccountService.svc/GetPermissionGroupMembers    -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/FindGroupMembers             -  +  !  x  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
AccountService.svc/UpdatePermissionGroupMembers -  +  !  x  !  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +`)

/**
 * What every call with an effect changes. Who acts as another person may change nothing, the session, the work that the
 * tools are there for, and may send messages; credentials, people, rights and the company stay when they have gone, and
 * are refused to them. Calls that everybody may make without signing in are theirs too, as they are anybody's.
 */
export const changesOf = approved(`
nothing      AccountService.svc/CheckUserPreDelete
nothing      AccountService.svc/InviteValidate
nothing      AccountService.svc/GetInvitation
nothing      AdminService.svc/ListAuditEvents
nothing      AdminService.svc/VerifyAudit
nothing      AdminService.svc/ShowRights
nothing      AdminService.svc/ListCheckpoints
nothing      AccountService.svc/FindCompanyUsers
nothing      AccountService.svc/ShowCompanyUser
nothing      AccountService.svc/FindGroupMembers
nothing      AdminService.svc/ListUsers
nothing      AdminService.svc/ListCompanies
nothing      AdminService.svc/ShowCompany
nothing      AdminService.svc/ShowUser
nothing      AdminService.svc/GetStatus
nothing      AdminService.svc/ListSupportRequests
nothing      AdminService.svc/CountSupportRequests
nothing      AdminService.svc/ShowSupportRequest
nothing      AdminService.svc/ListBanners
nothing      AdminService.svc/ListCatalogues
nothing      AdminService.svc/ListCatalogueRecords
nothing      AdminService.svc/CheckCatalogue
nothing      AdminService.svc/ListRetention
nothing      AdminService.svc/ShowConfiguration
nothing      AdminService.svc/GetEngineComparisonEnd
nothing      AdminService.svc/ListMeasurements
nothing      DesignService.svc/SwapRefrigerants
nothing      DesignService.svc/CompareEngines
nothing      MistService.svc/ListMachines
nothing      MistService.svc/ReadMachine
nothing      MistService.svc/ReadWeather
session      AccountService.svc/Impersonate
session      AccountService.svc/ConfirmPassword
session      AccountService.svc/ConfirmSignIn
session      AccountService.svc/ConfirmSecurityQuestionAnswer
session      AccountService.svc/LogIn
session      AccountService.svc/LogOut
session      AccountService.svc/GetIdentity
work         createProject
work         updateProject
work         deleteProject
work         createRecord
work         updateRecord
work         deleteRecord
messages     AccountService.svc/LogError
messages     AccountService.svc/ContactUs
messages     AccountService.svc/RequestHelp
messages     AdminService.svc/RecordAuditExport
messages     AdminService.svc/SendMailAgain
messages     AdminService.svc/SendTestMail
messages     EnterpriseWebAppService.svc/LA
credentials  AccountService.svc/ForgotPassword
credentials  AccountService.svc/ChangePassword
credentials  AccountService.svc/StartSecondFactor
credentials  AccountService.svc/ConfirmSecondFactor
credentials  AccountService.svc/TurnOffSecondFactor
credentials  AccountService.svc/RenewRecoveryCodes
credentials  AccountService.svc/SaveSecurityQuestionAnswers
credentials  AccountService.svc/AddServiceAccount
credentials  AccountService.svc/ChangeServiceAccountPassword
credentials  AccountService.svc/InitiateEmailChange
credentials  AccountService.svc/ActivateEmailChange
credentials  AccountService.svc/DeleteEmailChange
credentials  AdminService.svc/ProposePersonEmail
credentials  AdminService.svc/ConfirmPersonEmail
system       AdminService.svc/StartBackup
system       AdminService.svc/CloseBreaker
system       AdminService.svc/EndJob
system       AdminService.svc/SetNodeState
system       AdminService.svc/ForgetNode
people       AccountService.svc/SetIsActive
people       AccountService.svc/RemoveUser
people       AccountService.svc/ApproveActivation
people       AccountService.svc/ResendInvite
people       AccountService.svc/InviteUsers
people       AccountService.svc/Register
people       AccountService.svc/ConfirmRegistration
people       AccountService.svc/UpdateUserProfile
people       AdminService.svc/UnlockUser
people       AdminService.svc/SetUserState
people       AdminService.svc/SetCompanyState
people       AdminService.svc/SetUserSettings
people       AdminService.svc/EndUserSessions
people       AdminService.svc/EndUserSession
people       AdminService.svc/AddPerson
people       AdminService.svc/CorrectPerson
rights       AccountService.svc/SetUserRoles
rights       AccountService.svc/SetNewcomerRoles
rights       AdminService.svc/SetCompanyRoles
rights       AdminService.svc/SetPersonRoles
rights       AccountService.svc/UpdatePermissionGroupMembers
company      AccountService.svc/UpdateCompanyProfile
company      AdminService.svc/ApproveCompany
company      AdminService.svc/DenyNewcomer
product      AdminService.svc/ChangeSupportRequest
product      AdminService.svc/SaveBanner
product      AdminService.svc/RemoveBanner
product      AdminService.svc/ReplaceCatalogue
product      AdminService.svc/RestoreCatalogue
product      AdminService.svc/SetRetention
product      AdminService.svc/SetEngineComparisonEnd
${ofTools(toolChanges)}`)

export interface Row<Outcome> {
  /** A page's path, or an operation's service and name. */
  name: string
  expected: Record<Caller, Outcome>
}

function grid<Outcome extends string>(text: string): Row<Outcome>[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
  if (head.slice(1).join() !== Object.keys(callers).join())
    throw new Error(`these are not all callers: ${head.join(' ')}`)
  return rows.map(([name = '', ...outcomes]) => {
    if (outcomes.length !== head.length - 1)
      throw new Error(`${name} has ${outcomes.length} outcomes, not one a caller`)
    const cells = outcomes.map((outcome, index) => [head[index + 1], outcome])
    return { name, expected: Object.fromEntries(cells) as Record<Caller, Outcome> }
  })
}

/** The lines of every tool, from the list of what all tools have. */
function ofTools(lines: (service: string, held: readonly string[]) => string): string {
  return Object.entries(columnsOfTools)
    .map(([service, held]) => lines(service, held))
    .join('\n')
}

function approved(text: string): Record<string, Change> {
  const rows = text.trim().split('\n')
  return Object.fromEntries(rows.map(row => row.split(/\s+/).reverse() as [string, Change]))
}
