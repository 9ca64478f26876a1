import type { KeyChangeCounts, KeyRule } from '@akada/contract/work/marking/regrading.ts';
import { Text } from '@mantine/core';
import { LoadFault } from '../../../../ui/feedback/load-fault.tsx';
import { countSentences } from './key-words.ts';

interface KeyOutcomeProps {
  preview: { data: KeyChangeCounts | undefined; error: Error | null; refetch: () => Promise<unknown> };
  rule: KeyRule;
}

/** The effect of the change on finished exams. */
export function KeyOutcome({ preview: { data, error, refetch }, rule }: KeyOutcomeProps) {
  if (error) return <LoadFault what="what it changes" error={error} onRetry={() => void refetch()} />;

  return (
    <div role="status">
      {(data === undefined ? ['Counting whose marks it changes.'] : countSentences(data, rule)).map(
        (sentence) => (
          <Text key={sentence} className="figures">
            {sentence}
          </Text>
        ),
      )}
    </div>
  );
}
