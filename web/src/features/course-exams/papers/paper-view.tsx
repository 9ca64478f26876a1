import type { Paper, PaperQuestion, PaperSummary } from '@akada/contract/work/marking/papers.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { numberText } from '../../../lib/format/numbers.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { Passage } from '../../../ui/question/passage.tsx';
import { StemBlock } from '../../../ui/question/stem-block.tsx';
import { EssayPane } from './essay-pane.tsx';
import { type PaperEssayEntry, readEssay } from './essay-values.ts';
import { MarkPanel, type RenderPhrases } from './mark-panel.tsx';
import classes from './paper.module.css';
import { PaperHead } from './paper-head.tsx';
import { leftText } from './paper-words.ts';
import { QuestionPanel } from './question-panel.tsx';
import { QuestionStrip } from './question-strip.tsx';
import { ReleaseMarks } from './release-marks.tsx';
import { useEssayMarking } from './use-essay-marking.ts';

interface PaperViewProps {
  examId: string;
  paper: Paper;
  /** All papers of the exam; empty if they are not known. */
  papers: readonly PaperSummary[];
  /** Ids of questions whose marks the student contests. */
  contested: readonly string[];
  /** A question of another type, with its answer. */
  renderQuestion: (entry: PaperQuestion, number: number) => ReactNode;
  /** The comments on a question, or on the paper. */
  renderRemarks: (questionId: string | null, subject: string) => ReactNode;
  renderPhrases: RenderPhrases;
}

/** A handed-in paper: its questions, and the essay that is marked. */
export function PaperView(props: PaperViewProps) {
  const { examId, paper, papers, contested, renderQuestion, renderRemarks } = props;
  const { questions } = paper;
  const [selected, select] = useState(() => findFirst(questions, contested));
  const { onNext, left } = useNext(props, selected, select);
  const entry = questions[selected];
  if (entry === undefined) return <Text c="dimmed">This paper has no questions.</Text>;
  const essay = readEssay(entry);
  const number = selected + 1;
  const passage = paper.passages?.find(({ id }) => id === entry.question.passage_id);

  return (
    <>
      <PaperHead examId={examId} paper={paper} papers={papers} />
      <QuestionStrip questions={questions} selected={selected} contested={contested} onSelect={select} />
      {passage !== undefined && <Passage {...passage} />}
      <div className={classes.columns}>
        {essay === null ? (
          <>
            <section aria-label={`Question ${number}`}>{renderQuestion(entry, number)}</section>
            <aside aria-label="Marks">
              <QuestionPanel paper={paper} question={entry.question} number={number} onNext={onNext}>
                {renderRemarks(entry.question.id, `question ${number}`)}
              </QuestionPanel>
              <PaperRemarks left={left}>{renderRemarks(null, 'the paper')}</PaperRemarks>
            </aside>
          </>
        ) : (
          <Essay key={entry.question.id} {...props} essay={essay} onNext={onNext} left={left} />
        )}
      </div>
    </>
  );
}

/** @returns a function that opens the next essay or paper that waits, or null; and a text about further papers */
function useNext(
  { examId, paper, papers }: PaperViewProps,
  selected: number,
  select: (index: number) => void,
) {
  const navigate = useNavigate();
  const { questions, next_waiting_id } = paper;
  const nextEssay = questions.findIndex((other, index) => index !== selected && other.essay?.is_waiting);
  const hasNext = nextEssay >= 0 || next_waiting_id !== null;
  const openNext = () => {
    if (nextEssay >= 0) select(nextEssay);
    else if (next_waiting_id !== null) void navigate(links.tutorPaper(examId, next_waiting_id));
  };
  return { onNext: hasNext ? openNext : null, left: leftText(papers, paper) };
}

interface EssayProps extends PaperViewProps {
  essay: PaperEssayEntry;
  onNext: (() => void) | null;
  left: string | null;
}

function Essay({ examId, paper, essay, onNext, left, renderRemarks, renderPhrases }: EssayProps) {
  const marking = useEssayMarking(examId, paper, essay);
  const { stem, content, id } = essay.entry.question;
  const { student } = paper;

  return (
    <>
      <section aria-label="Essay" className={classes.pane}>
        <StemBlock className={classes.stem} text={stem} tree={content?.stem} />
        <EssayPane essay={essay} marking={marking} />
        {renderRemarks(id, 'the essay')}
      </section>
      <aside aria-label="Marks">
        {essay.text.trim() === '' ? (
          <UnwrittenPanel paper={paper} onNext={onNext} />
        ) : (
          <MarkPanel
            examId={examId}
            paper={paper}
            essay={essay}
            marking={marking}
            hasNext={onNext !== null}
            onGiven={() => {
              toast.success(`The marks of ${student.full_name} are saved.`);
              onNext?.();
            }}
            onNext={() => onNext?.()}
            renderPhrases={renderPhrases}
          >
            {onNext === null && marking.marks !== null && (
              <>
                <Text role="status">All essays of this exam are marked.</Text>
                <ReleaseMarks examId={examId} />
              </>
            )}
          </MarkPanel>
        )}
        <PaperRemarks left={left}>{renderRemarks(null, 'the paper')}</PaperRemarks>
      </aside>
    </>
  );
}

/** Comments on the paper, below its marks. */
function PaperRemarks({ left, children }: { left: string | null; children: ReactNode }) {
  return (
    <div className={classes.below}>
      {left !== null && (
        <Text size="sm" c="dimmed" className="figures">
          {left}
        </Text>
      )}
      {children}
    </div>
  );
}

/** An essay without words needs no marks. */
function UnwrittenPanel({ paper, onNext }: { paper: Paper; onNext: (() => void) | null }) {
  return (
    <Panel>
      <p className={`${classes.total} figures`}>
        <b>{numberText(paper.score)}</b>
        <span>of {numberText(paper.max_score)}</span>
      </p>
      <Text mt={12}>Nothing was written, so this essay earns 0 and needs no marks.</Text>
      {onNext !== null && (
        <Button mt={16} onClick={onNext}>
          Open the next
        </Button>
      )}
    </Panel>
  );
}

/** @returns the index of the first contested question, else of an essay that waits, else of an essay; 0 without one */
function findFirst(questions: readonly PaperQuestion[], contested: readonly string[]): number {
  const contestedIndex = questions.findIndex(({ question }) => contested.includes(question.id));
  if (contestedIndex >= 0) return contestedIndex;
  const waitingIndex = questions.findIndex(({ essay }) => essay?.is_waiting);
  return Math.max(
    0,
    waitingIndex >= 0 ? waitingIndex : questions.findIndex(({ essay }) => essay !== undefined),
  );
}
