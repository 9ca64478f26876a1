import type { TutorView } from '@akada/contract/observers/students.ts';
import { links } from '@akada/core/links/links.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { tutorViewQuery } from '../../../features/students/api.ts';
import { SeenResults } from '../../../features/students/seen-results.tsx';
import { SharingForm } from '../../../features/students/sharing-form.tsx';
import { getFirstName } from '../../../features/students/sharing-words.ts';
import { StudentHead } from '../../../features/students/student-head.tsx';
import { NoteList } from '../../../features/students/student-notes.tsx';
import { LastMessages, Papers, PastSessions } from '../../../features/students/student-parts.tsx';
import { NextSession } from '../../../features/tutoring/next-session.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Section } from '../../../ui/page/panel.tsx';

/** Everything that a tutor sees of the student, from the student's side, and the choice of it. */
export function Component() {
  const { tutorId = '' } = useParams();
  const query = tutorViewQuery(tutorId);
  const { error } = useQuery(query);

  if (error !== null && isGone(error)) {
    return (
      <Page title="A tutor’s view of you">
        <Notice
          kind="info"
          title="This tutor sees nothing of you."
          actions={<ButtonLink to={links.tutors()}>Find a tutor</ButtonLink>}
        >
          A tutor sees something while you share a class or a session.
        </Notice>
      </Page>
    );
  }
  return (
    <Loaded what="what this tutor sees" query={query} shape={<CardsShape cards={3} />}>
      {(view) => <View key={tutorId} view={view} />}
    </Loaded>
  );
}

function View({ view }: { view: TutorView }) {
  const { tutor, courses, sharing, results, papers, sessions, notes, conversation } = view;
  const name = getFirstName(tutor.full_name);

  return (
    <>
      <StudentHead
        person={tutor}
        title={`${name}’s view of you`}
        courses={courses}
        back={{ to: links.sessions(), text: 'Sessions' }}
      />
      <Columns
        isSideFirst
        main={
          <Stack gap={32}>
            {results !== null && <SeenResults results={results} title="Your topics" />}
            <Papers papers={papers} isTutor={false} />
            <PastSessions sessions={sessions} />
            {results === null && papers.total === 0 && sessions.total === 0 && (
              <Text c="dimmed">There is nothing else here for {name} yet.</Text>
            )}
          </Stack>
        }
        side={
          <>
            <SharingForm key={sharing.state} view={view} />
            {sessions.next !== null && <NextSession booking={sessions.next} />}
            {notes.length > 0 && (
              <Section title={`Notes from ${name}`}>
                <NoteList notes={notes} readers={() => 'You both read this.'} />
              </Section>
            )}
            <LastMessages conversation={conversation} />
          </>
        }
      />
    </>
  );
}
