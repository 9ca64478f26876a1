import type { StudentPage } from '@akada/contract/observers/students.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SendSetButton } from '../../../features/assignments/send-set-button.tsx';
import { studentQuery } from '../../../features/students/api.ts';
import { MessageButton } from '../../../features/students/message-button.tsx';
import { SeenResults } from '../../../features/students/seen-results.tsx';
import { describeNoResults, describeShared, getFirstName } from '../../../features/students/sharing-words.ts';
import { StudentHead } from '../../../features/students/student-head.tsx';
import { StudentNotes } from '../../../features/students/student-notes.tsx';
import { LastMessages, Papers, PastSessions } from '../../../features/students/student-parts.tsx';
import classes from '../../../features/students/students.module.css';
import { NextSession } from '../../../features/tutoring/next-session.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape, RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Section } from '../../../ui/page/panel.tsx';

const sentSets = lazyComponent(
  async () => (await import('../../../features/assignments/sent-sets.tsx')).SentSets,
);

/** Percent. The form of a new set starts with topics below it, three at most. */
const weakBelow = 50;
const maxWeakTopics = 3;

/** One student of the tutor, with the results that the student shares. */
export function Component() {
  const { studentId = '' } = useParams();
  const query = studentQuery(studentId);
  const { error } = useQuery(query);

  if (error !== null && isGone(error)) {
    return (
      <Page title="Student">
        <Notice
          kind="info"
          title="This student is not here."
          actions={<ButtonLink to={links.tutorStudents()}>Your students</ButtonLink>}
        >
          You see a person while you share a class or a session.
        </Notice>
      </Page>
    );
  }
  return (
    <Loaded what="this student" query={query} shape={<CardsShape cards={3} />}>
      {(page) => <Student key={studentId} page={page} />}
    </Loaded>
  );
}

function Student({ page }: { page: StudentPage }) {
  const { student, courses, results, papers, sessions, notes, conversation } = page;
  const name = getFirstName(student.full_name);
  const weakTopics = (results?.topics ?? [])
    .filter(({ percent }) => percent < weakBelow)
    .slice(0, maxWeakTopics)
    .map(({ title }) => title);
  const sent = { studentId: student.id, name, weakTopics };

  return (
    <>
      <StudentHead
        person={student}
        title={student.full_name}
        courses={courses}
        back={{ to: links.tutorStudents(), text: 'Students' }}
        actions={
          <Group gap={8}>
            <MessageButton personId={student.id} variant="default">
              Message
            </MessageButton>
            <SendSetButton {...sent} />
          </Group>
        }
      />
      <Columns
        main={
          <Stack gap={32}>
            {results === null ? (
              <NoResults page={page} name={name} />
            ) : (
              <SeenResults results={results} title={`${name}’s topics`} />
            )}
            <Papers papers={papers} isTutor />
            <Section title="Sets that you sent">
              <Lazy
                of={sentSets}
                props={{ studentId: student.id }}
                waiting={<RowsShape rows={2} lines={2} />}
                fault={(error, retry) => <CodeFault what="the sets" error={error} onRetry={retry} />}
              />
            </Section>
            <PastSessions sessions={sessions} />
          </Stack>
        }
        side={
          <>
            {sessions.next !== null && <NextSession booking={sessions.next} />}
            <LastMessages conversation={conversation} />
            <StudentNotes studentId={student.id} name={name} notes={notes} />
            <Text className={classes.small}>{describeShared(page, name)}</Text>
          </>
        }
      />
      <div className={classes.dock}>
        <MessageButton personId={student.id} variant="default">
          Message
        </MessageButton>
        <SendSetButton {...sent} />
      </div>
    </>
  );
}

function NoResults({ page, name }: { page: StudentPage; name: string }) {
  const { title, text } = describeNoResults(page, name);
  return (
    <Notice kind="info" title={title}>
      {text}
    </Notice>
  );
}
