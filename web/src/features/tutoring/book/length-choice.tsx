import { Radio, Text } from '@mantine/core';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { nairaText } from '../../../lib/format/money.ts';
import classes from './book.module.css';

interface LengthChoiceProps {
  lengths: readonly { minutes: number; price: number }[];
  /** The max length in minutes before the tutor's next session. */
  longest: number;
  /** The trial lesson that the student can have; null if there is none. */
  trial: { minutes: number; price: number } | null;
  /** The minutes, or `trial`. */
  value: string;
  onChange: (length: string) => void;
}

/** Typical uses of each length in minutes. */
const uses: Readonly<Record<number, string>> = {
  30: 'One question you are stuck on',
  45: 'A topic, with two to try',
  60: 'A topic, with five to try',
  90: 'A past paper together',
  120: 'A past paper, and what went wrong',
};

export function LengthChoice({ lengths, longest, trial, value, onChange }: LengthChoiceProps) {
  const fitting = lengths.filter(({ minutes }) => minutes <= longest);
  const choices = [
    ...(trial === null ? [] : [{ ...trial, key: 'trial', use: 'Your first lesson, to try it' }]),
    ...fitting.map((length) => ({ ...length, key: String(length.minutes), use: uses[length.minutes] })),
  ];

  return (
    <>
      <Radio.Group aria-label="For how long?" value={value} onChange={onChange}>
        <div className={classes.lengths}>
          {choices.map(({ key, minutes, price, use }) => (
            <Radio.Card key={key} value={key} className={classes.length}>
              <span className={classes.minutes}>
                <b className="figures">{minutes}</b> min
                <i style={{ width: `${minutes}%` }} />
              </span>
              <span>{use}</span>
              <b className="figures">{price > 0 ? nairaText(price) : hasPayments() && 'Free'}</b>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {fitting.length < lengths.length && (
        <Text c="dimmed" size="sm">
          Longer sessions do not fit before the tutor’s next hour.
        </Text>
      )}
    </>
  );
}
