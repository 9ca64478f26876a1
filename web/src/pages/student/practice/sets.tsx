import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { SetList } from '../../../features/generation/set-list.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Part } from '../../../ui/page/panel.tsx';

/** The student's own sets, and the link to the first one. */
export function Sets() {
  return (
    <Part title="Your sets" more={{ to: links.importSet(), text: 'Import questions' }}>
      <SetList empty={<NoSets />} />
    </Part>
  );
}

/** The next step adds the missing material: a note first, then questions from it. */
function NoSets() {
  const { data: notes } = useQuery(notesQuery);
  const ready = notes?.items.find(({ status }) => status === 'ready');

  return (
    <Empty
      title="No questions of your own yet"
      action={
        ready === undefined ? (
          <ButtonLink to={links.uploadNote()}>
            {notes?.total ? 'See your notes' : 'Upload your first note'}
          </ButtonLink>
        ) : (
          <ButtonLink to={links.makeQuestions({ file_id: ready.id })}>Make questions</ButtonLink>
        )
      }
    >
      {ready === undefined
        ? 'Questions are made from your own notes. Upload one, and they appear here.'
        : 'Your notes are read. Make questions from one of them, and they appear here.'}
    </Empty>
  );
}
