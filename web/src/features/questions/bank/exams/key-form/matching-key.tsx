import { LineText } from '../../../../../ui/content/lazy-content.tsx';
import { SelectField } from '../../../../../ui/form/choices/select-field.tsx';
import classes from './key-form.module.css';
import type { KeyFormProps } from './key-form-props.ts';

/** The match of each text, among the matches that students saw. */
export function MatchingKey({ body, getTree, onChange }: KeyFormProps<'matching'>) {
  const { pairs, extra } = body;
  const choices = [...new Set([...pairs.map(({ right }) => right), ...extra])].sort();
  const choose = (position: number, right: string) => {
    const next = pairs.map((pair, index) => (index === position ? { ...pair, right } : pair));
    const used = new Set(next.map((pair) => pair.right));
    onChange({ ...body, pairs: next, extra: choices.filter((choice) => !used.has(choice)) });
  };

  return (
    <div className={classes.pairs}>
      {pairs.map(({ left, right }, position) => (
        <div key={left}>
          <LineText text={left} tree={getTree(left)} />
          <SelectField
            label={`Match of ${left}`}
            isLabelHidden
            value={right}
            options={choices.map((choice) => [choice, choice])}
            onChange={(choice) => choose(position, choice)}
          />
        </div>
      ))}
    </div>
  );
}
