import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { Text } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { zoneText } from '../../../lib/format/time-zones.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import rows from '../../../ui/list/rows.module.css';
import {
  attemptsText,
  keysText,
  markingText,
  resultsText,
  timeOfExam,
  windowText,
} from './course-exam-words.ts';

/** Everything that a student wants to know before the exam starts. */
export function CourseExamFacts({ exam }: { exam: SetExam }) {
  const zone = useZone();
  const facts = [
    ['Open', `${windowText(exam, zone)} (${zoneText(zone)})`],
    ['Questions', numberText(exam.question_count)],
    ['Time', timeOfExam(exam)],
    ['Marks', markingText(exam.marking)],
    ['Attempts', attemptsText(exam)],
    ['Results', resultsText(exam, zone)],
    ['Answers', keysText(exam, zone)],
  ] as const;

  return (
    <dl className={`${rows.list} figures`}>
      {facts.map(([name, fact]) => (
        <div key={name} className={rows.entry}>
          <Text component="dt" c="dimmed" w={96}>
            {name}
          </Text>
          <Text component="dd" m={0} flex="1 1 10rem">
            {fact}
          </Text>
        </div>
      ))}
    </dl>
  );
}
