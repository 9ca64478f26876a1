import type { Habits } from '@akada/contract/observers/habits.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { GoalBar } from '../goal-bar.tsx';

// Loads later: its validation code is as large as the rest of the page.
const goalForm = lazyComponent(async () => (await import('./goal-form.tsx')).GoalForm);

/** The weekly goal, which only the student sets. */
export function GoalChoice({ week }: Pick<Habits, 'week'>) {
  return (
    <Section title="Goal of the week">
      <GoalBar week={week} />
      <Lazy
        of={goalForm}
        props={{ week }}
        waiting={<FormShape fields={1} />}
        fault={(error, retry) => <CodeFault what="the goal" error={error} onRetry={retry} />}
      />
    </Section>
  );
}
