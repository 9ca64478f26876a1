/** Accounts as other features and the command line see them. Everything else in this folder is internal. */
import type { PasswordProof } from './proof/password-proof.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

/** What needs the running product; the functions below need a database alone. */
export interface Accounts
  extends Pick<SessionsService, 'authenticate'>,
    Pick<PasswordProof, 'checkPassword'> {}

export { createPlanNow, type PlanNow } from './account/account.present.ts';
export { lockAccount } from './account/account.repo.ts';
export {
  accountCreated,
  accountEmptied,
  accountVerified,
  passwordChanged,
  secondFactorOff,
  secondFactorOn,
  sessionReused,
} from './account/accounts.events.ts';
export {
  type Contact,
  contactOf,
  countPeople,
  countSignUps,
  markProfileComplete,
  type Person,
  peopleById,
  type Subscriber,
  setPremiumUntil,
  subscriberOf,
  zoneOf,
} from './account/people.service.ts';
export {
  type AccountAdministration,
  createAccountAdministration,
  type HandConfirmation,
} from './administration/administration.service.ts';
export {
  accountsDueForDeletion,
  cancelDeletion,
  deleteAccount,
  lockDueAccount,
  startDeletion,
} from './deletion/account-deletion.service.ts';
export { identitiesOf } from './identities/identities.repo.ts';
export { isSessionOpen } from './sessions/device-sessions.service.ts';
export { lastSignInOf } from './sessions/sessions.repo.ts';
export { resetLinkMinutes } from './tokens/one-time-token.ts';
