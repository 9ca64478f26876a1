import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { firstSetsQuery } from '../../../features/first-sets/first-sets-query.ts';
import { myNotesQuery } from '../../../features/notes/mine/api.ts';
import { MyNoteList } from '../../../features/notes/mine/my-note-list.tsx';
import { hasPapersQuery } from '../../../features/past-papers/shelf/shelf-api.ts';
import { usageQuery } from '../../../features/usage/api.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import classes from './my-notes-page.module.css';

const newNote = lazyComponent(async () => (await import('./new-note.tsx')).NewNote);
const sampleOffer = lazyComponent(
  async () => (await import('../../../features/samples/sample-note.tsx')).SampleOffer,
);
const notStarted = lazyComponent(async () => (await import('./not-started.tsx')).NotStarted);
const sharedView = lazyComponent(async () => (await import('./shared-view.tsx')).SharedView);

const views = [
  ['', 'Notes'],
  ['shared', 'Shared'],
] as const;

/** All notes of the student, uploaded or written, and shared ones. */
export function Component() {
  const { read, set } = useListAddress();
  const view = read('show') === 'shared' ? 'shared' : '';

  return (
    <Page
      title="My notes"
      subtitle={<Counts />}
      action={
        <ButtonLink to={links.newNote()} variant="default" leftSection={<IconPencil size={18} aria-hidden />}>
          Write a note
        </ButtonLink>
      }
    >
      <div className={classes.views}>
        <Chips label="Show" options={views} value={view} onChange={(show) => set({ show })} />
        <PapersLink />
      </div>
      {view === 'shared' ? <SharedByStudents /> : <Notes />}
    </Page>
  );
}

/** The chips keep their height, so that nothing moves when the link comes. */
function PapersLink() {
  const { data: hasPapers = false } = useQuery(hasPapersQuery);
  return hasPapers && <TextLink to={links.pastPapers()}>Past papers</TextLink>;
}

function SharedByStudents() {
  return (
    <Lazy
      of={sharedView}
      props={{}}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="what is shared" error={error} onRetry={retry} />}
    />
  );
}

function Notes() {
  const { data } = useQuery(myNotesQuery(useListAddress()));
  const isEmpty = data?.total === 0;

  return (
    <>
      <NotesAndSteps isEmpty={isEmpty} />
      {!isEmpty && (
        <div className={classes.dock}>
          <ButtonLink
            to={links.uploadNote()}
            className={classes.add}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            Add a note
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function NotesAndSteps({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div
      className={classes.two}
      data-empty={isEmpty || undefined}
      data-in-order={isEmpty ? 'side-first' : 'columns'}
    >
      <div className={classes.list} data-in-order="column">
        <NewSets />
        <MyNoteList
          empty={
            <>
              <NoNotes />
              <Lazy
                of={sampleOffer}
                props={{}}
                waiting={null}
                fault={(error, retry) => <CodeFault what="the sample" error={error} onRetry={retry} />}
              />
            </>
          }
        />
      </div>
      <aside className={classes.aside} data-in-order="column" aria-label="Next steps">
        <Section title="Add a note">
          <Lazy
            of={newNote}
            props={{ label: 'Choose a file', isNext: true }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
          />
        </Section>
        <Unpractised />
      </aside>
    </div>
  );
}

function NewSets() {
  const query = useQuery(firstSetsQuery);
  const items = query.data?.items ?? [];
  if (items.length === 0) return <Pending query={query} />;
  return (
    <Lazy
      of={notStarted}
      props={{ items }}
      waiting={null}
      fault={(error, retry) => <CodeFault what="your new study sets" error={error} onRetry={retry} />}
    />
  );
}

function Counts() {
  const notes = useQuery(myNotesQuery(useListAddress())).data;
  const uploads = useQuery(usageQuery).data?.items.find(({ kind }) => kind === 'upload');
  const facts = [
    notes && counted(notes.total, 'note'),
    uploads && !uploads.unlimited && `${uploads.used} of ${counted(uploads.limit, 'upload')} used`,
  ];
  return <span className="figures">{facts.filter(Boolean).join(', ')}</span>;
}

const mostUnpractised = 3;

/** Names listed notes whose questions were never practised. */
function Unpractised() {
  const query = useQuery(myNotesQuery(useListAddress()));
  const waiting = query.data?.items.filter(({ made }) => made.questions > 0 && !made.is_practised) ?? [];
  if (waiting.length === 0) return <Pending query={query} />;

  return (
    <Section title="Not practised yet">
      <Text size="sm" c="dimmed" mb="sm">
        {counted(waiting.length, 'note')} {waiting.length === 1 ? 'has' : 'have'} questions waiting.
      </Text>
      <ul className={rows.list}>
        {waiting.slice(0, mostUnpractised).map((note) => (
          <li key={note.id} className={rows.entry}>
            <RowText cover={<Cover of={note} size={40} />} title={note.title ?? note.original_filename}>
              <Text size="sm" c="dimmed">
                {counted(note.made.questions, 'question')}
              </Text>
            </RowText>
            <TextLink to={links.practiceGenerated({ file_id: note.id })}>Start</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NoNotes() {
  return (
    <Empty
      title="No notes yet"
      action={
        <ButtonLink to={links.newNote()} variant="default">
          Write one
        </ButtonLink>
      }
    >
      Add the chapter that you have to learn first, or write down what you know. Both become questions and
      cards.
    </Empty>
  );
}
