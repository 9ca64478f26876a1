import { Stack } from '@mantine/core';
import { RunningExams } from '../../../features/exams/running-exams.tsx';
import { DeletedSets } from '../../../features/generation/deleted-sets.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ExamsAhead } from '../exams/exams-ahead.tsx';
import { PracticeNow, SamplePapers } from './practice-now.tsx';
import { ResultsSection } from './results-section.tsx';
import { Sets } from './sets.tsx';

export function Component() {
  return (
    <Page title="MCQ Practice">
      <Stack>
        <RunningExams />
        <ExamsAhead />
        <PracticeNow />
        <Sets />
        <DeletedSets />
        <SamplePapers />
        <ResultsSection />
      </Stack>
    </Page>
  );
}
