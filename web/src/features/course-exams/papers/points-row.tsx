import type { EssayProposal } from '@akada/contract/work/marking/papers.ts';
import type { EssayCriterion } from '@akada/core/question-types/question-body.ts';
import { Text } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { numberText } from '../../../lib/format/numbers.ts';
import classes from './paper.module.css';

interface PointsRowProps {
  criterion: EssayCriterion;
  /** Null until points are given. */
  points: number | null;
  proposal: EssayProposal['criteria'][number] | undefined;
  isMissing: boolean;
  onChange: (points: number) => void;
  onFocus: () => void;
  /** Leads to the next criterion, or to the previous one. */
  onMove: (step: -1 | 1) => void;
}

/** The points of a criterion, in a row. */
export function PointsRow(props: PointsRowProps) {
  const { criterion, points, proposal, isMissing, onChange, onFocus, onMove } = props;
  const name = useId();
  const { points: max, guidance } = criterion;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step === 1 ? 1 : -1);
  };

  return (
    <fieldset
      className={classes.criterion}
      data-criterion
      data-missing={isMissing || undefined}
      aria-describedby={`${name}-about`}
      onFocus={onFocus}
      onKeyDown={move}
    >
      <legend>
        {criterion.name} <span className="figures">of {max}</span>
      </legend>
      <div className={classes.points} data-many={max > 10 || undefined}>
        {getChoices(max, points).map((value) => (
          <label key={value} data-suggested={proposal?.points === value || undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={points === value}
              onChange={() => onChange(value)}
            />
            <span className="figures">{numberText(value)}</span>
          </label>
        ))}
      </div>
      <div id={`${name}-about`}>
        {isMissing && (
          <Text size="sm" c="var(--mantine-color-error)">
            Give points for {criterion.name}
          </Text>
        )}
        {guidance !== '' && (
          <Text size="sm" c="dimmed" mt={6}>
            {guidance}
          </Text>
        )}
        {proposal && <Suggestion proposal={proposal} points={points} />}
      </div>
    </fieldset>
  );
}

function Suggestion({ proposal, points }: Required<Pick<PointsRowProps, 'proposal' | 'points'>>) {
  if (proposal === undefined) return null;
  const isOther = points !== null && points !== proposal.points;
  return (
    <Text size="sm" c="dimmed" mt={6}>
      <b>{numberText(proposal.points)} suggested:</b> {proposal.reason}
      {isOther && ` You chose ${numberText(points)}.`}
      {proposal.quotation !== '' && <q>{proposal.quotation}</q>}
    </Text>
  );
}

/** Whole points, and half ones that were given elsewhere. */
function getChoices(max: number, points: number | null): number[] {
  const choices = Array.from({ length: max + 1 }, (_, value) => value);
  return points === null || choices.includes(points)
    ? choices
    : [...choices, points].sort((one, other) => one - other);
}
