import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { RunningExams } from '../../../features/exams/running-exams.tsx';
import { DeletedSets } from '../../../features/generation/deleted-sets.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ResultsSection } from '../dashboard/results-section.tsx';
import { ExamsAhead } from '../exams/exams-ahead.tsx';
import { PracticeNow, SamplePapers } from './practice-now.tsx';
import { Sets } from './sets.tsx';

export function Component() {
  return (
    <Page
      title="MCQ Practice"
      action={
        <ButtonLink to={links.importSet()} variant="default">
          Import questions
        </ButtonLink>
      }
    >
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
