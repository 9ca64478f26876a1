/** Texts of each step: as the large next step, and as a row below it. */
import type { Step } from '@akada/core/dashboard/todays-steps.ts';
import { minutesOfStep } from '@akada/core/dashboard/todays-steps.ts';
import { firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { clothOfId, reviewAddress } from '../../../features/cards/deck-choice.ts';
import { CourseExamFact } from '../../../features/exams/course-exams/course-exam-fact.tsx';
import { examLink } from '../../../features/exams/exam-lists.ts';
import { TimeLeft } from '../../../features/exams/time-left.tsx';
import { countedTo } from '../../../features/quiz/counted-to.ts';
import { firstChoice } from '../../../features/quiz/home/first-choice.ts';
import { getAddress } from '../../../features/quiz/practice-choice.ts';
import { progressText } from '../../../features/quiz/sitting/stored-sitting.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import type { Woven } from '../../../ui/cloth/cover.tsx';
import type { Material } from './use-standing.ts';

export interface StepWords {
  to: string;
  cloth: Woven;
  /** Texts of the next step: its subject, title, reason, and button. */
  above?: string;
  title: string;
  text: ReactNode;
  action: string;
  second?: { to: string; text: string };
  /** Texts of a row: a number, the name and one fact. */
  figure?: string;
  name: string;
  fact: ReactNode;
}

const forest = { cloth_seed: 'akada', cloth_colour: 1 };
const ofCards = { cloth_seed: 'cards', cloth_colour: 6 };
const ofMistakes = { cloth_seed: 'mistakes', cloth_colour: 5 };

export function getWords(step: Step, material: Material): StepWords {
  switch (step.kind) {
    case 'running_exam':
      return ofRunningExam(step.id, material);
    case 'open_exam':
    case 'exam_today':
    case 'exam_ahead':
      return ofSetExam(step.id, material);
    case 'sitting':
      return ofSitting(material);
    case 'first_sets':
      return ofFirstSets(step.id, material);
    case 'note_ready':
      return ofReadyNote(step.id, material);
    case 'cards':
    case 'due':
    case 'mistakes':
    case 'fresh_cards':
      return ofCount(step, material);
    default:
      return ofFreeStep(step.kind, material);
  }
}

function ofRunningExam(id: string, { running, runningAt }: Material): StepWords {
  const exam = running.find((one) => one.id === id);
  if (exam === undefined) return addNote;
  const time = <TimeLeft exam={exam} receivedAt={runningAt} />;
  return {
    to: examLink(exam),
    cloth: clothOfId(exam.source?.id ?? id),
    above: exam.title,
    title: 'An exam is in progress',
    action: 'Continue with the exam',
    name: exam.title,
    fact: time,
    text: <>{time} What you answered is saved.</>,
  };
}

function ofSetExam(id: string, { exams, examsAt, decks, practice }: Material): StepWords {
  const exam = exams.find((one) => one.id === id);
  if (exam === undefined) return addNote;
  const { course, title, question_count, duration_minutes, state } = exam;
  const fact = <CourseExamFact exam={exam} receivedAt={examsAt} />;
  const cloth = decks.find((deck) => deck.id === course.id)?.cloth ?? clothOfId(course.id);
  const isPractised = practice.sources.some((source) => source.id === course.id);
  return {
    to: links.courseExam(course.id, { course_exam_id: id }),
    cloth,
    title,
    fact,
    above: `Exam of ${course.name}`,
    name: `${title}, ${course.name}`,
    action: state === 'open' ? 'Go to the exam' : 'See the exam',
    text: (
      <>
        {counted(question_count, 'question')}, {counted(duration_minutes, 'minute')}. {fact}.
      </>
    ),
    ...(isPractised && { second: { to: links.practiceCourse(course.id), text: 'Practise first' } }),
  };
}

function ofSitting({ sitting }: Material): StepWords {
  if (sitting === null) return addNote;
  const { draw, address } = sitting;
  const progress = progressText(sitting);
  return {
    to: address,
    cloth: draw.cloth ?? { cloth_seed: draw.title, cloth_colour: 1 },
    title: 'Continue where you were',
    text: `${draw.title}: ${progress}`,
    action: 'Continue',
    name: `Continue with ${draw.title}`,
    fact: `Practice, ${progress}`,
  };
}

/** Texts of the row only: a separate component renders the next step. */
function ofFirstSets(id: string, { firstSets }: Material): StepWords {
  const sets = firstSets.find((one) => one.id === id);
  if (sets === undefined) return addNote;
  const { stage, start } = firstSetsNow(sets);
  const name = sets.note.title ?? sets.note.original_filename;
  const way = stage === 'reading' ? 'Being read' : 'Questions and cards are being made';
  const over = start === null ? 'Nothing to start with' : 'Ready to start';
  const fact = stage === 'reading' || stage === 'making' ? way : over;
  return { to: links.uploadNote(), cloth: sets.note, title: name, text: fact, action: 'See it', name, fact };
}

function ofReadyNote(id: string, { notes }: Material): StepWords {
  const note = notes.find((one) => one.id === id);
  if (note === undefined) return addNote;
  const name = note.title ?? note.original_filename;
  return {
    to: links.makeQuestions({ file_id: id }),
    cloth: note,
    above: name,
    title: 'Your note is ready',
    text: 'Make questions from it. Each one shows the sentence that proves its answer.',
    action: 'Make questions',
    name,
    fact: 'Ready for questions',
  };
}

function ofCount(step: Extract<Step, { count: number }>, { standing, decks }: Material): StepWords {
  const { kind, count } = step;
  const time = `about ${counted(minutesOfStep(step, standing) ?? 1, 'minute')}`;
  const figure = count > 1_000 ? '1,000+' : numberText(count);
  if (kind === 'cards') {
    const requestedCount = decks.filter((deck) => deck.kind !== 'note' && deck.due + deck.new > 0).length;
    const size = `${counted(requestedCount, 'deck')}, ${time}`;
    return {
      to: reviewAddress({}),
      cloth: ofCards,
      title: `${counted(count, 'card')} for today`,
      text: `From ${size}.`,
      action: 'Review',
      figure,
      name: 'Cards for today',
      fact: size,
    };
  }
  if (kind === 'fresh_cards') {
    return {
      to: links.makeFlashcards(),
      cloth: ofCards,
      title: `${counted(count, 'new card')} to look through`,
      text: 'We ask you the cards that you keep.',
      action: 'Look through them',
      figure,
      name: 'New cards to look through',
      fact: 'We ask you the cards that you keep',
    };
  }
  if (kind === 'due') {
    return {
      to: links.practiceGenerated({ only: 'due' }),
      cloth: forest,
      action: 'Practise them',
      title: `${countedTo(count, 'question')} due`,
      text: `You see them again before you forget them, ${time}.`,
      figure,
      name: 'Questions due',
      fact: capitalised(time),
    };
  }
  return {
    to: links.practiceGenerated({ only: 'mistakes' }),
    cloth: ofMistakes,
    action: 'Redo them',
    title: `${countedTo(count, 'mistake')} to redo`,
    text: `What you missed last time, ${time}.`,
    figure,
    name: 'Mistakes to redo',
    fact: capitalised(time),
  };
}

function ofFreeStep(kind: Step['kind'], { practice }: Material): StepWords {
  if (kind === 'note_reading') {
    return {
      to: links.uploadNote(),
      cloth: forest,
      title: 'Your note is being read',
      action: 'See your notes',
      text: 'That takes seconds for a chapter. Then you can make questions from it.',
      name: 'Your note is being read',
      fact: 'That takes seconds for a chapter',
    };
  }
  if (kind === 'practise') {
    return {
      to: getAddress(firstChoice(practice).choice),
      cloth: forest,
      action: 'Practise now',
      title: 'Practise your questions',
      name: 'Practise your questions',
      fact: 'Nothing is due',
      text: 'A few minutes are enough. What you miss comes back at the end.',
    };
  }
  if (kind === 'practise_cards') {
    return {
      to: reviewAddress({}, 'just_practise'),
      cloth: ofCards,
      title: 'No card is due',
      action: 'Just practise',
      text: 'You can practise them all the same.',
      name: 'No card is due',
      fact: 'Just practise',
    };
  }
  return addNote;
}

const addNote: StepWords = {
  to: links.uploadNote(),
  cloth: forest,
  title: 'Add a note',
  action: 'Add a note',
  text: 'Upload the chapter that you have to learn. Akada asks you only about it.',
  name: 'Add a note',
  fact: 'Akada asks you about it',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
