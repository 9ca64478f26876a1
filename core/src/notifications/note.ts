import { links } from '../links/links.ts';
import { declareNotification, text, textIfStored } from './entry.ts';

/** Notifications about notes that a student uploaded. */
export const noteNotifications = {
  ready: declareNotification({
    key: 'note.ready',
    id: 'PDF_UPLOAD_SUCCESS',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'A note is ready',
    facts: { file: text, noteId: text },
    text: ({ file }) => ({
      title: 'Your note is ready',
      message: `${file} was read. Make questions from it.`,
    }),
    link: ({ noteId }) => links.makeQuestions({ file_id: noteId }),
  }),
  failed: declareNotification({
    key: 'note.failed',
    id: 'PDF_UPLOAD_FAILED',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'A note could not be read',
    causeFact: 'noteId',
    facts: { file: text, reason: text, noteId: textIfStored },
    text: ({ file, reason }) => ({ title: 'Your note could not be read', message: `${file}: ${reason}` }),
    link: links.uploadNote,
  }),
};
