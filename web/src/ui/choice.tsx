import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './choice.module.css';

const letters = ['A', 'B', 'C', 'D'];

export type ChoiceTone = 'open' | 'chosen' | 'right' | 'wrong' | 'passed';

interface ChoiceProps {
  position: number;
  text: string;
  tone: ChoiceTone;
}

const verdicts: Partial<Record<ChoiceTone, string>> = {
  right: 'Right answer',
  wrong: 'Your answer, not right',
};

/** What one option of a question looks like; whoever uses it says what a click does. */
export function Choice({ position, text, tone }: ChoiceProps) {
  const verdict = verdicts[tone];
  return (
    <span className={classes.choice} data-tone={tone}>
      <span className={classes.letter}>
        {tone === 'right' && <IconCheck size={18} aria-hidden />}
        {tone === 'wrong' && <IconX size={18} aria-hidden />}
        {verdict === undefined && letters[position]}
      </span>
      <span className={classes.text}>
        {text}
        {verdict !== undefined && <span className={classes.verdict}>{verdict}</span>}
      </span>
    </span>
  );
}
