import { DashboardLayout } from '../../features/dashboard/dashboard-layout.tsx';
import { Page } from '../../ui/page.tsx';
import { useAccount } from '../account-context.ts';
import { MonthSection } from '../dashboard/month-section.tsx';
import { NextStepSection } from '../dashboard/next-step-section.tsx';
import { NotesSection } from '../dashboard/notes-section.tsx';
import { ResultsSection } from '../dashboard/results-section.tsx';

export function Component() {
  const { full_name } = useAccount();
  const [firstName] = full_name.trim().split(/\s+/);

  return (
    <Page title={`Welcome, ${firstName}`}>
      <DashboardLayout
        next={<NextStepSection />}
        main={
          <>
            <NotesSection />
            <ResultsSection />
          </>
        }
        side={<MonthSection />}
      />
    </Page>
  );
}
