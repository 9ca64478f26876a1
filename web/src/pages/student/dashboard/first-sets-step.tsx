import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { SampleLine } from '../../../features/samples/sample-note.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { NewNote } from '../notes/new-note.tsx';
import { StudySet } from '../notes/study-set.tsx';

/** The newest note, from its reading to its first question. */
export function FirstSetsStep({ sets }: { sets: FirstSets }) {
  return <StudySet key={sets.id} sets={sets} isPage={false} />;
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
