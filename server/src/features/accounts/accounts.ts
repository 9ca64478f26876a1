/** The interface of accounts for other features and the command line. Everything else in this folder is internal. */
import type { PasswordProof } from './proof/password-proof.service.ts';
import type { OwnerProof } from './second-factor/owner-proof.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

/** The functions that need the running product; the functions below need only a database. */
export interface Accounts
  extends Pick<SessionsService, 'authenticate'>,
    Pick<PasswordProof, 'checkPassword'>,
    OwnerProof {}

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
  countPeople,
  findAdministrators,
  getContact,
  getGamification,
  getName,
  getSubscriber,
  getZone,
  hasPremium,
  hasRole,
  isCalled,
  isOpenAccount,
  lockAccount,
  markProfileComplete,
  matchingPeople,
  minimises,
  type Person,
  peopleById,
  type Subscriber,
  setPremiumUntil,
  takesPart,
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
  getSignIns,
  lockAdministered,
  removeSecondFactorOf,
  setDeactivated,
  setNameAndRole,
} from './administration/people-administration.service.ts';
export {
  accountsDueForDeletion,
  cancelDeletion,
  deleteAccount,
  eraseSoon,
  lockDueAccount,
  startDeletion,
} from './deletion/account-deletion.service.ts';
export { getIdentities } from './identities/identities.service.ts';
export { getPasswordLock, unlockPasswordAttempts } from './limits/attempts.service.ts';
export { getDevices, getLastSignIn, isSessionOpen } from './sessions/device-sessions.service.ts';
export { resetLinkMinutes } from './tokens/one-time-token.ts';
