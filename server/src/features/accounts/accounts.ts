/** Accounts as other features and the command line see them. Everything else in this folder is internal. */
import type { PasswordProof } from './proof/password-proof.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

/** The functions that need the running product; the functions below need only a database. */
export interface Accounts
  extends Pick<SessionsService, 'authenticate'>,
    Pick<PasswordProof, 'checkPassword'> {}

export { createPlanNow } from './account/account.present.ts';
export {
  accountCreated,
  accountEmptied,
  accountVerified,
  passwordChanged,
  secondFactorOff,
  secondFactorOn,
  sessionReused,
  settingsSaved,
} from './account/accounts.events.ts';
export { hasPayoutStop, payoutStops } from './account/payout-stop.service.ts';
export {
  accountIdsAfter,
  accountOfAddress,
  type Contact,
  contactOf,
  countPeople,
  gamificationOf,
  hasPremium,
  isCalled,
  isOpenAccount,
  lockAccount,
  markProfileComplete,
  matchingPeople,
  minimises,
  nameOf,
  type Person,
  peopleById,
  setPremiumUntil,
  subscriberOf,
  takesPart,
  zoneOf,
} from './account/people.service.ts';
export {
  type AccountAdministration,
  createAccountAdministration,
  type HandConfirmation,
} from './administration/administration.service.ts';
export { createHandedLinks } from './administration/handed-links.service.ts';
export {
  type AdministeredAccount,
  administeredAccount,
  endSessionsOf,
  lockAdministered,
  removeSecondFactorOf,
  setDeactivated,
  setNameAndRole,
  signInsOf,
} from './administration/people-administration.service.ts';
export {
  accountsDueForDeletion,
  cancelDeletion,
  deleteAccount,
  eraseSoon,
  lockDueAccount,
  startDeletion,
} from './deletion/account-deletion.service.ts';
export { identitiesOf } from './identities/identities.service.ts';
export { isSessionOpen, lastSignInOf } from './sessions/device-sessions.service.ts';
export { resetLinkMinutes } from './tokens/one-time-token.ts';
