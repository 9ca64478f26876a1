import type { OptionFigures, QuestionStatistics } from '@akada/contract/work/statistics.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import table from '../page/table.module.css';

interface OptionTableProps {
  figures: Pick<QuestionStatistics, 'options' | 'unanswered' | 'group_size'>;
  keys: readonly number[];
  texts: readonly string[] | null;
}

/** The number of students who chose each option: of all, of the best 27 % and of the weakest 27 %. */
export function OptionTable({ figures: { options, unanswered, group_size }, keys, texts }: OptionTableProps) {
  return (
    <div>
      <table className={`${table.table} figures`}>
        <thead>
          <tr>
            <th scope="col">Chosen</th>
            <th scope="col">By all</th>
            <th scope="col">By the best</th>
            <th scope="col">By the weakest</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option, index) => (
            <Row key={optionLabel(index)} figures={option}>
              <strong>{optionLabel(index)}</strong> {texts?.[index]}
              {keys.includes(index) && (
                <Text size="sm" c="dimmed">
                  Right answer
                </Text>
              )}
            </Row>
          ))}
          {unanswered !== null && <Row figures={unanswered}>Nothing</Row>}
        </tbody>
      </table>
      {group_size !== null && (
        <Text c="dimmed" size="sm">
          The best and the weakest are {counted(group_size, 'student')} each, 27 in a hundred, by the rest of
          their exam.
        </Text>
      )}
    </div>
  );
}

function Row({
  figures: { chosen, upper, lower },
  children,
}: {
  figures: OptionFigures;
  children: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{chosen}</td>
      <td>{upper}</td>
      <td>{lower}</td>
    </tr>
  );
}
