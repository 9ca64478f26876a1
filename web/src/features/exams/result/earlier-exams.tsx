import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { links } from '@akada/core/links/links.ts';
import { dayText, momentText } from '../../../lib/format/dates.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { FigureTable } from '../../../ui/chart/figure-table.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Fold } from '../../../ui/page/fold.tsx';

/** The number of earlier results in the list, about a phone's screen. The line chart has all of them. */
const visibleCount = 5;

/** Compares the result with earlier ones. */
export function EarlierExams({ result: { score, max_score, percent, earlier } }: { result: ExamResult }) {
  const timeZone = useTimeZone();
  const [last] = earlier;
  if (last === undefined) return null;

  return (
    <Fold
      name="past"
      title="Against your own past"
      fact={comparison(
        percent,
        earlier.map((exam) => exam.percent),
      )}
    >
      <LineChart
        label="Your exams"
        points={[
          ...earlier.toReversed().map((exam) => getPoint(dayText(exam.finished_at, timeZone), exam.percent)),
          getPoint('This exam', percent),
        ]}
      />
      <ul className={`${rows.list} figures`}>
        {earlier.slice(0, visibleCount).map(({ id, finished_at, ...exam }) => (
          <li key={id} className={rows.entry}>
            <TextLink to={links.result(id)}>{momentText(finished_at, timeZone)}</TextLink>
            <span>
              {numberText(exam.score)} of {numberText(exam.max_score)}, {exam.percent}%
            </span>
          </li>
        ))}
      </ul>
      <FigureTable
        name="Your exams"
        columns={['Day', 'Marks', 'Of', 'Score, %']}
        rows={[
          ...earlier
            .toReversed()
            .map((exam) => [dayText(exam.finished_at, timeZone), exam.score, exam.max_score, exam.percent]),
          ['This exam', score, max_score, percent],
        ]}
      />
    </Fold>
  );
}

const getPoint = (name: string, value: number) => ({ name, text: `${name}: ${value}%`, value });

/** @param previous earlier percentages, the latest first */
function comparison(now: number, previous: readonly number[]): string {
  const change = now - (previous[0] ?? now);
  const points = counted(Math.abs(change), 'point');
  const sinceLast =
    change === 0
      ? 'The same as the last time'
      : `${points} ${change > 0 ? 'more' : 'less'} than the last time`;
  return now > Math.max(...previous) ? `${sinceLast}, and your best so far.` : `${sinceLast}.`;
}
