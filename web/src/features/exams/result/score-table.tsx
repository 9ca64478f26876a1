import type { SectionScore, TopicScore } from '@akada/contract/work/exam-results.ts';
import { Text } from '@mantine/core';
import { numberText, spokenDuration } from '../../../lib/format/numbers.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import classes from '../../../ui/page/table.module.css';
import { isCountedPlainly } from './result-words.ts';

interface ScoreTableProps {
  /** The kind of a row, such as "Topic". */
  of: string;
  rows: readonly (Omit<SectionScore, 'wanted' | 'title'> & Pick<TopicScore, 'topic'>)[];
  /** The totals in the last row. */
  sum?: { score: number; max_score: number };
}

/** Scores per part of an exam, each with a bar and its numbers. Two columns leave room for large text. */
export function ScoreTable({ of, rows, sum }: ScoreTableProps) {
  const hasMarks = sum !== undefined || !rows.every(isCountedPlainly);
  // Kept on one line: a number that wraps would seem to belong to another row.
  const share = (part: number, max: number) => `${numberText(part)}\u00a0of\u00a0${numberText(max)}`;

  return (
    <table className={`${classes.table} figures`}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{hasMarks ? 'Marks' : 'Right'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ topic, correct, total, took_ms, score, max_score }) => (
          <tr key={topic}>
            <th scope="row">
              {topic ?? 'Without a topic'}
              <Text c="dimmed" size="sm">
                {hasMarks && `${share(correct, total)} right, `}
                {spokenDuration(Math.round(took_ms / 1_000 / Math.max(1, total)))} each
              </Text>
              <Bar share={score / Math.max(1, max_score)} />
            </th>
            <td>{hasMarks ? share(score, max_score) : share(correct, total)}</td>
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td>{share(sum.score, sum.max_score)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
