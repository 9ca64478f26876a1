import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { EssayReview } from '../../../ui/answers/review/essay/lazy-essay-review.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Fold } from '../../../ui/page/fold.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { StemText } from '../../../ui/question/stem-text.tsx';
import { EarlierExams } from './earlier-exams.tsx';
import { essayTitle } from './essay-words.ts';
import { keyChangeText } from './key-change-words.ts';
import classes from './result.module.css';
import { ResultSummary } from './result-summary.tsx';
import { practiseText } from './result-words.ts';
import { shownQuestions } from './review-choice.ts';
import { ScoreTable } from './score-table.tsx';
import { useNotCounted } from './use-not-counted.ts';

interface ResultViewProps {
  result: ExamResult;
  userId: string;
  /** Makes cards of the missed questions. */
  toCards: (missed: number) => ReactNode;
  /** The time of the next review. */
  nextReview: ReactNode;
}

/** The overall result of an exam; the questions are on a further page. */
export function ResultView({ result, userId, toCards, nextReview }: ResultViewProps) {
  const notCounted = useNotCounted(userId, result);
  const { sections, topics, score, max_score, keys_from, held_back = 0 } = result;
  const zone = useTimeZone();
  const hasTopics = topics.some(({ topic }) => topic !== null);

  return (
    <Stack gap="xl" maw={880}>
      {notCounted > 0 && (
        <Notice kind="warning">
          {counted(notCounted, 'answer')} reached us after the time was up and could not be counted.
        </Notice>
      )}
      {keys_from !== undefined && (
        <Notice kind="info">
          {keys_from === null
            ? 'Your tutor does not show the questions and their answers here.'
            : `Your tutor shows the questions and their answers from ${momentText(keys_from, zone)}.`}
        </Notice>
      )}
      {held_back > 0 && (
        <Notice kind="info">
          {counted(held_back, 'question')} are hidden for now: a tutor’s exam still uses them.
        </Notice>
      )}
      <KeyChanges questions={result.questions} />
      <ResultSummary
        result={result}
        nextReview={nextReview}
        actions={<NextSteps result={result} toCards={toCards} />}
      >
        {sections.length > 0 && (
          <div className={classes.subjects}>
            <Section title="By subject">
              <ScoreTable
                of="Subject"
                rows={sections.map(({ title, ...section }) => ({ ...section, topic: title }))}
                sum={{ score, max_score }}
              />
            </Section>
            {result.scale_note !== null && (
              <Text c="dimmed" size="sm" mt={8}>
                {result.scale_note}
              </Text>
            )}
          </div>
        )}
      </ResultSummary>
      <Essays questions={result.questions} />
      <div>
        {hasTopics && (
          <Fold name="topics" title="By topic" fact={counted(topics.length, 'topic')}>
            <ScoreTable of="Topic" rows={topics} />
          </Fold>
        )}
        <EarlierExams result={result} />
      </div>
    </Stack>
  );
}

/** Lists later key changes above the marks that they changed. */
function KeyChanges({ questions }: Pick<ExamResult, 'questions'>) {
  const texts = questions.flatMap((question, index) => keyChangeText(question, index + 1) ?? []);
  if (texts.length === 0) return null;

  return (
    <Notice kind="info" title="Marked again">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

/** The essays with their marks, because the student waited for them. */
function Essays({ questions }: Pick<ExamResult, 'questions'>) {
  const essays = questions.filter((question) => question.body?.type === 'essay' && isAnswered(question));
  return essays.map((question) => (
    <Section key={question.id} title={essayTitle(question, essays.length)}>
      <Stack>
        <Text fw={600} component="div">
          <StemText text={question.stem} tree={question.content?.stem} />
        </Text>
        {question.body?.type === 'essay' && (
          <EssayReview
            body={question.body}
            response={question.response ?? null}
            marks={question.essay_marks ?? null}
          />
        )}
      </Stack>
    </Section>
  ));
}

function NextSteps({ result: { id, questions }, toCards }: Pick<ResultViewProps, 'result' | 'toCards'>) {
  const missed = shownQuestions(questions, 'missed').length;
  const unanswered = shownQuestions(questions, 'unanswered').length;
  const practise = practiseText(missed, unanswered);

  return (
    <>
      {practise !== null && <ButtonLink to={links.practiceGenerated({ exam_id: id })}>{practise}</ButtonLink>}
      {questions.length > 0 && (
        <ButtonLink to={links.examDetails(id)} variant={practise === null ? 'filled' : 'subtle'}>
          See every question
        </ButtonLink>
      )}
      {missed > 0 && missed < questions.length && (
        <ButtonLink to={links.examDetails(id, { show: 'missed' })} variant="subtle">
          See what was missed
        </ButtonLink>
      )}
      {missed > 0 && toCards(missed)}
    </>
  );
}
