import type { User } from '@akada/contract/accounts.ts';
import type { AccountRow } from './accounts.tables.ts';

/** The fields that people see of their own account. */
export function presentUser(account: Omit<AccountRow, 'passwordHash'>): User {
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
