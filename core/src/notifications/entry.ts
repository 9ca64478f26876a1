/** The vocabulary in which `core/src/notifications/<feature>.ts` declares what people are notified of. */

/** The headings under which people find notifications, in the order in which they are shown. */
export const categoryNames = {
  account: 'Account',
  study: 'Study',
  plan: 'Plan and limits',
  other: 'Other',
} as const;

/** Key of a heading. */
export type NotificationCategory = keyof typeof categoryNames;

/** All headings, in the order in which they are shown. */
export const notificationCategories = Object.keys(categoryNames) as [
  NotificationCategory,
  ...NotificationCategory[],
];

/** Decides whether a stored value still is what an entry needs. */
type FactGuard<Value> = (value: unknown) => value is Value;

type FactGuards = Readonly<Record<string, FactGuard<unknown>>>;

type FactsOf<Guards extends FactGuards> = {
  readonly [Name in keyof Guards]: Guards[Name] extends FactGuard<infer Value> ? Value : never;
};

/** A fact that is a text; names of files and people are texts and may be hostile. */
export const text = (value: unknown): value is string => typeof value === 'string';

/** A fact that is a text or was not given. */
export const textOrNull = (value: unknown): value is string | null => value === null || text(value);

/** A fact that is a text; rows of earlier versions do not have it. */
export const textIfStored = (value: unknown): value is string | undefined =>
  value === undefined || text(value);

/** A fact that holds or does not. */
export const flag = (value: unknown): value is boolean => typeof value === 'boolean';

/** A fact that holds or does not; rows of earlier versions do not have it. */
export const flagIfStored = (value: unknown): value is boolean | undefined =>
  value === undefined || flag(value);

/** A fact that is a number. */
export const number = (value: unknown): value is number => typeof value === 'number';

/** A fact that is a number or was not given. */
export const numberOrNull = (value: unknown): value is number | null => value === null || number(value);

/** A fact that is a number; rows of earlier versions do not have it. */
export const numberIfStored = (value: unknown): value is number | undefined =>
  value === undefined || number(value);

/** A fact that is one of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): FactGuard<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

/** A fact that is one of a few words; rows of earlier versions do not have it. */
export function oneOfIfStored<const Word extends string>(
  words: readonly Word[],
): FactGuard<Word | undefined> {
  return (value): value is Word | undefined => value === undefined || words.some((word) => word === value);
}

/** The specification's 28 types. A declaration of any other does not compile. */
export type NotificationType =
  | 'BOOKING_REQUEST'
  | 'BOOKING_ACCEPTED'
  | 'BOOKING_REJECTED'
  | 'BOOKING_CANCELLED'
  | 'SYSTEM'
  | 'ACHIEVEMENT'
  | 'REMINDER'
  | 'CONTENT_SHARED'
  | 'CONTENT_SHARE_ACCEPTED'
  | 'CONTENT_SHARE_REJECTED'
  | 'PDF_UPLOAD_SUCCESS'
  | 'PDF_UPLOAD_FAILED'
  | 'MCQ_GENERATION_SUCCESS'
  | 'MCQ_GENERATION_FAILED'
  | 'FLASHCARD_GENERATION_SUCCESS'
  | 'FLASHCARD_GENERATION_FAILED'
  | 'SUMMARY_GENERATION_SUCCESS'
  | 'SUMMARY_GENERATION_FAILED'
  | 'USAGE_LIMIT_WARNING'
  | 'USAGE_LIMIT_EXCEEDED'
  | 'USAGE_LIMIT_RESET'
  | 'ACCOUNT_CREATED'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_VERIFIED'
  | 'SUBSCRIPTION_SUCCESS'
  | 'SUBSCRIPTION_FAILED'
  | 'SUBSCRIPTION_EXPIRED'
  | 'SUBSCRIPTION_EXPIRING_SOON';

/** The text of one notification. */
export interface NotificationText {
  title: string;
  message: string;
  /** A path of the app. */
  link: string;
  /** States how often it happened, such as `3 times`; null if it happened once, or if the title counts. */
  repeated: string | null;
}

type WrittenText = Pick<NotificationText, 'title' | 'message'>;

/** One thing that people are notified of; `Facts` is what its text is made of. */
export interface NotificationEntry<Id extends NotificationType = NotificationType, Facts = never> {
  /** Stored with every row, so it never changes. */
  readonly key: string;
  /** The type on the wire. Several entries may share one. */
  readonly id: Id;
  readonly category: NotificationCategory;
  /** Always sent in the app and by email: it concerns the security of the account, or its deletion. */
  readonly locked: boolean;
  /** Sent by email too unless its reader chose otherwise. */
  readonly mailed: boolean;
  /** True if it is mailed immediately, also to a reader of the daily digest: it would be too late there. */
  readonly urgent?: boolean;
  /**
   * Name of the fact that holds the cause, such as the id of a note; null if all events of the entry have one cause. A
   * repeated event of one cause updates the unread notification of the last day; without this field each event has its
   * own.
   */
  readonly causeFact?: string | null;
  /** Names the type in the settings. */
  readonly label: string;
  readonly text: (facts: Facts) => WrittenText;
  /** The text of several events of one cause, with the facts of the newest; else `text` with the number next to it. */
  readonly severalText?: (facts: Facts, times: number) => WrittenText;
  readonly link: (facts: Facts) => string;
  /** The label of the button to the link, such as `See the request`; absent if opening it says enough. */
  readonly action?: string;
  /**
   * @param times the number of events in the notification
   * @returns null for facts that this version of the entry cannot be made of
   */
  readonly describe: (stored: unknown, times: number) => NotificationText | null;
}

/** Fields that entries of the type SYSTEM share: the settings have one row for all of them. */
export const system = {
  id: 'SYSTEM',
  category: 'other',
  mailed: true,
  label: 'Messages from Akada',
} as const;

/** The label of the type REMINDER, which several features share. */
export const reminderLabel = 'Upcoming sessions, my study reminder, my exam plans, and exams of my courses';

type Declaration<Id extends NotificationType, Guards extends FactGuards> = Omit<
  NotificationEntry<Id, FactsOf<Guards>>,
  'describe' | 'causeFact'
> & { facts: Guards; causeFact?: (keyof Guards & string) | null };

/** Declares an entry. `text` and `link` are typed by the guards of its facts. */
export function declareNotification<const Id extends NotificationType, Guards extends FactGuards>({
  facts: guards,
  ...entry
}: Declaration<Id, Guards>): NotificationEntry<Id, FactsOf<Guards>> {
  return {
    ...entry,
    describe: (stored, times) => {
      if (!fits(guards, stored)) return null;

      const link = entry.link(stored);
      const severalText = times > 1 ? entry.severalText?.(stored, times) : undefined;
      if (severalText !== undefined) return { ...severalText, link, repeated: null };
      return { ...entry.text(stored), link, repeated: times > 1 ? `${times} times` : null };
    },
  };
}

function fits<Guards extends FactGuards>(guards: Guards, stored: unknown): stored is FactsOf<Guards> {
  if (typeof stored !== 'object' || stored === null) return false;

  const facts = new Map(Object.entries(stored));
  return Object.entries(guards).every(([name, isFact]) => isFact(facts.get(name)));
}
