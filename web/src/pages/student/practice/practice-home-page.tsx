import { RunningExams } from '../../../features/exams/running-exams.tsx';
import { DeletedSets } from '../../../features/generation/deleted-sets.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns } from '../../../ui/page/panel.tsx';
import { ExamsAhead } from '../exams/exams-ahead.tsx';
import { PracticeNow, SamplePapers } from './practice-now.tsx';
import { ResultsSection } from './results-section.tsx';
import { Sets } from './sets.tsx';

export function Component() {
  return (
    <Page title="MCQ Practice">
      <Columns
        main={
          <>
            <RunningExams />
            <PracticeNow />
            <ExamsAhead />
            <Sets />
            <DeletedSets />
          </>
        }
        side={
          <>
            <SamplePapers />
            <ResultsSection />
          </>
        }
      />
    </Page>
  );
}
