/** Limits of announcements to a class, and the reasons why a class gets none. */

const minuteMs = 60_000;

export const announcementLimits = {
  /** Characters. */
  text: 4_000,
  /** Announcements to one class in a day. */
  perDay: 10,
  /** The time after sending in which the text can be corrected: later, an answer would belong to another text. */
  editForMs: 24 * 60 * minuteMs,
};

/** Moments in milliseconds since the epoch. @returns true while the text can be corrected */
export function isEditable(sentAt: number, now: number): boolean {
  return now - sentAt < announcementLimits.editForMs;
}

/** The reason why a class gets no announcements and invitations. */
export type ClassClosing = 'ended' | 'not_approved';

/** @returns null for a class that its tutor can write to */
export function getClosing(facts: { isEnded: boolean; isApproved: boolean }): ClassClosing | null {
  if (facts.isEnded) return 'ended';
  return facts.isApproved ? null : 'not_approved';
}

export const closingWords: Readonly<Record<ClassClosing, string>> = {
  ended: 'This class has ended. You can still read what was sent.',
  not_approved: 'You can write to your class again once your tutor profile is approved.',
};
