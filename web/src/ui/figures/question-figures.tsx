import type { QuestionStatistics } from '@akada/contract/work/statistics.ts';
import { Stack, Text } from '@mantine/core';
import { Bar } from '../chart/bar.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Sentences } from '../feedback/sentences.tsx';
import { figureSentences, suspicionsOf } from './figure-words.ts';
import { OptionTable } from './option-table.tsx';

interface QuestionFiguresProps {
  figures: Omit<QuestionStatistics, 'computed_at' | 'is_stale'>;
  /** Right options as the question stands now. */
  keys: readonly number[];
  /** What its options say; null where letters have to do. */
  texts: readonly string[] | null;
}

/** How a question did in exams, each figure with what it means. */
export function QuestionFigures({ figures, keys, texts }: QuestionFiguresProps) {
  const suspicions = suspicionsOf(figures, keys);

  return (
    <Stack gap={12}>
      {figures.facility !== null && <Bar share={figures.facility / 100} />}
      <div>
        {figureSentences(figures).map((sentence) => (
          <Text key={sentence} className="figures">
            {sentence}
          </Text>
        ))}
      </div>
      {figures.needs_review && (
        <Notice kind="warning" title="Look at this question.">
          Students who do well in the rest get it wrong. Its key or its wording may be wrong.
        </Notice>
      )}
      {suspicions.length > 0 && (
        <Notice kind="info">
          <Sentences of={suspicions} most={4} more={(count) => `And ${count} more.`} />
        </Notice>
      )}
      {figures.options.length > 0 && <OptionTable figures={figures} keys={keys} texts={texts} />}
    </Stack>
  );
}
