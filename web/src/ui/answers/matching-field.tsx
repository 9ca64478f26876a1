import { optionLabel } from '@akada/core/quiz/options.ts';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { LineText } from '../content/lazy-content.tsx';
import { OptionPictures } from '../question/option-input.tsx';
import type { AnswerProps } from './answer-props.ts';
import classes from './answers.module.css';

/** A list for each left text. On phones the list is below its text, because two columns would not fit. */
export function MatchingField({ presented, content, response, onChange }: AnswerProps<'matching'>) {
  const id = useId();
  const { lefts, choices } = presented;
  const pairs = response?.pairs ?? [];
  // A list of the browser shows no formulas, so letters stand for the rendered texts.
  const hasTrees = choices.some((choice) => content?.texts?.[choice]);
  const select = (left: string, right: string) => {
    const others = pairs.filter((pair) => pair.left !== left);
    onChange({ type: 'matching', pairs: right === '' ? others : [...others, { left, right }] });
  };

  return (
    <div className={classes.matching}>
      <OptionPictures trees={Object.values(content?.texts ?? {})} />
      {hasTrees && (
        <ol className={classes.letters}>
          {choices.map((choice) => (
            <li key={choice}>
              <LineText text={choice} tree={content?.texts?.[choice]} isInControl />
            </li>
          ))}
        </ol>
      )}
      {lefts.map((left, index) => (
        <div key={left} className={classes.pair}>
          <label htmlFor={`${id}-${index}`}>
            <LineText text={left} tree={content?.texts?.[left]} isInControl />
          </label>
          <NativeSelect
            id={`${id}-${index}`}
            value={pairs.find((pair) => pair.left === left)?.right ?? ''}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            data={[
              { value: '', label: 'Choose' },
              ...choices.map((choice, position) => ({
                value: choice,
                label: hasTrees ? `${optionLabel(position)}: ${choice}` : choice,
              })),
            ]}
            onChange={({ currentTarget }) => select(left, currentTarget.value)}
          />
        </div>
      ))}
    </div>
  );
}
