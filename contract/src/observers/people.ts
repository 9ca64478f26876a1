/** One person, as administrators see and help them. Nothing of the content of notes and chats is in it. */
import * as z from 'zod/mini';
import { Payment, PremiumPeriod } from '../base/payments.ts';
import { UsageItem, UsageKind } from '../base/usage.ts';
import { DeviceSession } from '../identity/account-settings.ts';
import { Email, FullName, Role } from '../identity/accounts.ts';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';
import { AdminUser } from './admin.ts';

/**
 * The account values that administrators change. Each change sends the values that its administrator has seen, and
 * is rejected if they have changed since.
 */
const seenFields = {
  full_name: z.string(),
  role: Role,
  deactivated: z.boolean(),
  /** The time of the account's erasure; null if it was not requested. */
  deletion_due_at: z.nullable(Timestamp),
  /** The end over all periods; null if there never was one. */
  premium_until: z.nullable(Timestamp),
};

export const AdminPerson = z.object({
  ...AdminUser.shape,
  ...seenFields,
  profile_completed: z.boolean(),
  time_zone: z.string(),
  /** False also for accounts that use only Google to sign in. */
  has_password: z.boolean(),
  /** After too many wrong passwords: until then, new devices cannot try one. Null if they can. */
  password_locked_until: z.nullable(Timestamp),
  second_factor: z.boolean(),
  /** Where the account is signed in, the latest use first. */
  devices: z.array(z.omit(DeviceSession, { current: true })),
  /** The usage of this month. */
  usage: z.array(
    z.object({
      ...UsageItem.shape,
      /** An administrator's temporary addition to the limit; null if none counts now. */
      raised: z.nullable(z.object({ extra: z.int(), until: Timestamp })),
    }),
  ),
  /** The plan now, for whatever reason. */
  plan: z.string(),
  /** True if that plan was given to this account without an end. */
  plan_given: z.boolean(),
  /** The reasons that the account is or was premium: its periods, latest first. */
  periods: z.array(PremiumPeriod),
  renews: z.boolean(),
  /** The latest ten. */
  payments: z.array(Payment),
});
export type AdminPerson = z.output<typeof AdminPerson>;

export const readPerson = endpoint({
  id: 'admin.read_person',
  summary: 'One account with all that helps its owner, and nothing that was written in it',
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: AdminPerson },
});

/** Every change of a person sends the values that its administrator saw, and the reason. */
export const personChange = {
  seen: z.strictObject(seenFields, 'Load this page again, then decide'),
  reason: Reason,
};
export type SeenAccount = z.output<typeof personChange.seen>;

const answersPerson = { 200: AdminPerson };

export const createUser = endpoint({
  id: 'admin.create_user',
  summary: 'Make an account; its owner sets the password by a link, which is mailed or handed over',
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  effect: 'key',
  body: z.strictObject({ full_name: FullName, email: Email, role: Role }),
  responses: {
    201: z.object({
      id: z.uuid(),
      /** Null if the link was mailed. */
      link: z.nullable(z.string()),
      link_expires_at: Timestamp,
    }),
  },
});

export const editUser = endpoint({
  id: 'admin.edit_user',
  summary: 'Change name and role of an account',
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ ...personChange, full_name: FullName, role: Role }),
  responses: answersPerson,
});

export const deactivateUser = endpoint({
  id: 'admin.deactivate_user',
  summary: 'Close an account until it is brought back: it is signed out everywhere',
  method: 'POST',
  path: '/admin/users/{id}/deactivate',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: answersPerson,
});

export const reactivateUser = endpoint({
  id: 'admin.reactivate_user',
  summary: 'Bring back an account that was deactivated',
  method: 'POST',
  path: '/admin/users/{id}/reactivate',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: answersPerson,
});

export const endUserSessions = endpoint({
  id: 'admin.end_user_sessions',
  summary: 'Sign an account out on every device',
  method: 'POST',
  path: '/admin/users/{id}/sessions/end',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: answersPerson,
});

export const removeUserSecondFactor = endpoint({
  id: 'admin.remove_user_second_factor',
  summary: 'Remove the second step of an owner who lost it',
  method: 'POST',
  path: '/admin/users/{id}/second-factor/remove',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: answersPerson,
});

export const verifyUser = endpoint({
  id: 'admin.verify_user',
  summary: 'Confirm an address by hand, after the administrator has made sure whose it is',
  method: 'POST',
  path: '/admin/users/{id}/verify',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: answersPerson,
});

export const makeResetLink = endpoint({
  id: 'admin.make_reset_link',
  summary:
    'A one-use link that sets a new password, to hand over in person; never for an administrator. The owner is told, and payouts wait',
  method: 'POST',
  path: '/admin/users/{id}/reset-link',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: { 200: z.object({ link: z.string(), expires_at: Timestamp }) },
});

/** Units that are added to a limit at most. */
export const extraUnitsLimit = 500;

/** The longest duration of a raised limit, in days. */
export const raisedDaysLimit = 366;

export const raiseLimit = endpoint({
  id: 'admin.raise_limit',
  summary: 'Raise a monthly limit until a moment. An earlier raise ends',
  method: 'POST',
  path: '/admin/users/{id}/limits',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    ...personChange,
    kind: UsageKind,
    extra: z
      .int('Say how many')
      .check(z.minimum(1, 'Add at least one'), z.maximum(extraUnitsLimit, `Add ${extraUnitsLimit} at most`)),
    until: z.iso.datetime('Choose a day'),
    /** The addition that the administrator saw; null if there was none. */
    extra_seen: z.nullable(z.int()),
  }),
  responses: answersPerson,
});

/** The largest number of premium days given in one action. */
export const givenDaysLimit = 366;

export const givePremium = endpoint({
  id: 'admin.give_premium',
  summary: 'Give days of premium, after what there is already',
  method: 'POST',
  path: '/admin/users/{id}/premium',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  body: z.strictObject({
    ...personChange,
    days: z
      .int('Say how many days')
      .check(
        z.minimum(1, 'Give at least a day'),
        z.maximum(givenDaysLimit, `Give ${givenDaysLimit} at most`),
      ),
  }),
  responses: answersPerson,
});

export const eraseUser = endpoint({
  id: 'admin.erase_user',
  summary: 'Close an account at once and erase it within minutes: there is no way back',
  method: 'POST',
  path: '/admin/users/{id}/erase',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    ...personChange,
    /** The address of the account, typed out. */
    email: z.string('Type the address').check(z.trim(), z.maxLength(254, 'This is not the address')),
  }),
  responses: answersPerson,
});
