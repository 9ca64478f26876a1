import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { getAnswerShare } from '@akada/core/practice/practice-item.ts';
import { missedAtFirst, practiceCertainty, practiceScore } from '@akada/core/practice/practice-score.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { EndOfSession, EndPart } from '../../../ui/focus/end-of-session.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import { StemLine } from '../../../ui/question/stem-line.tsx';
import { JudgedQuestions } from './judged-questions.tsx';
import { SavedState } from './saved-state.tsx';
import type { StoredSitting } from './stored-sitting.ts';
import { type GainProps, topicScores } from './topic-scores.ts';

interface SittingEndProps {
  sitting: StoredSitting;
  session: PracticeSession;
  onGoOver: () => void;
  onOpenSource: (source: QuestionSource) => void;
  onRepeat: () => void;
  onDrawMore: () => void;
  endActions: ReactNode;
  gain: (props: GainProps) => ReactNode;
  cardsOf: (questionIds: readonly string[], name?: string) => ReactNode;
}

export function SittingEnd({ sitting, session, onGoOver, onRepeat, onDrawMore, ...rest }: SittingEndProps) {
  useDocumentTitle('Practice');
  const { correct, total, percent } = practiceScore(session);
  const { draw } = sitting;
  const missed = draw.questions.filter(({ id }) => missedAtFirst(session).includes(id));
  const improved = draw.questions.filter(
    ({ id }) => draw.missed?.includes(id) && id in session.answers && !missedAtFirst(session).includes(id),
  );
  const topics = topicScores(draw, session);
  const isOpen = session.missed.length > 0;

  const parts = (
    <>
      {missed.length > 0 && (
        <EndPart
          fold={missed.length > mostRows && 'missed'}
          title={
            isOpen ? `${counted(missed.length, 'question')} to redo` : `Right in the end: ${missed.length}`
          }
        >
          {missed.map(({ id, stem, content }) => (
            <li key={id}>
              <StemLine question={{ stem, stem_content: content?.stem ?? null }} />
              {isPartly(session, id) && <Text c="dimmed">Partly</Text>}
              {missed.length > 1 && rest.cardsOf([id], stem)}
            </li>
          ))}
        </EndPart>
      )}
      {improved.length > 0 && (
        <EndPart
          title={`Right now, missed before: ${improved.length}`}
          fold={improved.length > mostRows && 'improved'}
        >
          {improved.map(({ id, stem, content }) => (
            <li key={id}>
              <StemLine question={{ stem, stem_content: content?.stem ?? null }} />
            </li>
          ))}
        </EndPart>
      )}
    </>
  );

  const [next, ...others] = [
    isOpen && (
      <Button key="missed" onClick={onGoOver}>
        Go over {counted(session.missed.length, 'missed one')}
      </Button>
    ),
    draw.available > draw.questions.length && (
      <Button key="more" onClick={onDrawMore}>
        More questions
      </Button>
    ),
    <Button key="again" onClick={onRepeat}>
      Practise again
    </Button>,
  ].filter((action) => action !== false);

  return (
    <EndOfSession
      title={<h1>Practice done</h1>}
      cloth={draw.cloth ?? { cloth_seed: draw.title, cloth_colour: 1 }}
      percent={percent}
      figure={
        <>
          <strong>{correct}</strong> of {total}
        </>
      }
      lead={
        <>
          <Text c="dimmed">{missedText(session)}</Text>
          <CertaintyMarks session={session} />
        </>
      }
      exit={{ to: links.practiceHome(), label: 'Close' }}
      actions={
        <>
          {next}
          <ButtonLink to={links.dashboard()}>Done for today</ButtonLink>
        </>
      }
      more={
        <>
          {others}
          {missed.length > 0 && rest.cardsOf(missed.map(({ id }) => id))}
          {rest.endActions}
          <SavedState />
        </>
      }
    >
      {rest.gain({ topics, missed: missed.length, children: parts })}
      {session.mode.feedback === 'at_end' && (
        <JudgedQuestions sitting={sitting} session={session} onOpenSource={rest.onOpenSource} />
      )}
    </EndOfSession>
  );
}

/** A longer list in a part would hide the next part. */
const mostRows = 5;

function CertaintyMarks({ session }: { session: PracticeSession }) {
  const { marks, most, answers } = practiceCertainty(session);
  if (answers === 0) return null;
  return (
    <Text c="dimmed" className="figures">
      Certainty: {marks} of {most} marks. Certain and right counts 3, certain and wrong -6.
    </Text>
  );
}

function missedText(session: PracticeSession): string {
  const missed = missedAtFirst(session).length;
  if (missed === 0) return 'Every one right at the first try.';
  return session.missed.length > 0
    ? 'Each question stands below with its answer.'
    : `${practiceScore(session).correct} right at the first try, the others in the end.`;
}

/** The student had a part of the answer: it counts as missed, and is not shown as wrong. */
function isPartly({ items, answers }: PracticeSession, questionId: string): boolean {
  const item = items.find(({ id }) => id === questionId);
  const answer = answers[questionId];
  return item !== undefined && answer !== undefined && getAnswerShare(item, answer) > 0;
}
