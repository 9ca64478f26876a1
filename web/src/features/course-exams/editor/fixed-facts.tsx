import { Text } from '@mantine/core';
import comparison from '../../../ui/page/comparison.module.css';
import { fixedFacts } from './exam-differences.ts';
import type { ExamValues } from './exam-values.ts';

/**
 * Lists the facts that cannot change any more, with the reason.
 *
 * @param values the stored values
 */
export function FixedFacts({ values }: { values: ExamValues }) {
  return (
    <>
      <Text mb="md">
        A student has started, so these cannot change. You can still change the title, instructions, end,
        attempts and what students see afterwards.
      </Text>
      <dl className={comparison.sides}>
        {fixedFacts(values).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
