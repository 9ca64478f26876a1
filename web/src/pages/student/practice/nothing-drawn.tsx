import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { heldBackText } from '../../../features/quiz/held-back.tsx';
import { choosingAddress, type PracticeChoice } from '../../../features/quiz/practice-choice.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

interface Nothing {
  title: string;
  text: string;
  action: ReactNode;
  isDone?: boolean;
}

/** Shown if no question matches: the reason, and the next step. */
export function NothingDrawn({ choice, heldBack }: { choice: PracticeChoice; heldBack: number }) {
  const { text, ...shown } = nothingOf(choice, heldBack);

  return <Empty {...shown}>{text}</Empty>;
}

function nothingOf({ source, only, topics, difficulty, type }: PracticeChoice, heldBack: number): Nothing {
  const { exam_id, course_id } = source;
  const home = <ButtonLink to={links.practiceHome()}>What else I can practise</ButtonLink>;

  if (heldBack > 0) return { title: 'Nothing to practise now', text: heldBackText(heldBack), action: home };
  if (only === 'due')
    return {
      title: 'Nothing is due',
      text: 'What you missed comes back on its day.',
      action: home,
      isDone: true,
    };
  if (only === 'mistakes') {
    return {
      title: 'No mistakes to go over',
      text: 'Every last answer was right.',
      action: home,
      isDone: true,
    };
  }
  if (only === 'bookmarked') {
    return { title: 'No bookmarks here', text: 'Bookmark a question while you practise.', action: home };
  }
  if (topics.length > 0 || difficulty !== undefined || type !== undefined) {
    return {
      title: 'No questions match',
      text: 'Choose more topics, or any difficulty and kind.',
      action: <ButtonLink to={choosingAddress(source)}>Choose again</ButtonLink>,
    };
  }
  if (exam_id !== undefined) {
    return {
      title: 'Nothing was missed',
      text: 'Every question of this exam was right.',
      isDone: true,
      action: <ButtonLink to={links.result(exam_id)}>Back to the result</ButtonLink>,
    };
  }
  if (course_id !== undefined || source.subject !== undefined) {
    return { title: 'No questions yet', text: 'Nothing has been published here yet.', action: home };
  }
  return {
    title: 'No questions yet',
    text: 'Questions are made from your own notes, and come with the courses that you join.',
    action: <ButtonLink to={links.makeQuestions()}>Make questions</ButtonLink>,
  };
}
