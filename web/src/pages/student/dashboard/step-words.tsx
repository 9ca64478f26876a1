/** Texts of each step: as the large next step, and as a row below it. */
import type { Step } from '@akada/core/dashboard/todays-steps.ts';
import { firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { links } from '@akada/core/links/links.ts';
import { getDueText, getSizeText } from '../../../features/assignments/assignment-words.ts';
import { clothOfId } from '../../../features/cards/deck-choice.ts';
import { CourseExamFact } from '../../../features/exams/course-exams/course-exam-fact.tsx';
import { examLink } from '../../../features/exams/exam-lists.ts';
import { TimeLeft } from '../../../features/exams/time-left.tsx';
import { progressText } from '../../../features/quiz/sitting/stored-sitting.ts';
import { getCloth } from '../../../features/tutoring/booking-words.ts';
import { getClock, spanText } from '../../../features/tutoring/times.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ofCount, ofRestart } from './due-words.ts';
import { addNote, ofFreeStep } from './free-words.ts';
import type { StepWords } from './step-parts.ts';
import type { Material } from './use-today.ts';

export function getWords(step: Step, material: Material): StepWords {
  switch (step.kind) {
    case 'running_exam':
      return ofRunningExam(step.id, material);
    case 'open_exam':
    case 'exam_today':
    case 'exam_ahead':
      return ofSetExam(step.id, material);
    case 'assignment':
      return describeAssignment(step.id, material);
    case 'session':
      return ofSession(material);
    case 'sitting':
      return ofSitting(material);
    case 'first_sets':
      return ofFirstSets(step.id, material);
    case 'note_ready':
      return ofReadyNote(step.id, material);
    case 'restart':
      return ofRestart(step, material);
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

function describeAssignment(id: string, { assignments, zone }: Material): StepWords {
  const assignment = assignments.find((one) => one.id === id);
  if (assignment === undefined) return addNote;
  const { title, course, tutor_name, state } = assignment;
  const due = getDueText(assignment, zone);
  return {
    to: links.assignment(id),
    cloth: clothOfId(course?.id ?? id),
    above: course === null ? `From ${tutor_name}` : course.name,
    title,
    text: `${getSizeText(assignment)}. ${due}.`,
    action: state === 'in_progress' ? 'Continue' : 'Open it',
    name: title,
    fact: `${getSizeText(assignment)}. ${due}`,
  };
}

function ofSession({ session, now, zone }: Material): StepWords {
  if (session === null) return addNote;
  const { id, subject, starts_at, tutor } = session;
  const left = Date.parse(starts_at) - now;
  const clock = getClock(starts_at, zone);
  return {
    to: links.session(id),
    cloth: getCloth(subject),
    above: left > 0 ? `In ${spanText(left)}` : 'In progress',
    title: `${subject} with ${tutor.full_name}`,
    text: left > 0 ? `Your session starts at ${clock}.` : `Your session started at ${clock}.`,
    action: 'Open the session',
    name: `${subject} with ${tutor.full_name}`,
    fact: left > 0 ? `Starts at ${clock}` : 'In progress',
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
