import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import { createProfileCompletion, type ProfileCompletion } from './accounts-completion.service.ts';
import {
  createForgottenPassword,
  type ForgottenPasswordService,
} from './accounts-forgotten-password.service.ts';
import { createLoginService, type LoginService } from './accounts-login.service.ts';
import { createPasswordChange, type PasswordChangeService } from './accounts-password-change.service.ts';
import { createPasswordResetService, type PasswordResetService } from './accounts-password-reset.service.ts';
import { createRegistrationService, type RegistrationService } from './accounts-registration.service.ts';
import { createSessionsService, type SessionsService } from './accounts-sessions.service.ts';
import { createAttemptsService } from './attempts.service.ts';
import { createIdentities, type IdentitiesService } from './identities.service.ts';
import { createPasswordProof, type PasswordProof } from './password-proof.service.ts';
import { createSecondFactor, type SecondFactorService } from './second-factor.service.ts';
import { createSecondFactorProof } from './second-factor-proof.service.ts';
import { createSecondFactorSecrets } from './second-factor-secrets.ts';
import { createSignIn, type SignInService } from './sign-in.service.ts';

export interface AccountsOptions {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  mailer: Mailer;
  log: Log;
  config: Pick<Config, 'authSecret' | 'publicUrl' | 'login'>;
}

export interface AccountsService
  extends RegistrationService,
    LoginService,
    PasswordResetService,
    PasswordChangeService,
    ForgottenPasswordService,
    ProfileCompletion,
    SignInService,
    SecondFactorService,
    IdentitiesService,
    PasswordProof,
    Omit<SessionsService, 'open' | 'openOnce' | 'reopen'> {}

/** Everything that the accounts' endpoints and the admission of every request need. */
export function createAccountsService(options: AccountsOptions): AccountsService {
  const { open, openOnce, reopen, ...sessions } = createSessionsService(options);
  const { missLimit: limit, strict } = options.config.login;
  const attempts = createAttemptsService({ ...options, limit });
  const secrets = createSecondFactorSecrets(options.config.authSecret);
  const passwordProof = createPasswordProof({ ...options, attempts });
  const proof = createSecondFactorProof({ ...options, secrets });
  const { admitIdentity, completeLink } = createIdentities(options);
  const signIn = createSignIn({ ...options, attempts, proof, sessions: { open, openOnce, reopen } });

  return {
    ...createRegistrationService({ ...options, attempts }),
    ...createLoginService({ ...options, attempts, strict, signIn, links: { completeLink } }),
    ...createPasswordResetService({ ...options, attempts }),
    ...createPasswordChange({ ...options, attempts }),
    ...createForgottenPassword({ ...options, attempts }),
    ...createProfileCompletion(options),
    ...createSecondFactor({ ...options, attempts, passwordProof, secrets, proof }),
    ...passwordProof,
    admitIdentity,
    ...signIn,
    ...sessions,
  };
}
