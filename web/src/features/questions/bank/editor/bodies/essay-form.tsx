import { bodyLimits, type EssayCriterion } from '@akada/core/question-types/question-body.ts';
import { Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import { blankCriterion } from '../../body-values.ts';
import { AddButton } from './add-button.tsx';
import classes from './bodies.module.css';
import type { BodyFormProps } from './body-form-props.ts';
import { RowButtons } from './row-buttons.tsx';

/** The criteria by which a person marks the essay, and the word limits that students see. */
export function EssayForm({ body, onChange }: Omit<BodyFormProps<'essay'>, 'stem'>) {
  const { criteria } = body;
  const put = (rows: EssayCriterion[]) => onChange({ ...body, criteria: rows });
  const change = (position: number, part: Partial<EssayCriterion>) =>
    put(criteria.map((row, index) => (index === position ? { ...row, ...part } : row)));
  return (
    <>
      {criteria.map((criterion, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name.
        <div key={position} className={classes.row}>
          <TextInput
            className={classes.text}
            label={`Criterion ${position + 1}`}
            name={`body.criteria.${position}.name`}
            maxLength={bodyLimits.criterionName}
            value={criterion.name}
            onChange={({ currentTarget }) => change(position, { name: currentTarget.value })}
          />
          <NumberInput
            label="Points"
            name={`body.criteria.${position}.points`}
            min={1}
            max={bodyLimits.points}
            allowDecimal={false}
            value={criterion.points}
            onChange={(points) => change(position, { points: Number(points) || 0 })}
          />
          <RowButtons rows={criteria} position={position} noun="criterion" min={1} isOrdered onChange={put} />
          <Textarea
            className={classes.line}
            label="Guidance for marking"
            name={`body.criteria.${position}.guidance`}
            maxLength={bodyLimits.guidance}
            autosize
            minRows={1}
            value={criterion.guidance}
            onChange={({ currentTarget }) => change(position, { guidance: currentTarget.value })}
          />
        </div>
      ))}
      <AddButton
        text="Add a criterion"
        isFull={criteria.length >= bodyLimits.criteria}
        onAdd={() => put([...criteria, blankCriterion])}
      />
      <Group gap="8px 24px">
        <WordsInput
          label="Least words"
          words={body.min_words}
          onChange={(words) => onChange({ ...body, min_words: words })}
        />
        <WordsInput
          label="Most words"
          words={body.max_words}
          onChange={(words) => onChange({ ...body, max_words: words })}
        />
      </Group>
    </>
  );
}

interface WordsInputProps {
  label: string;
  /** Null for no limit. */
  words: number | null;
  onChange: (words: number | null) => void;
}

function WordsInput({ label, words, onChange }: WordsInputProps) {
  return (
    <NumberInput
      label={label}
      min={1}
      max={bodyLimits.words}
      allowDecimal={false}
      value={words ?? ''}
      onChange={(value) => onChange(Number(value) || null)}
    />
  );
}
