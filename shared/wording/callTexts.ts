/** Why a call of a page has no answer, for causes other than the server. */
export const connectionLost =
  'The connection to Coilworks is lost, or this computer is offline. What you typed stays here.'

export const anotherPerson =
  'In this browser somebody else has logged in since this page was opened. What is done here now changes nothing, and what you typed stays here. Log in in another tab as the person you were, then do this again.'

export const partMissing =
  'A part of this page could not be fetched: the connection is lost, or Coilworks was updated. What you typed stays here. Try again, or reload the page.'
