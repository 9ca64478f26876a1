import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { ResultsFile } from '../../../features/course-exams/students/results-file.tsx';
import { StudentList } from '../../../features/course-exams/students/student-list.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { LoadedExam } from './loaded-exam.tsx';

/** Who sits an exam, and how they did. */
export function Component() {
  return (
    <LoadedExam
      title="Students"
      action={({ id }) => (
        <ButtonLink to={links.courseExamStatistics(id)} variant="default">
          Statistics
        </ButtonLink>
      )}
    >
      {(exam) => (
        <Panel>
          <Stack>
            <Text className="figures">
              {counted(exam.started, 'student')} {exam.started === 1 ? 'has' : 'have'} begun, {exam.sitting}{' '}
              {exam.sitting === 1 ? 'sits' : 'sit'} now. {counted(exam.finished, 'attempt')}{' '}
              {exam.finished === 1 ? 'is' : 'are'} finished.
            </Text>
            <div>
              <ResultsFile exam={exam} />
            </div>
            <div>
              <StudentList exam={exam} />
            </div>
          </Stack>
        </Panel>
      )}
    </LoadedExam>
  );
}
