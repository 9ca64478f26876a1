import type { TypedPresented } from '@akada/core/question-types/type-module.ts';
import classes from '../answers.module.css';
import { submitOnEnter } from '../submit-on-enter.ts';
import { typedInput } from '../typed-input.ts';

interface GapInputProps {
  gap: TypedPresented<'gaps'>['gaps'][number];
  /** 0-based. */
  index: number;
  count: number;
  text: string;
  onChange: (text: string) => void;
  /** Called for Enter, which moves to the next gap. */
  onNext: () => void;
}

/** A field in the line of its text. Kit fields are blocks, which would break the line. */
export function GapInput({ gap, index, count, text, onChange, onNext }: GapInputProps) {
  const shared = {
    className: classes.gap,
    'data-gap': index,
    'aria-label': `Gap ${index + 1} of ${count}`,
    value: text,
    onKeyDown: submitOnEnter(onNext),
  };
  if (gap.type !== 'select') {
    return (
      <input
        {...typedInput}
        {...shared}
        enterKeyHint={index === count - 1 ? 'done' : 'next'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <select {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">Choose</option>
      {gap.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
