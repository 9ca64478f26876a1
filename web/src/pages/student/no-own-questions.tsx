import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { DashboardRows, DashboardSection } from '../../features/dashboard/dashboard-parts.tsx';
import { countedTo } from '../../features/quiz/counted-to.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';

interface NoOwnQuestionsProps {
  sources: readonly PracticeSource[];
  /** Gets the address for practice or an exam of a subject of the sample paper. */
  sampleAddress: (subject: string) => string;
}

/** Shown if an address names no source, and the student has made no questions yet. */
export function NoOwnQuestions({ sources, sampleAddress }: NoOwnQuestionsProps) {
  const subjects = sources.filter(({ kind }) => kind === 'subject');

  return (
    <Stack>
      <Empty
        title="You have no questions of your own yet"
        action={<ButtonLink to={links.uploadNote()}>Upload a note</ButtonLink>}
      >
        {subjects.length === 0
          ? 'Upload a note, and Akada makes questions from it.'
          : 'Upload a note, and Akada makes questions from it. Or try the sample paper below. It is not from your notes.'}
      </Empty>
      {subjects.length > 0 && (
        <DashboardSection title="Sample paper">
          <DashboardRows
            rows={subjects.map(({ id, title, questions }) => ({
              id,
              name: title,
              fact: countedTo(questions, 'question'),
              to: sampleAddress(id),
            }))}
          />
        </DashboardSection>
      )}
    </Stack>
  );
}
