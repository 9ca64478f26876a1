import type { Paper } from '@akada/contract/work/marking/papers.ts';
import { essayMarkLimits } from '@akada/core/question-types/essay/essay-marks.ts';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ChangedMeanwhile } from '../../../ui/feedback/changed-meanwhile.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { getNewerMarks, useProposeMarks } from './api.ts';
import { getTotals, type PaperEssayEntry, sumPoints } from './essay-values.ts';
import classes from './paper.module.css';
import { getGiveText, totalsText } from './paper-words.ts';
import { PointsRow } from './points-row.tsx';
import type { EssayMarking } from './use-essay-marking.ts';
import { useTypedPoints } from './use-typed-points.ts';

/** Renders saved phrases next to a text; a press on one hands it over. */
export type RenderPhrases = (text: string, onChoose: (phrase: string) => void) => ReactNode;

interface MarkPanelProps {
  examId: string;
  paper: Paper;
  essay: PaperEssayEntry;
  marking: EssayMarking;
  /** True if a further essay or paper waits for marks. */
  hasNext: boolean;
  /** Called once the marks are saved. */
  onGiven: () => void;
  /** Opens the next one. */
  onNext: () => void;
  /** Phrases that a press adds to the message. */
  renderPhrases: RenderPhrases;
  /** The papers that wait. */
  children: ReactNode;
}

/** The points of an essay, the message, and the button that gives them. Nothing is given before its press. */
export function MarkPanel({
  examId,
  paper,
  essay,
  marking,
  hasNext,
  onGiven,
  onNext,
  renderPhrases,
  children,
}: MarkPanelProps) {
  const { values, marks, saving, isChanged, isStale } = marking;
  const { criteria } = essay.body;
  const zone = useTimeZone();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [isJudged, setJudged] = useState(false);
  const readDigit = useTypedPoints();
  const totals = getTotals(paper, essay, values.points);
  const proposal = essay.entry.essay?.proposal ?? null;
  const setPoints = (index: number, points: number) => {
    setActive(index);
    marking.change({ points: values.points.with(index, points) });
  };
  const goTo = (index: number, points = values.points[index]) => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-criterion]');
    const row = rows?.[index];
    const radios = row && [...row.querySelectorAll<HTMLInputElement>('input')];
    (radios?.find(({ value }) => value === String(points)) ?? radios?.[0])?.focus();
  };
  const give = () => {
    const missing = values.points.indexOf(null);
    if (missing >= 0) {
      setJudged(true);
      goTo(missing);
    } else if (isChanged || marks === null) {
      marking.give(onGiven);
    } else if (hasNext) onNext();
  };
  const typeDigit = (digit: string) => () => {
    const points = readDigit(active, digit, criteria[active]?.points ?? 0);
    if (points === null) return;
    setPoints(active, points);
    goTo(active, points);
  };

  useKeys({ n: give, ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, typeDigit(digit)])) });

  return (
    <Panel>
      <p className={`${classes.total} figures`}>
        <b>{numberText(totals.total)}</b>
        <span>of {numberText(paper.max_score)}</span>
      </p>
      <Text size="sm" c="dimmed" mt={4} className="figures">
        {totalsText(paper, totals)}
      </Text>
      <div className={classes.criteria} ref={list}>
        {criteria.map((criterion, index) => (
          <PointsRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two criteria may have one name, and none moves.
            key={index}
            criterion={criterion}
            points={values.points[index] ?? null}
            proposal={proposal?.criteria[index]}
            isMissing={isJudged && values.points[index] === null}
            onChange={(points) => setPoints(index, points)}
            onFocus={() => setActive(index)}
            onMove={(step) => goTo(Math.min(criteria.length - 1, Math.max(0, index + step)))}
          />
        ))}
      </div>
      <Stack gap={12}>
        {proposal === null && paper.may_propose && (
          <SuggestMarks examId={examId} paper={paper} questionId={essay.entry.question.id} />
        )}
        <Textarea
          label={`To ${paper.student.full_name.split(' ')[0]}`}
          autosize
          minRows={3}
          maxLength={essayMarkLimits.message}
          value={values.message}
          onChange={({ currentTarget }) => marking.change({ message: currentTarget.value })}
        />
        {renderPhrases(values.message, (phrase) =>
          marking.change({ message: [values.message.trim(), phrase].filter(Boolean).join(' ') }),
        )}
        {isStale ? (
          <ChangedMeanwhile what="mark" onUseMine={marking.useMine} onUseTheirs={marking.useTheirs}>
            Another person gave {numberText(sumPoints(marks?.points ?? []))} points for this essay.
          </ChangedMeanwhile>
        ) : (
          getNewerMarks(saving.error) === null && <FormFault error={saving.error} />
        )}
        <div className={classes.give}>
          <ActionButton fullWidth size="lg" isBusy={saving.isPending} onClick={give} disabled={isStale}>
            {getGiveText(totals.total, { isGiven: marks !== null, isChanged, hasNext })}
            <kbd className={classes.key} aria-hidden>
              N
            </kbd>
          </ActionButton>
        </div>
        <Text size="xs" c="dimmed" className={classes.keys}>
          Keys: 0 to 9 give points, the arrows change the criterion, N gives the marks, J and K change the
          paper.
        </Text>
        <Text size="xs" c="dimmed">
          {proposal !== null && 'Outlined: suggested from your marking points. '}
          {marks === null || isChanged
            ? 'Nothing is given before you press.'
            : `Given ${momentText(marks.marked_at, zone)}.`}
        </Text>
        {children}
      </Stack>
    </Panel>
  );
}

function SuggestMarks({ examId, paper, questionId }: { examId: string; paper: Paper; questionId: string }) {
  const proposing = useProposeMarks({ examId, paperId: paper.exam_id, questionId });
  return (
    <div>
      <FormFault error={proposing.error} />
      <Button
        variant="default"
        loading={proposing.isPending}
        aria-busy={proposing.isPending}
        onClick={() => proposing.mutate()}
      >
        Suggest marks
      </Button>
    </div>
  );
}
