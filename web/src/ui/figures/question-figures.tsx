import type { QuestionStatistics } from '@akada/contract/work/statistics.ts';
import { fewestForMore } from '@akada/core/exams/statistics/item-statistics.ts';
import { Stack, Text } from '@mantine/core';
import { Bar } from '../chart/bar.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Sentences } from '../feedback/sentences.tsx';
import { figureSentences, getSuspicions } from './figure-words.ts';
import { OptionTable } from './option-table.tsx';

interface QuestionFiguresProps {
  figures: Omit<QuestionStatistics, 'computed_at' | 'is_stale'>;
  /** The question's present right options. */
  keys: readonly number[];
  /** The texts of the options; null to show only letters. */
  texts: readonly string[] | null;
}

/** A question's exam figures, each with its meaning. */
export function QuestionFigures({ figures, keys, texts }: QuestionFiguresProps) {
  // Few choices say nothing about a question.
  const hasGroups = figures.count >= fewestForMore;
  const suspicions = hasGroups ? getSuspicions(figures, keys) : [];

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
      {hasGroups && figures.options.length > 0 && <OptionTable figures={figures} keys={keys} texts={texts} />}
    </Stack>
  );
}
