/** Composes the feature. The folders depend on each other in the order in which their services are created here. */

import { readPicture } from '@akada/contract/identity/account-settings.ts';
import { apiBase } from '@akada/contract/table.ts';
import { accountNotifications } from '@akada/core/notifications/account.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { googleProvider } from '../../platform/oidc/google-provider.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import * as events from './account/accounts.events.ts';
import type { Accounts } from './accounts.ts';
import { createAccountImport } from './administration/account-import.service.ts';
import { accountsAdminRoutes } from './administration/accounts.admin.http.ts';
import { createAccountsAdmin } from './administration/accounts.admin.service.ts';
import { createUserCreation } from './administration/user-creation.service.ts';
import { createUserExport } from './administration/user-export.service.ts';
import { createUserImport } from './administration/user-import.service.ts';
import { waitingErasures } from './deletion/account-deletion.repo.ts';
import { deleteExpiredRows } from './deletion/expired-rows.service.ts';
import { accountsPersonalData } from './deletion/personal-data.service.ts';
import { googleRoutes } from './google/google.http.ts';
import { createGoogleService } from './google/google.service.ts';
import { createIdentities } from './identities/identities.service.ts';
import { createAttemptsService } from './limits/attempts.service.ts';
import { createForgottenPassword } from './passwords/forgotten-password.service.ts';
import { createPasswordChange } from './passwords/password-change.service.ts';
import { createPasswordResetService } from './passwords/password-reset.service.ts';
import { passwordsRoutes } from './passwords/passwords.http.ts';
import { createPictures } from './profile/pictures.service.ts';
import { createPicturesCleaning } from './profile/pictures-cleaning.service.ts';
import { profileRoutes } from './profile/profile.http.ts';
import { createProfile } from './profile/profile.service.ts';
import { createPasswordProof } from './proof/password-proof.service.ts';
import { registrationRoutes } from './registration/registration.http.ts';
import { createRegistrationService } from './registration/registration.service.ts';
import { createOwnerProof } from './second-factor/owner-proof.service.ts';
import { secondFactorRoutes } from './second-factor/second-factor.http.ts';
import { createSecondFactor } from './second-factor/second-factor.service.ts';
import { createSecondFactorProof } from './second-factor/second-factor-proof.service.ts';
import { createSecondFactorSecrets } from './second-factor/second-factor-secrets.ts';
import { createDeviceSessions } from './sessions/device-sessions.service.ts';
import { sessionsRoutes } from './sessions/sessions.http.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { createLoginService } from './sign-in/login.service.ts';
import { signInRoutes } from './sign-in/sign-in.http.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { viewingRoutes } from './viewing/viewing.http.ts';
import { createViewing } from './viewing/viewing.service.ts';

const noFacts = () => ({});

const hourMs = 60 * 60_000;

/** Stored with the account as it is: a change of the API's path has to rewrite the stored addresses. */
const pictureUrl = (id: string) => `${apiBase}${readPicture.path.replace('{id}', id)}`;

export function createAccounts(platform: Platform): { service: Accounts; module: FeatureModule } {
  const { config } = platform;
  const { missLimit: limit, strict } = config.login;
  const deps = {
    ...platform,
    attempts: createAttemptsService({ ...platform, ...config, limit }),
  };
  const passwordProof = createPasswordProof(deps);
  const secrets = createSecondFactorSecrets(platform.dataSecret);
  const proof = createSecondFactorProof({ ...deps, secrets });
  const secondFactor = createSecondFactor({ ...deps, passwordProof, secrets, proof });
  const sessions = createSessionsService(deps);
  const passwords = {
    ...createForgottenPassword(deps),
    ...createPasswordResetService(deps),
    ...createPasswordChange(deps),
  };
  const pictures = createPictures({ ...platform, pictureUrl });
  const identities = createIdentities(deps);
  const signIn = createSignIn({ ...deps, sessions, proof });
  const login = createLoginService({ ...deps, signIn, links: identities, strict });
  const registration = createRegistrationService(deps);
  const google = createGoogleService({ ...deps, identities, signIn, provider: googleProvider(platform) });
  const accountsAdmin = createAccountsAdmin(deps);
  const accountImport = createAccountImport(platform);
  const userImport = createUserImport({ ...platform, accounts: accountImport });

  return {
    service: {
      authenticate: sessions.authenticate,
      checkPassword: passwordProof.checkPassword,
      ...createOwnerProof({ ...deps, passwordProof, proof }),
    },
    module: {
      routes: [
        ...registrationRoutes(registration, config),
        ...secondFactorRoutes(secondFactor),
        ...sessionsRoutes(sessions, createDeviceSessions(platform), config),
        ...passwordsRoutes(passwords, config),
        ...profileRoutes(createProfile(platform), pictures),
        ...signInRoutes(login, signIn, registration, config),
        ...googleRoutes(google, config),
        ...viewingRoutes(createViewing(platform)),
        ...accountsAdminRoutes({
          admin: accountsAdmin,
          userImport,
          userExport: createUserExport(platform),
          userCreation: createUserCreation({ ...platform, accounts: accountImport }),
        }),
      ],
      tasks: [
        everyHour('accounts.clean', () => deleteExpiredRows(platform)),
        everyHour('accounts.clean_pictures', createPicturesCleaning(platform).sweep),
        everyHour('google.clean', google.sweep),
      ],
      notifications: [
        notifyOf(events.accountCreated, accountNotifications.created, getRole),
        notifyOf(events.accountVerified, accountNotifications.verified, noFacts),
        notifyOf(events.accountEmptied, accountNotifications.emptied, noFacts),
        notifyOf(events.passwordChanged, accountNotifications.passwordChanged, noFacts),
        notifyOf(events.linkHandedOver, accountNotifications.linkHandedOver, getRole),
        notifyOf(events.handedLinkUsed, accountNotifications.handedLinkUsed, getRole),
        notifyOf(events.accountViewed, accountNotifications.viewed, ({ facts: { reason } }) => ({ reason })),
        notifyOf(events.sessionReused, accountNotifications.sessionReused, noFacts),
        notifyOf(events.secondFactorOn, accountNotifications.secondFactorOn, noFacts),
        notifyOf(events.secondFactorOff, accountNotifications.secondFactorOff, noFacts),
      ],
      waitingSources: [waitingErasures],
      personalData: [accountsPersonalData],
    },
  };
}

const getRole = ({ facts: { role } }: { facts: { role: string } }) => ({ role });

function everyHour(name: string, run: PeriodicTask['run']): PeriodicTask {
  return { name, everyMs: hourMs, run };
}
