import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paperQuery, papersQuery } from '../../../features/course-exams/papers/api.ts';
import { PaperView } from '../../../features/course-exams/papers/paper-view.tsx';
import { remarksQuery } from '../../../features/paper-remarks/api.ts';
import { LoadedThread } from '../../../features/paper-remarks/loaded-thread.tsx';
import { PhrasePicker } from '../../../features/paper-remarks/phrase-picker.tsx';
import { getOpenContests } from '../../../features/paper-remarks/remark-words.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import { ExamFault } from './exam-fault.tsx';

// Loads later, because the essay is on the screen first.
const questionCard = lazyComponent(
  async () =>
    (await import('../../../features/exams/result/reviewed-question-card.tsx')).ReviewedQuestionCard,
);

/** A handed-in paper of an exam, whose essays are marked here. */
export function Component() {
  const { examId = '', paperId = '' } = useParams();
  const query = paperQuery(examId, paperId);
  const { data, error, refetch } = useQuery(query);
  const { data: papers } = useQuery(papersQuery(examId));
  const side = { courseExamId: examId, paperId };
  const { data: remarks, isPending } = useQuery(remarksQuery(side));
  const paper = (error && isGone(error)) || isPending ? undefined : data;
  useDocumentTitle('Paper');

  return (
    <Stack gap={8}>
      <div>
        <ButtonLink
          to={links.tutorExamStudents(examId)}
          variant="subtle"
          color="gray"
          c="dimmed"
          ml={-16}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {paper?.title ?? 'Students'}
        </ButtonLink>
      </div>
      {paper === undefined && error && <ExamFault error={error} onRetry={() => void refetch()} />}
      {paper === undefined && !error && (
        <Waiting what="this paper" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {paper !== undefined && (
        <PaperView
          key={paper.exam_id}
          examId={examId}
          paper={paper}
          papers={papers !== undefined && papers.total === papers.items.length ? papers.items : []}
          contested={getOpenContests(remarks?.items ?? [])}
          renderRemarks={(questionId, subject) => (
            <LoadedThread
              key={questionId}
              side={side}
              questionId={questionId}
              subject={subject}
              studentName={paper.student.full_name.split(' ')[0] ?? ''}
            />
          )}
          renderPhrases={(text, onChoose) => <PhrasePicker text={text} onChoose={onChoose} />}
          renderQuestion={({ question }, number) => (
            <Lazy
              of={questionCard}
              props={{ question, number, isFolded: false, onOpenSource: () => {} }}
              waiting={null}
              fault={(error, retry) => <CodeFault what="the question" error={error} onRetry={retry} />}
            />
          )}
        />
      )}
    </Stack>
  );
}
