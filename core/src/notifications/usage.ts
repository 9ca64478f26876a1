import { links } from '../links/links.ts';
import { type UsageKind, usageKinds } from '../plans/plans.ts';
import { declareNotification, number, oneOf } from './entry.ts';

const countedAs: Record<UsageKind, string> = {
  mcq: 'question sets',
  flashcard: 'flashcard sets',
  enhanced_note: 'study guides',
  upload: 'uploads',
};

const allOf = (limit: number, kind: UsageKind) =>
  limit === 1 ? `your one ${countedAs[kind].replace(/s$/, '')}` : `all ${limit} ${countedAs[kind]}`;

const usageKind = oneOf(usageKinds);

/** Notifications about monthly limits. They lead to the dashboard, which shows what remains. */
export const usageNotifications = {
  limitNear: declareNotification({
    key: 'usage.limit_near',
    id: 'USAGE_LIMIT_WARNING',
    category: 'plan',
    locked: false,
    mailed: false,
    label: 'A monthly limit is near',
    facts: { kind: usageKind, used: number, limit: number },
    text: ({ kind, used, limit }) => ({
      title: 'Nearly at your limit',
      message: `You have used ${used} of ${limit} ${countedAs[kind]} this month.`,
    }),
    link: links.dashboard,
  }),
  limitReached: declareNotification({
    key: 'usage.limit_reached',
    id: 'USAGE_LIMIT_EXCEEDED',
    category: 'plan',
    locked: false,
    mailed: false,
    label: 'A monthly limit is reached',
    facts: { kind: usageKind, limit: number },
    text: ({ kind, limit }) => ({
      title: 'Monthly limit reached',
      message: `You have used ${allOf(limit, kind)} this month. What you made stays yours to practise.`,
    }),
    link: links.dashboard,
  }),
  limitReset: declareNotification({
    key: 'usage.limit_reset',
    id: 'USAGE_LIMIT_RESET',
    category: 'plan',
    locked: false,
    mailed: false,
    label: 'A new month after a limit',
    facts: { kind: usageKind },
    text: ({ kind }) => ({
      title: 'A new month has started',
      message: `Your ${countedAs[kind]} start again from zero.`,
    }),
    link: links.dashboard,
  }),
};
