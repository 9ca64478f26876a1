import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { useQuery } from '@tanstack/react-query';
import { FirstSetsPanel } from '../../../features/first-sets/first-sets-panel.tsx';
import { SampleLine } from '../../../features/samples/sample-note.tsx';
import { usageQuery } from '../../../features/usage/api.ts';
import { Section } from '../../../ui/page/panel.tsx';
import { NewNote } from '../notes/new-note.tsx';

/** The newest note, from its reading to its first question. */
export function FirstSetsStep({ sets }: { sets: FirstSets }) {
  const { data: month } = useQuery(usageQuery);
  return <FirstSetsPanel key={sets.id} sets={sets} month={month} />;
}

/** Offers to add another note with one tap, below the tasks. */
export function AnotherNote() {
  return (
    <Section title="Add a note">
      <NewNote label="Choose a file" isNext={false} />
      <SampleLine />
    </Section>
  );
}
