import { groupNotifications } from '@akada/core/notifications/selling/premium-groups.ts';
import { subscriptionNotifications } from '@akada/core/notifications/subscription.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Purposes } from '../payments/payment/purposes.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { createGroupInvoices } from './groups/group-invoices.service.ts';
import { createGroupPurpose, extendMembers } from './groups/group-payments.service.ts';
import { createAuthorizeGroup } from './groups/groups.access.ts';
import {
  groupEnded,
  groupEndsSoon,
  groupExtended,
  groupPaid,
  groupPaymentNotNeeded,
  seatRemoved,
} from './groups/groups.events.ts';
import { groupRoutes } from './groups/groups.http.ts';
import { clearNames, waitingInvoices } from './groups/groups.repo.ts';
import { createGroupsService } from './groups/groups.service.ts';
import { groupSeats, premiumGroups } from './groups/groups.tables.ts';
import { createSeatsOfGroups } from './groups/seats.service.ts';
import { changePremium } from './premium.service.ts';
import { createPremiumPurpose } from './premium-purpose.service.ts';
import { createSubscriberSecrets } from './subscriber-secrets.ts';
import { createSubscriptionSweeps } from './subscription-sweeps.service.ts';
import * as events from './subscriptions.events.ts';
import { subscriptionsRoutes } from './subscriptions.http.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';
import { premiumPeriods, subscriptions } from './subscriptions.tables.ts';
import { createTrials } from './trials.service.ts';

/** Payments are created before this feature, and need its purposes. */
export function createPremiumPurposes(
  platform: Platform,
): Pick<Purposes, 'month' | 'card' | 'renewal' | 'group'> {
  const secrets = createSubscriberSecrets(platform.dataSecret);
  const premium = createPremiumPurpose({ ...platform, secrets });
  return { month: premium, card: premium, renewal: premium, group: createGroupPurpose(platform) };
}

/** Groups write no periods, so they only let the access be read again. */
const updateAccess = (tx: Transaction, userId: string) => changePremium(tx, userId, {});

/** Premium: periods of access, their renewal, the trial, and when the modal is shown. */
export function createSubscriptions(platform: Platform, { payments }: { payments: PaymentsService }) {
  const secrets = createSubscriberSecrets(platform.dataSecret);
  const deps = { ...platform, payments, trials: createTrials({ ...platform, secrets }) };
  const seats = createSeatsOfGroups(platform, updateAccess);
  const groups = groupRoutes(createAuthorizeGroup(platform.database), {
    groups: createGroupsService(platform, payments),
    invoices: createGroupInvoices(platform, payments),
    seats,
  });
  const module: FeatureModule = {
    routes: [...subscriptionsRoutes(createSubscriptionsService(deps)), ...groups],
    listeners: [on(groupExtended, (tx, { facts }) => extendMembers(tx, facts.group_id, updateAccess))],
    // If nothing is sold any more, no card is charged, and no account is moved to the limits of the free
    // plan.
    tasks: [...(platform.config.payments.provider ? createSubscriptionSweeps(deps) : []), seats.task],
    notifications: [
      notifyOf(events.subscriptionPaid, subscriptionNotifications.paid, ({ facts }) => facts),
      notifyOf(events.subscriptionPaidByLink, subscriptionNotifications.paidByLink, ({ facts }) => facts),
      notifyOf(
        events.subscriptionFailed,
        subscriptionNotifications.failed,
        ({ facts: { next_charge, ...facts } }) => ({ ...facts, next_charge }),
      ),
      notifyOf(events.chargeUnconfirmed, subscriptionNotifications.unconfirmed, () => ({})),
      notifyOf(events.subscriptionEndsSoon, subscriptionNotifications.endsSoon, ({ facts }) => facts),
      notifyOf(events.subscriptionExpired, subscriptionNotifications.expired, ({ facts }) => facts),
      notifyOf(groupPaid, groupNotifications.paid, ({ facts: { name, day, code } }) => ({ name, day, code })),
      notifyOf(groupPaymentNotNeeded, groupNotifications.notNeeded, ({ facts }) => facts),
      notifyOf(groupEndsSoon, groupNotifications.endsSoon, ({ facts }) => facts),
      notifyOf(groupEnded, groupNotifications.ended, ({ facts }) => facts),
      notifyOf(seatRemoved, groupNotifications.removed, ({ facts }) => facts),
    ],
    waitingSources: [waitingInvoices],
    personalData: [
      {
        tables: [
          personalTable(premiumPeriods, {
            name: 'premium-periods',
            owned: premiumPeriods.userId,
            order: [premiumPeriods.period],
          }),
          personalTable(subscriptions, {
            name: 'subscription',
            owned: subscriptions.userId,
            order: [subscriptions.userId],
            withheld: { sealed_card: 'a secret: its holder can charge the card' },
          }),
          personalTable(premiumGroups, {
            name: 'premium-groups',
            owned: premiumGroups.ownerId,
            order: [premiumGroups.createdAt, premiumGroups.id],
          }),
          personalTable(groupSeats, {
            name: 'seat-in-a-premium-group',
            owned: groupSeats.userId,
            order: [groupSeats.userId],
          }),
        ],
        clear: (tx, { userId }) => clearNames(tx, userId),
        notHandedOut: { group_invoices: 'belong to the accounts of Akada, and name no person' },
      },
    ],
  };
  return { module };
}
