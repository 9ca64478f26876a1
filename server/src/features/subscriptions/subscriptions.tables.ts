import type { PremiumPeriod } from '@akada/core/subscriptions/subscription-state.ts';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/** Access. The database lets no two periods of a person overlap. */
export const premiumPeriods = pgTable('premium_periods', {
  userId: uuid('user_id').notNull(),
  /** A range of moments, as PostgreSQL writes it. */
  period: text().notNull(),
  kind: text().$type<PremiumPeriod['kind']>().notNull(),
  paymentId: uuid('payment_id'),
});

/** The renewal at the end. Both times follow from the periods and the renewal, and serve queries for ends. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id').primaryKey(),
  renews: boolean().notNull(),
  unreachable: boolean().notNull(),
  paidUntil: instant('paid_until'),
  accessUntil: instant('access_until'),
  sealedCard: bytes('sealed_card'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardExpMonth: integer('card_exp_month'),
  cardExpYear: integer('card_exp_year'),
  expiredSaidOf: instant('expired_said_of'),
  promotionDismissedAt: instant('promotion_dismissed_at'),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The row of a person who never subscribed. */
export const noSubscription: Omit<SubscriptionRow, 'userId'> = {
  renews: false,
  unreachable: false,
  paidUntil: null,
  accessUntil: null,
  sealedCard: null,
  cardBrand: null,
  cardLast4: null,
  cardExpMonth: null,
  cardExpYear: null,
  expiredSaidOf: null,
  promotionDismissedAt: null,
};

export const usedTrials = pgTable('used_trials', {
  personHash: bytes('person_hash').primaryKey(),
  usedAt: instant('used_at').notNull(),
});
