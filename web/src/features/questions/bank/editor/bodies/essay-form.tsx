import { bodyLimits, type EssayCriterion } from '@akada/core/question-types/question-body.ts';
import { Group, Text, Textarea, TextInput } from '@mantine/core';
import { counted } from '../../../../../lib/format/numbers.ts';
import { blankCriterion } from '../../body-values.ts';
import { AddButton } from './add-button.tsx';
import classes from './bodies.module.css';
import type { BodyFormProps } from './body-form-props.ts';
import { RowButtons } from './row-buttons.tsx';

/** The criteria by which a person marks the essay, and the word limits that students see. */
export function EssayForm({ body, onChange }: Omit<BodyFormProps<'essay'>, 'stem'>) {
  const { criteria } = body;
  const put = (rows: EssayCriterion[]) => onChange({ ...body, criteria: rows });
  const total = criteria.reduce((sum, { points }) => sum + points, 0);

  return (
    <>
      <Text size="sm" c="dimmed">
        Students see the names and points. Only you see the guidance: write what earns the points.
      </Text>
      <div className={classes.rows} data-rows>
        {criteria.map((criterion, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name.
          <div key={position} className={classes.row} data-labelled>
            <CriterionFields
              criterion={criterion}
              position={position}
              onChange={(part) => put(criteria.with(position, { ...criterion, ...part }))}
            />
            <RowButtons
              rows={criteria}
              position={position}
              noun="criterion"
              min={1}
              isOrdered
              onChange={put}
            />
            <Textarea
              className={classes.feedback}
              aria-label={`Guidance for criterion ${position + 1}`}
              placeholder="Guidance"
              name={`body.guidance.${position}`}
              maxLength={bodyLimits.guidance}
              autosize
              minRows={1}
              value={criterion.guidance}
              onChange={({ currentTarget }) =>
                put(criteria.with(position, { ...criterion, guidance: currentTarget.value }))
              }
            />
          </div>
        ))}
      </div>
      <Group gap="8px 16px">
        <AddButton
          text="Add a criterion"
          isFull={criteria.length >= bodyLimits.criteria}
          onAdd={() => put([...criteria, blankCriterion])}
        />
        <Text fw={600} className="figures" role="status">
          {counted(total, 'mark')} in all
        </Text>
      </Group>
      <div className={classes.row} data-labelled>
        <WordsInput
          label="At least, in words"
          words={body.min_words}
          onChange={(words) => onChange({ ...body, min_words: words })}
        />
        <WordsInput
          label="At most, in words"
          words={body.max_words}
          onChange={(words) => onChange({ ...body, max_words: words })}
        />
      </div>
    </>
  );
}

interface CriterionFieldsProps {
  criterion: EssayCriterion;
  position: number;
  onChange: (part: Partial<EssayCriterion>) => void;
}

function CriterionFields({ criterion, position, onChange }: CriterionFieldsProps) {
  return (
    <>
      <TextInput
        className={classes.text}
        label={`Criterion ${position + 1}`}
        placeholder="Such as Facts"
        name={`body.criteria.${position}`}
        maxLength={bodyLimits.criterionName}
        autoComplete="off"
        value={criterion.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        className={classes.points}
        label="Points"
        aria-label={`Points of criterion ${position + 1}`}
        name={`body.points.${position}`}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={criterion.points === 0 ? '' : String(criterion.points)}
        onChange={({ currentTarget }) => onChange({ points: toNumber(currentTarget.value) ?? 0 })}
      />
    </>
  );
}

/** @returns the digits of a typed text; null without any */
function toNumber(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

interface WordsInputProps {
  label: string;
  /** Null for no limit. */
  words: number | null;
  onChange: (words: number | null) => void;
}

function WordsInput({ label, words, onChange }: WordsInputProps) {
  return (
    <TextInput
      className={classes.number}
      label={label}
      placeholder="No limit"
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      value={words ?? ''}
      onChange={({ currentTarget }) => onChange(toNumber(currentTarget.value) || null)}
    />
  );
}
