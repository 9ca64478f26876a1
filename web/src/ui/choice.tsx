import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './choice.module.css';

export const choiceLetters = ['A', 'B', 'C', 'D'] as const;

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
      <span className={classes.letter} aria-hidden>
        {tone === 'right' && <IconCheck size={18} />}
        {tone === 'wrong' && <IconX size={18} />}
        {verdict === undefined && choiceLetters[position]}
      </span>
      <span className={classes.text}>
        {text}
        {verdict !== undefined && <span className={classes.verdict}>{verdict}</span>}
      </span>
    </span>
  );
}
