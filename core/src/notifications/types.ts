/** The 28 kinds of notification (specification, section 3) and the headings under which people find them. */

/** The headings, in the order in which they are shown. */
export const notificationCategories = ['account', 'study', 'sharing', 'booking', 'plan', 'other'] as const;

export type NotificationCategory = (typeof notificationCategories)[number];

/** Which heading each kind comes under. */
export const categoryOf = {
  BOOKING_REQUEST: 'booking',
  BOOKING_ACCEPTED: 'booking',
  BOOKING_REJECTED: 'booking',
  BOOKING_CANCELLED: 'booking',
  SYSTEM: 'other',
  ACHIEVEMENT: 'study',
  REMINDER: 'other',
  CONTENT_SHARED: 'sharing',
  CONTENT_SHARE_ACCEPTED: 'sharing',
  CONTENT_SHARE_REJECTED: 'sharing',
  PDF_UPLOAD_SUCCESS: 'study',
  PDF_UPLOAD_FAILED: 'study',
  MCQ_GENERATION_SUCCESS: 'study',
  MCQ_GENERATION_FAILED: 'study',
  FLASHCARD_GENERATION_SUCCESS: 'study',
  FLASHCARD_GENERATION_FAILED: 'study',
  SUMMARY_GENERATION_SUCCESS: 'study',
  SUMMARY_GENERATION_FAILED: 'study',
  USAGE_LIMIT_WARNING: 'plan',
  USAGE_LIMIT_EXCEEDED: 'plan',
  USAGE_LIMIT_RESET: 'plan',
  ACCOUNT_CREATED: 'account',
  PASSWORD_CHANGED: 'account',
  EMAIL_VERIFIED: 'account',
  SUBSCRIPTION_SUCCESS: 'plan',
  SUBSCRIPTION_FAILED: 'plan',
  SUBSCRIPTION_EXPIRED: 'plan',
  SUBSCRIPTION_EXPIRING_SOON: 'plan',
} as const satisfies Record<string, NotificationCategory>;

export type NotificationType = keyof typeof categoryOf;

/** All kinds, in the order of `categoryOf`. */
export const notificationTypes = Object.keys(categoryOf) as [NotificationType, ...NotificationType[]];
