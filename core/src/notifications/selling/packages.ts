import { links } from '../../links/links.ts';
import { lessonText, usedText } from '../../packages/package-words.ts';
import { formatNaira } from '../../payments/naira.ts';
import { declareNotification, number, oneOf, system, text } from '../entry.ts';

const common = { ...system, locked: false, urgent: true } as const;

const endedFacts = {
  side: oneOf(['student', 'tutor']),
  name: text,
  lessons: number,
  unused: number,
  amount: number,
};

interface EndedPackage {
  /** The side of the reader. */
  side: 'student' | 'tutor';
  /** The name of the other person. */
  name: string;
  lessons: number;
  unused: number;
  /** The ordered refund, in kobo. */
  amount: number;
}

/** Notifications about packages of lessons. */
export const packageNotifications = {
  bought: declareNotification({
    ...common,
    key: 'package.bought',
    facts: { side: oneOf(['student', 'tutor']), name: text, lessons: number, day: text },
    text: ({ side, name, lessons, day }) =>
      side === 'student'
        ? {
            title: `Your ${lessons} lessons with ${name} are ready`,
            message: `Book them by ${day}. After that the price of unused lessons goes back to you.`,
          }
        : {
            title: `${name} bought ${lessons} lessons with you`,
            message: `They can be booked until ${day}. Each lesson counts as earned once it is settled.`,
          },
    link: ({ side }) => (side === 'student' ? links.packages() : links.tutorPackages()),
  }),
  endsSoon: declareNotification({
    ...common,
    key: 'package.ends_soon',
    facts: { name: text, left: number, day: text, amount: number },
    text: ({ name, left, day, amount }) => ({
      title: `${lessonText(left)} with ${name} can be booked until ${day}`,
      message: `After that, ${formatNaira(amount)} for unused lessons goes back to you.`,
    }),
    link: () => links.packages(),
    action: 'Book a lesson',
  }),
  ended: declareNotification({
    ...common,
    key: 'package.ended',
    facts: endedFacts,
    text: ({ side, name, lessons, unused, amount }: EndedPackage) =>
      side === 'student'
        ? {
            title: `Your package with ${name} has ended`,
            message: `A refund of ${formatNaira(amount)} for ${lessonText(unused)} is ordered. Banks take some days.`,
          }
        : {
            title: `The package of ${name} has ended`,
            message: `${usedText(lessons - unused, lessons)}. The price of the rest goes back to ${name}.`,
          },
    link: ({ side }: EndedPackage) => (side === 'student' ? links.packages() : links.tutorPackages()),
  }),
  notPossible: declareNotification({
    ...common,
    key: 'package.not_possible',
    facts: { amount: number },
    text: ({ amount }) => ({
      title: `Your payment of ${formatNaira(amount)} goes back to you`,
      message:
        'The package was paid already, or its tutor does not teach here any more. The refund is ordered. Banks take some days.',
    }),
    link: () => links.subscription(),
  }),
};
