import { type AcceptedRange, findAcceptedRange } from '@akada/core/question-types/numbers/accepted-range.ts';
import type { NumericalBody } from '@akada/core/question-types/question-body.ts';
import classes from './review.module.css';

/** The range of numbers that count, and the student's number. It is empty if only one number is right. */
export function RangeAxis({ body, text }: { body: NumericalBody; text: string }) {
  const range = findAcceptedRange(body, text);
  if (range === null) return null;

  const { low, high, key, answer } = range;
  const scale = getScale(range);
  const toPercent = (value: number) => `${(100 * (value - scale.from)) / (scale.to - scale.from)}%`;
  const label = `${low} to ${high} is right${answer === null ? '' : `, you wrote ${answer}`}`;
  return (
    <div className={classes.range}>
      <div className={classes.axis} role="img" aria-label={label}>
        <span
          className={classes.band}
          style={{ left: toPercent(low), right: `calc(100% - ${toPercent(high)})` }}
        />
        <span className={classes.target} style={{ left: toPercent(key) }} />
        {answer !== null && (
          <span
            className={classes.point}
            style={{ left: toPercent(Math.min(scale.to, Math.max(scale.from, answer))) }}
          />
        )}
      </div>
      <p className={`${classes.ends} figures`} aria-hidden="true">
        <span>{scale.from}</span>
        <span>
          {low} to {high} is right
        </span>
        <span>{scale.to}</span>
      </p>
    </div>
  );
}

/** The axis is three ranges wide; a number beyond it lies on its edge. */
function getScale({ low, high }: AcceptedRange): { from: number; to: number } {
  const width = high - low;
  const [from = low, to = high] = [low - width, high + width].map((value) => Number(value.toPrecision(6)));
  return { from, to };
}
