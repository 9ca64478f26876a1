import { fullText } from '../../bookings/when-text.ts';
import { links } from '../../links/links.ts';
import { declareNotification, reminderLabel, text } from '../entry.ts';

/** The last word about the exam of a course replaces earlier ones that were not read. */
const common = {
  id: 'REMINDER',
  category: 'study',
  locked: false,
  mailed: false,
  urgent: true,
  causeFact: 'courseId',
  label: reminderLabel,
  facts: { exam: text, course: text, courseId: text, examAt: text, zone: text },
} as const;

interface Facts {
  exam: string;
  course: string;
  courseId: string;
  examAt: string;
  zone: string;
}

const link = () => links.dashboard();
const describe = ({ exam, course, examAt, zone }: Facts) =>
  `${exam} in ${course}: ${fullText(examAt, zone)}.`;

/** Several changes read like the last change. */
function withSameText(getText: (facts: Facts) => { title: string; message: string }) {
  return { text: getText, severalText: getText };
}

/** Notifications to students about the exam of a class. */
export const classExamNotifications = {
  set: declareNotification({
    ...common,
    key: 'class_exam.set',
    ...withSameText((facts) => ({
      title: 'Your class has an exam date',
      message: `${describe(facts)} Make a plan for it on your dashboard.`,
    })),
    link,
  }),
  moved: declareNotification({
    ...common,
    key: 'class_exam.moved',
    ...withSameText((facts) => ({
      title: 'The exam of your class was moved',
      message: `${describe(facts)} Your own plan keeps its date until you move it.`,
    })),
    link,
  }),
  removed: declareNotification({
    ...common,
    key: 'class_exam.removed',
    ...withSameText(({ exam, course }) => ({
      title: 'The exam date of your class was removed',
      message: `${exam} in ${course} has no date now. Your own plan stays until you delete it.`,
    })),
    link,
  }),
};
