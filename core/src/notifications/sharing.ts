import { links } from '../links/links.ts';
import type { ShareKind } from '../sharing/share-rules.ts';
import { shareKinds } from '../sharing/share-rules.ts';
import { declareNotification, number, oneOf, text } from './entry.ts';

/** The name of a share in a sentence. */
export const sharedThings: Readonly<Record<ShareKind, string>> = {
  set: 'a question set',
  deck: 'flashcards',
  guide: 'a study guide',
  note: 'a note',
};

const facts = { kind: oneOf(shareKinds), title: text, name: text, id: text };

const shared = { category: 'study', locked: false, mailed: true, facts } as const;

/** Notifications about shares. */
export const sharingNotifications = {
  sent: declareNotification({
    ...shared,
    id: 'CONTENT_SHARED',
    key: 'share.sent',
    label: 'Someone shares with you',
    text: ({ kind, title, name }) => ({
      title: `${name} shares ${sharedThings[kind]} with you`,
      message: `“${title}”. Open it, and decide if you want it.`,
    }),
    link: ({ id }) => links.share(id),
  }),
  renewed: declareNotification({
    ...shared,
    id: 'CONTENT_SHARED',
    key: 'share.renewed',
    causeFact: 'id',
    label: 'Someone shares with you',
    text: ({ title, name }) => ({
      title: `${name} has changed “${title}”`,
      message: 'You can add the changes to your copy. Your progress stays.',
    }),
    link: ({ id }) => links.share(id),
  }),
  courseSet: declareNotification({
    ...shared,
    id: 'CONTENT_SHARED',
    key: 'course_set.shared',
    causeFact: 'id',
    label: 'Someone shares with you',
    facts: { id: text, title: text, name: text, course: text, version: number },
    text: ({ title, name, course, version }) => ({
      title: version === 1 ? `${name} shares “${title}” with ${course}` : `${name} has changed “${title}”`,
      message:
        version === 1
          ? 'Questions to practise, for everyone in the course.'
          : 'The questions have changed. Your progress stays.',
    }),
    severalText: ({ title, name, course, version }) => ({
      title: `${name} shares “${title}” with ${course}`,
      message: `The newest version is number ${version}. Your progress stays.`,
    }),
    link: ({ id }) => links.practiceGenerated({ course_set_id: id }),
  }),
  accepted: declareNotification({
    ...shared,
    id: 'CONTENT_SHARE_ACCEPTED',
    key: 'share.accepted',
    label: 'What you share is accepted',
    mailed: false,
    text: ({ title, name }) => ({ title: `${name} accepted what you share`, message: `“${title}”.` }),
    link: ({ id }) => links.share(id),
  }),
  rejected: declareNotification({
    ...shared,
    id: 'CONTENT_SHARE_REJECTED',
    key: 'share.rejected',
    label: 'What you share is rejected',
    mailed: false,
    text: ({ title, name }) => ({ title: `${name} declined what you share`, message: `“${title}”.` }),
    link: ({ id }) => links.share(id),
  }),
  reported: declareNotification({
    id: 'SYSTEM',
    category: 'other',
    mailed: true,
    label: 'Messages from Akada',
    key: 'share.reported',
    locked: false,
    causeFact: 'id',
    facts,
    text: ({ title, name }) => ({
      title: `${name} found a mistake in “${title}”`,
      message: 'Read the report, correct the mistake, and share it again.',
    }),
    link: ({ id }) => links.share(id),
  }),
};
