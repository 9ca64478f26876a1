import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { hasTypedAnswers, LazyAnswers } from '../../../features/answers/lazy-answers.tsx';
import { bankQuestionQuery } from '../../../features/questions/bank/api.ts';
import { getValues } from '../../../features/questions/bank/bank-values.ts';
import { QuestionEditor } from '../../../features/questions/bank/editor/question-editor.tsx';
import { QuestionPreview, shownTextsOf } from '../../../features/questions/bank/question-preview.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { newId, useVisit } from '../../../lib/writing/use-visit.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';

// Loads later, because it is below the editor.
const questionInExams = lazyComponent(
  async () => (await import('../../../features/questions/bank/exams/question-in-exams.tsx')).QuestionInExams,
);

/** A question of the bank: editable for its author, readable for others. */
export function Component() {
  const { questionId = newId } = useParams();
  const [params] = useSearchParams();
  const { id: userId, role } = useAccount();
  const { key, moveTo } = useVisit(questionId);
  const isNew = questionId === newId;
  const query = bankQuestionQuery(questionId);
  const { data, error, refetch } = useQuery({ ...query, enabled: !isNew });
  const inExams = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const isOwn = data?.owner_id === userId;
  const mayEdit = isOwn || (role === 'admin' && data?.is_sample === false);
  const hasFigures = data !== undefined && (isOwn || role === 'admin');

  const showsAnswers = params.get('show') === 'answers' && hasFigures;

  useEffect(() => {
    if (showsAnswers) answers.current?.focus();
  }, [showsAnswers]);

  return (
    <Page
      title={isNew ? 'New question' : 'Question'}
      action={
        <Group gap={8}>
          {role === 'admin' && data !== undefined && (
            <ButtonLink to={links.adminDispute(data.id)} variant="default">
              Reports and decision
            </ButtonLink>
          )}
          {hasFigures && (
            <Button variant="default" onClick={() => inExams.current?.focus()}>
              In exams
            </Button>
          )}
          <ButtonLink to={links.questions()} variant="default">
            All questions
          </ButtonLink>
        </Group>
      }
    >
      {error && data === undefined && <QuestionFault error={error} onRetry={() => void refetch()} />}
      {!isNew && data === undefined && !error && (
        <Waiting what="this question" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {data !== undefined && !mayEdit && <OthersQuestion question={data} />}
      {(isNew || mayEdit) && (
        <QuestionEditor
          key={key}
          question={data ?? null}
          belongsTo={{ course_id: params.get('course_id'), passage_id: params.get('passage_id') }}
          onCreated={({ id }) => moveTo(id, links.bankQuestion(id))}
        />
      )}
      {hasFigures && (
        // Far below the editor: a button above leads here.
        <div ref={inExams} tabIndex={-1}>
          <Lazy
            of={questionInExams}
            props={{ question: data }}
            waiting={<CardsShape cards={1} />}
            fault={(error, retry) => <CodeFault what="how it did in exams" error={error} onRetry={retry} />}
          />
          {hasTypedAnswers(data.type) && data.status !== 'draft' && (
            <Stack mt="md" ref={answers} tabIndex={-1}>
              <Section title="Answers">
                <LazyAnswers questionId={data.id} />
              </Section>
            </Stack>
          )}
        </div>
      )}
    </Page>
  );
}

function OthersQuestion({ question }: { question: BankQuestion }) {
  const visibleTexts = shownTextsOf(question);
  return (
    <Section title="Preview">
      <Stack gap={16}>
        <Notice kind="info">This question comes with Akada. You can read it, but not change it.</Notice>
        <QuestionPreview said={getValues(question)} treeOf={(text) => visibleTexts.get(text)} />
      </Stack>
    </Section>
  );
}

function QuestionFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this question" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This question is not here."
      actions={<ButtonLink to={links.questions()}>All questions</ButtonLink>}
    >
      It was deleted, or it belongs to someone else.
    </Notice>
  );
}
