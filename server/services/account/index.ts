/** The built-in account service. */

import { contracts } from '../../../shared/contracts'
import { createService, type ServiceFetch } from '../service'
import { getAccountOwner } from './accountOwner'
import { approveActivation } from './approveActivation'
import { changePassword } from './changePassword'
import { confirmSecurityQuestionAnswer, getSecurityQuestion } from './clearance'
import { getCompanyProfile } from './companyProfile'
import { findCompanyUsers, showCompanyUser } from './companyUsers'
import { confirmPassword } from './confirmPassword'
import { confirmRegistration } from './confirmRegistration'
import { confirmSignIn } from './confirmSignIn'
import { contactUs } from './contactUs'
import { getCountries, getStates } from './countries'
import { activateEmailChange, deleteEmailChange, initiateEmailChange } from './emailChange'
import { forgotPassword } from './forgotPassword'
import { getIdentity } from './getIdentity'
import { getInvitation } from './getInvitation'
import { getHelpRequestRecipient, requestHelp } from './helpRequests'
import { impersonate } from './impersonate'
import { inviteUsers, inviteValidate, resendInvite } from './invitations'
import { logError } from './logError'
import { logIn } from './logIn'
import { logOut } from './logOut'
import { setNewcomerRoles } from './newcomerRoles'
import type { AccountParts } from './parts'
import { findGroupMembers, getPermissionGroupMembers, updatePermissionGroupMembers } from './permissionGroups'
import { register } from './register'
import { checkUserPreDelete, removeUser } from './removeUser'
import { confirmSecondFactor, getSecondFactor, startSecondFactor } from './secondFactor'
import { renewRecoveryCodes, turnOffSecondFactor } from './secondFactorChanges'
import { getSecurityQuestions, saveSecurityQuestionAnswers } from './securityQuestions'
import { addServiceAccount, changeServiceAccountPassword } from './serviceAccounts'
import { setIsActive } from './setIsActive'
import { updateCompanyProfile } from './updateCompanyProfile'
import { getUserProfile, updateUserProfile } from './userProfile'
import { getCompanyRoles, setUserRoles } from './userRoles'

export function createAccountService(parts: AccountParts): ServiceFetch {
  const operations = contracts['AccountService.svc']
  return createService({
    name: 'AccountService.svc',
    operations,
    db: parts.db,
    clock: parts.clock,
    audit: parts.audit,
    secondFactorRoles: parts.secondFactorRoles,
    handlers: {
      LogIn: logIn(parts),
      LogError: logError(parts),
      LogOut: logOut(parts),
      ConfirmSignIn: confirmSignIn(parts),
      GetSecondFactor: getSecondFactor(parts),
      StartSecondFactor: startSecondFactor(parts),
      ConfirmSecondFactor: confirmSecondFactor(parts),
      TurnOffSecondFactor: turnOffSecondFactor(parts),
      RenewRecoveryCodes: renewRecoveryCodes(parts),
      ForgotPassword: forgotPassword(parts),
      ChangePassword: changePassword(parts),
      ConfirmPassword: confirmPassword(parts),
      GetIdentity: getIdentity,
      GetCompanyUsers: call => findCompanyUsers(parts)(call),
      FindCompanyUsers: findCompanyUsers(parts),
      ShowCompanyUser: showCompanyUser(parts),
      GetCompanyRoles: getCompanyRoles(parts),
      SetUserRoles: setUserRoles(parts),
      SetNewcomerRoles: setNewcomerRoles(parts),
      SetIsActive: setIsActive(parts),
      CheckUserPreDelete: checkUserPreDelete(parts),
      RemoveUser: removeUser(parts),
      ApproveActivation: approveActivation(parts),
      ResendInvite: resendInvite(parts),
      InviteValidate: inviteValidate(parts),
      InviteUsers: inviteUsers(parts),
      AddServiceAccount: addServiceAccount(parts),
      ChangeServiceAccountPassword: changeServiceAccountPassword(parts),
      GetPermissionGroupMembers: getPermissionGroupMembers(parts),
      FindGroupMembers: findGroupMembers(parts),
      UpdatePermissionGroupMembers: updatePermissionGroupMembers(parts),
      Impersonate: impersonate(parts),
      GetSecurityQuestion: getSecurityQuestion(parts),
      GetSecurityQuestions: getSecurityQuestions(parts),
      ConfirmSecurityQuestionAnswer: confirmSecurityQuestionAnswer(parts),
      SaveSecurityQuestionAnswers: saveSecurityQuestionAnswers(parts),
      Register: register(parts),
      GetInvitation: getInvitation(parts),
      ConfirmRegistration: confirmRegistration(parts),
      GetUserProfile: getUserProfile(parts),
      UpdateUserProfile: updateUserProfile(parts),
      InitiateEmailChange: initiateEmailChange(parts),
      ActivateEmailChange: activateEmailChange(parts),
      DeleteEmailChange: deleteEmailChange(parts),
      GetCountries: getCountries(),
      GetStates: getStates(),
      GetCompanyProfile: getCompanyProfile(parts),
      GetAccountOwner: getAccountOwner(parts),
      UpdateCompanyProfile: updateCompanyProfile(parts),
      ContactUs: contactUs(parts),
      GetHelpRequestRecipient: getHelpRequestRecipient(parts),
      RequestHelp: requestHelp(parts),
    },
  })
}
