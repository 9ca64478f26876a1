import type { User } from '@akada/contract/identity/accounts.ts';
import type { AccountRow } from './account.tables.ts';

/** What of an account its owner sees. */
export type PresentedAccount = Pick<
  AccountRow,
  | 'id'
  | 'email'
  | 'fullName'
  | 'role'
  | 'profileCompleted'
  | 'emailVerifiedAt'
  | 'profilePictureUrl'
  | 'subscriptionPlan'
  | 'createdAt'
>;

export function presentUser(account: PresentedAccount): User {
  return {
    id: account.id,
    email: account.email,
    full_name: account.fullName,
    role: account.role,
    profile_completed: account.profileCompleted,
    email_verified: account.emailVerifiedAt !== null,
    profile_picture_url: account.profilePictureUrl,
    subscription_plan: account.subscriptionPlan,
    created_at: account.createdAt,
  };
}
