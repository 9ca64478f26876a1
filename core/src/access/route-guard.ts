/** Which account may see a page, decided in the order of the specification, section 4. */
import { links } from '../links/links.ts';
import { getRedirect } from '../links/redirects.ts';

export type AccountRole = 'student' | 'tutor' | 'admin';

export interface GuardedUser {
  role: AccountRole;
  emailVerified: boolean;
  /** True for a tutor with a tutor profile; the value of `profile_completed` for others. */
  profileComplete: boolean;
}

export interface GuardInput {
  /** The session or the profile check is still being read. */
  loading: boolean;
  tokenStored: boolean;
  user: GuardedUser | null;
  path: string;
  /** Absent where any signed-in user may enter. */
  requiredRole?: AccountRole;
  /** The pages that complete a profile skip the check for one. */
  skipsProfileCheck?: boolean;
}

export type GuardOutcome =
  | { kind: 'wait' }
  /** Clear what is stored and sign in, remembering the page. */
  | { kind: 'sign_in' }
  | { kind: 'verify_email' }
  | { kind: 'go'; to: string }
  | { kind: 'deny'; message: string }
  | { kind: 'show' };

const homes: Record<AccountRole, string> = {
  admin: links.adminDashboard(),
  tutor: links.tutorDashboard(),
  student: links.dashboard(),
};

/** @returns where a role starts */
export function getHome(role: AccountRole): string {
  return homes[role];
}

/** @returns what to do with a visit to a guarded page */
export function guardRoute(input: GuardInput): GuardOutcome {
  if (input.loading) return { kind: 'wait' };
  if (!input.tokenStored || input.user === null) return { kind: 'sign_in' };
  if (!input.user.emailVerified && input.path !== links.completeProfile()) return { kind: 'verify_email' };

  const completion = completionPage(input, input.user);
  if (completion !== null) return { kind: 'go', to: completion };

  const target = getRedirect(input.user.role, input.path);
  if (target !== null) return { kind: 'go', to: target };

  return roleOutcome(input.user.role, input.requiredRole);
}

const completionPages: Record<AccountRole, string> = {
  admin: links.completeProfile(),
  tutor: links.completeTutorProfile(),
  student: links.profile(),
};

/** @returns where a role completes its profile */
export function getCompletionPage(role: AccountRole): string {
  return completionPages[role];
}

/** Students are redirected nowhere: everything is open to them in the meantime. */
function completionPage(input: GuardInput, user: GuardedUser): string | null {
  if (input.skipsProfileCheck || !user.emailVerified || user.profileComplete) return null;
  return user.role === 'student' ? null : getCompletionPage(user.role);
}

function roleOutcome(role: AccountRole, required: AccountRole | undefined): GuardOutcome {
  if (required === undefined || role === required || role === 'admin') return { kind: 'show' };

  const message = denials[`${role} at ${required}`];
  return message === undefined ? { kind: 'go', to: getHome(role) } : { kind: 'deny', message };
}

const adviser = 'Please contact your administrator if you believe this is an error.';

const denials: Record<string, string> = {
  'student at tutor': `Students do not have access to tutor features. ${adviser}`,
  'student at admin': `Students do not have access to admin features. ${adviser}`,
  'tutor at admin': `Tutors do not have access to administrative features. ${adviser}`,
  'tutor at student': 'This feature is only available to students. Tutors have access to different features.',
};
