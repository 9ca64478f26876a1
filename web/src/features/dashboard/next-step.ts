/** The one thing that makes most sense to do now. */
import { links } from '@akada/core/links/links.ts';

export interface Standing {
  runningExam: { id: string; title: string } | null;
  /** Newest first. */
  notes: readonly { id: string; name: string; status: 'uploaded' | 'extracting' | 'ready' | 'failed' }[];
  /** The note that the newest question was made from, null while there is no question. */
  practisedNoteId: string | null;
}

export interface NextStep {
  title: string;
  /** The name of what it is about, as people gave it: of any length. */
  about?: string;
  text: string;
  action: string;
  to: string;
}

export function nextStep({ runningExam, notes, practisedNoteId }: Standing): NextStep {
  if (runningExam !== null) return resume(runningExam);

  const ready = notes.find(({ status }) => status === 'ready');
  if (practisedNoteId !== null) return practise(practisedNoteId);
  if (ready !== undefined) return makeQuestions(ready);
  if (notes.some(({ status }) => status !== 'failed')) return waitForReading;
  return uploadFirst;
}

function resume({ id, title }: { id: string; title: string }): NextStep {
  return {
    title: 'An exam is under way',
    about: title,
    text: 'What you answered is saved.',
    action: 'Go on with the exam',
    to: links.examGenerated({ exam_id: id }),
  };
}

function practise(noteId: string): NextStep {
  return {
    title: 'Practise your questions',
    text: 'A few minutes are enough. What you miss comes back at the end.',
    action: 'Practise now',
    to: links.practiceGenerated({ file_id: noteId }),
  };
}

function makeQuestions({ id, name }: { id: string; name: string }): NextStep {
  return {
    title: 'Your note is ready',
    about: name,
    text: 'Make questions from it. Each one shows the sentence that proves its answer.',
    action: 'Make questions',
    to: links.makeQuestions({ file_id: id }),
  };
}

const waitForReading: NextStep = {
  title: 'Your note is being read',
  text: 'That takes seconds for a chapter. Then you can make questions from it.',
  action: 'See your notes',
  to: links.uploadNote(),
};

const uploadFirst: NextStep = {
  title: 'Start with a note',
  text: 'Upload the chapter that you have to learn. Akada asks you about it, and about nothing else.',
  action: 'Upload your first note',
  to: links.uploadNote(),
};
