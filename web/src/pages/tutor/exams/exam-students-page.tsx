import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text } from '@mantine/core';
import { sittingsText } from '../../../features/course-exams/exam-words.ts';
import { ReleaseMarks } from '../../../features/course-exams/papers/release-marks.tsx';
import { WaitingPapers } from '../../../features/course-exams/papers/waiting-papers.tsx';
import { ResultsFile } from '../../../features/course-exams/students/results-file.tsx';
import { StudentList } from '../../../features/course-exams/students/student-list.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { LoadedExam } from './loaded-exam.tsx';

/** The students of an exam, and their results. */
export function Component() {
  return (
    <LoadedExam
      title="Students"
      action={({ id }) => (
        <ButtonLink to={links.tutorExamStatistics(id)} variant="default">
          Statistics
        </ButtonLink>
      )}
    >
      {(exam) => (
        <Stack>
          <Text className="figures">{sittingsText(exam)}</Text>
          <ReleaseMarks examId={exam.id} />
          <Group gap={8}>
            <WaitingPapers examId={exam.id} />
            <ResultsFile exam={exam} />
          </Group>
          <StudentList exam={exam} />
        </Stack>
      )}
    </LoadedExam>
  );
}
