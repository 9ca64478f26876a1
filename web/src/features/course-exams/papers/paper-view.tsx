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
import { MarkPanel } from './mark-panel.tsx';
import classes from './paper.module.css';
import { PaperHead } from './paper-head.tsx';
import { leftText } from './paper-words.ts';
import { QuestionStrip } from './question-strip.tsx';
import { useEssayMarking } from './use-essay-marking.ts';

interface PaperViewProps {
  examId: string;
  paper: Paper;
  /** All papers of the exam; empty if they are not known. */
  papers: readonly PaperSummary[];
  /** A question of another type, with its answer. */
  renderQuestion: (entry: PaperQuestion, number: number) => ReactNode;
}

/** A handed-in paper: its questions, and the essay that is marked. */
export function PaperView({ examId, paper, papers, renderQuestion }: PaperViewProps) {
  const { questions } = paper;
  const [selected, select] = useState(() => findFirst(questions));
  const entry = questions[selected];
  if (entry === undefined) return <Text c="dimmed">This paper has no questions.</Text>;
  const essay = readEssay(entry);
  const passage = paper.passages?.find(({ id }) => id === entry.question.passage_id);

  return (
    <>
      <PaperHead examId={examId} paper={paper} papers={papers} />
      <QuestionStrip questions={questions} selected={selected} onSelect={select} />
      {passage !== undefined && <Passage {...passage} />}
      {essay === null ? (
        renderQuestion(entry, selected + 1)
      ) : (
        <Essay
          key={entry.question.id}
          examId={examId}
          paper={paper}
          papers={papers}
          essay={essay}
          onSelect={select}
        />
      )}
    </>
  );
}

interface EssayProps extends Omit<PaperViewProps, 'renderQuestion'> {
  essay: PaperEssayEntry;
  onSelect: (index: number) => void;
}

function Essay({ examId, paper, papers, essay, onSelect }: EssayProps) {
  const navigate = useNavigate();
  const marking = useEssayMarking(examId, paper, essay);
  const { stem, content } = essay.entry.question;
  const { questions, next_waiting_id, student } = paper;
  const nextEssay = questions.findIndex((other) => other !== essay.entry && other.essay?.is_waiting);
  const hasNext = nextEssay >= 0 || next_waiting_id !== null;
  const openNext = () => {
    if (nextEssay >= 0) onSelect(nextEssay);
    else if (next_waiting_id !== null) void navigate(links.tutorPaper(examId, next_waiting_id));
  };
  const left = leftText(papers, paper);

  return (
    <div className={classes.columns}>
      <section aria-label="Essay">
        <StemBlock className={classes.stem} text={stem} tree={content?.stem} />
        <EssayPane essay={essay} marking={marking} />
      </section>
      <aside aria-label="Marks">
        {essay.text.trim() === '' ? (
          <UnwrittenPanel paper={paper} onNext={hasNext ? openNext : null} />
        ) : (
          <MarkPanel
            examId={examId}
            paper={paper}
            essay={essay}
            marking={marking}
            hasNext={hasNext}
            onGiven={() => {
              toast.success(`The marks of ${student.full_name} are saved.`);
              openNext();
            }}
            onNext={openNext}
          >
            {!hasNext && marking.marks !== null && (
              <Text role="status">All essays of this exam are marked.</Text>
            )}
          </MarkPanel>
        )}
        {left !== null && (
          <Text size="sm" c="dimmed" mt={16} px={4} className="figures">
            {left}
          </Text>
        )}
      </aside>
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

/** @returns the index of the first essay that waits, or of the first essay; 0 without one */
function findFirst(questions: readonly PaperQuestion[]): number {
  const waitingIndex = questions.findIndex(({ essay }) => essay?.is_waiting);
  return Math.max(
    0,
    waitingIndex >= 0 ? waitingIndex : questions.findIndex(({ essay }) => essay !== undefined),
  );
}
