import { links } from '../../links/links.ts';
import { declareNotification, number, oneOf, system, text } from '../entry.ts';

const noticeKinds = ['handed_in', 'contested', 'remarked'] as const;
type NoticeKind = (typeof noticeKinds)[number];

const noticeTitles: Record<NoticeKind, (count: number) => string> = {
  handed_in: (count) => (count === 1 ? 'A paper was handed in' : `${count} papers were handed in`),
  contested: (count) => (count === 1 ? 'A student contests marks' : `${count} marks are contested`),
  remarked: (count) =>
    count === 1 ? 'A student answered your comment' : `Students wrote ${count} answers to your comments`,
};

const noticeTexts: Record<NoticeKind, string> = {
  handed_in: 'Read the papers and mark the essays.',
  contested: 'Give new marks, or say why they stay.',
  remarked: 'Read it where you wrote your comment.',
};

const remarkKinds = ['comment', 'confirmed', 'changed'] as const;
type RemarkKind = (typeof remarkKinds)[number];

const noticeKind = oneOf(noticeKinds);
const remarkKind = oneOf(remarkKinds);

const remarkTitles: Record<RemarkKind, string> = {
  comment: 'Your tutor wrote about your paper',
  confirmed: 'Your tutor keeps the marks you contested',
  changed: 'Your tutor changed the marks you contested',
};

/** Notifications about papers: to tutors together for an hour, and to students about marks and comments. */
export const paperNotifications = {
  notices: declareNotification({
    ...system,
    key: 'exam.notices_sent',
    locked: false,
    facts: { kind: noticeKind, exam: text, courseExamId: text, examId: text, count: number },
    text: ({ kind, exam, count }) => ({
      title: noticeTitles[kind](count),
      message: `${exam}. ${noticeTexts[kind]}`,
    }),
    link: ({ kind, courseExamId, examId }) =>
      kind === 'handed_in' ? links.tutorExamStudents(courseExamId) : links.tutorPaper(courseExamId, examId),
  }),
  questionReports: declareNotification({
    ...system,
    key: 'exam.question_reports_sent',
    locked: false,
    facts: { question: text, questionId: text, count: number },
    text: ({ question, count }) => ({
      title: count === 1 ? 'A student reported your question' : `${count} students reported your question`,
      message: `${question}. Look at its text and its key.`,
    }),
    link: ({ questionId }) => links.bankQuestion(questionId),
  }),
  released: declareNotification({
    ...system,
    key: 'exam.marks_released',
    locked: false,
    facts: { exam: text, examId: text },
    text: ({ exam }) => ({
      title: 'Your marks are here',
      message: `${exam}. Read your marks and what your tutor says.`,
    }),
    link: ({ examId }) => links.examDetails(examId),
  }),
  remarked: declareNotification({
    ...system,
    key: 'exam.paper_remarked',
    locked: false,
    causeFact: 'examId',
    facts: { exam: text, examId: text, kind: remarkKind },
    text: ({ exam, kind }) => ({
      title: remarkTitles[kind],
      message: `${exam}. Read it below the question, and answer there.`,
    }),
    severalText: ({ exam, kind }, times) => ({
      title: `Your tutor wrote about your paper ${times} times`,
      message: `${exam}. The newest: ${remarkTitles[kind]}.`,
    }),
    link: ({ examId }) => links.examDetails(examId),
  }),
};
