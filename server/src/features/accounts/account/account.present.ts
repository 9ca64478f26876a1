import type { User } from '@akada/contract/identity/accounts.ts';
import type { AdminUser } from '@akada/contract/observers/admin.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { AccountRow } from './account.tables.ts';
import type { PersonRow } from './people.repo.ts';

/** The part of an account that its owner sees. */
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
  | 'premiumUntil'
  | 'createdAt'
>;

/** Returns the current plan of an account. */
export type PlanNow = (account: Pick<AccountRow, 'subscriptionPlan' | 'premiumUntil'>) => string;

export interface PlanNowDeps {
  clock: Clock;
  config: Pick<Config, 'payments'>;
}

/** Uses only the row: a plan given without an end, a paid period, or the plan that everyone has. */
export function createPlanNow({ clock, config }: PlanNowDeps): PlanNow {
  return ({ subscriptionPlan, premiumUntil }) => {
    if (subscriptionPlan !== 'free') return subscriptionPlan;
    const isPremium = premiumUntil !== null && Date.parse(premiumUntil) > clock.now();
    return isPremium ? 'premium' : config.payments.defaultPlan;
  };
}

export function createPresentUser(deps: PlanNowDeps): (account: PresentedAccount) => User {
  const planNow = createPlanNow(deps);
  const isSold = deps.config.payments.provider !== null;
  return (account) => ({
    id: account.id,
    email: account.email,
    full_name: account.fullName,
    role: account.role,
    profile_completed: account.profileCompleted,
    email_verified: account.emailVerifiedAt !== null,
    profile_picture_url: account.profilePictureUrl,
    subscription_plan: planNow(account),
    premium_on_sale: isSold,
    created_at: account.createdAt,
  });
}

/** As administrators see it. @param now decides whether there is premium */
export function presentPerson(person: PersonRow, now: string): AdminUser {
  const { subscriptionPlan, premiumUntil } = person;
  return {
    id: person.id,
    email: person.email,
    full_name: person.fullName,
    role: person.role,
    email_verified: person.emailVerifiedAt !== null,
    deactivated: person.deactivatedAt !== null,
    being_deleted: person.deletionDueAt !== null,
    premium: subscriptionPlan !== 'free' || (premiumUntil !== null && premiumUntil > now),
    created_at: person.createdAt,
  };
}
