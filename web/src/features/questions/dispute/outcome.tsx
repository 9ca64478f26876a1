import type { KeyChangeCounts } from '@akada/contract/work/marking/regrading.ts';
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Bar } from '../../../ui/chart/bar.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import classes from './dispute.module.css';

interface OutcomeProps {
  preview: Pick<UseQueryResult<KeyChangeCounts>, 'data' | 'error' | 'refetch'>;
}

/** The numbers of exams whose scores rise, stay and fall. */
export function Outcome({ preview: { data, error, refetch } }: OutcomeProps) {
  if (error) return <LoadFault what="whose marks it changes" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Text role="status">Counting whose marks it changes.</Text>;

  const { exams, rise, stay, fall, running } = data;
  return (
    <div role="status" className={classes.outcome}>
      <BigFigures
        figures={[
          { name: 'rise', value: String(rise) },
          { name: 'stay', value: String(stay) },
          { name: 'fall', value: String(fall) },
        ]}
      />
      {exams > 0 && <Bar share={rise / exams} />}
      {running > 0 && (
        <Text size="sm" mt={8} className="figures">
          Still running with the key that they began with: {running}.
        </Text>
      )}
    </div>
  );
}
