import '@mantine/core/styles/SegmentedControl.css';
import { listCourseSets } from '@akada/contract/material/course-sets.ts';
import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import type { Conversation } from '@akada/contract/observers/messages.ts';
import { listGenerations } from '@akada/contract/work/generation.ts';
import { type BookingLength, bookingLengths } from '@akada/core/bookings/booking-rules.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { Button, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { call } from '../../lib/http/call.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import type { AttachmentDraft } from './attachment-drafts.ts';
import classes from './attachments.module.css';
import type { TimeChoice } from './time-choice.ts';

interface AttachDialogProps {
  kind: 'set' | 'note' | 'time';
  conversation: Conversation;
  TimeChoice: TimeChoice;
  onAttach: (draft: AttachmentDraft) => void;
  onClose: () => void;
}

const titles = { set: 'Send a set of questions', note: 'Send a note', time: 'Propose a time' } as const;

/** Chooses a set, a note or a time for the next message. */
export function AttachDialog({ kind, conversation, TimeChoice, onAttach, onClose }: AttachDialogProps) {
  const [draft, choose] = useState<Omit<AttachmentDraft, 'id'> | null>(null);
  const attach = (subject: Omit<AttachmentDraft, 'id'>) => onAttach({ ...subject, id: getUuid(randomId()) });
  return (
    <Dialog
      isOpen
      title={titles[kind]}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {kind === 'time' && (
            <Button disabled={draft === null} onClick={() => draft && attach(draft)}>
              Attach this time
            </Button>
          )}
        </>
      }
    >
      {kind === 'time' ? (
        <Time TimeChoice={TimeChoice} onChoose={choose} />
      ) : (
        <Subjects kind={kind} name={conversation.person.full_name} onChoose={attach} />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  onChoose: (draft: Omit<AttachmentDraft, 'id'>) => void;
}

/** Titles to choose from, the last changed first. Tutors have sets of their courses, students their own. */
const subjectsQuery = (kind: 'set' | 'note', isTutor: boolean, search: string) =>
  queryOptions({
    queryKey: ['messages', 'subjects', kind, isTutor, search],
    queryFn: async ({ signal }): Promise<{ id: string; title: string }[]> => {
      const limit = 50;
      if (kind === 'note') {
        const { items } = await call(listMyNotes, { query: { search, limit }, signal });
        return items.map(({ id, title }) => ({ id, title: title ?? 'A note without a title' }));
      }
      const { items } = isTutor
        ? await call(listCourseSets, { query: { limit }, signal })
        : await call(listGenerations, { query: { limit }, signal });
      return items
        .map(({ id, title }) => ({ id, title: title ?? 'Questions without a title' }))
        .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
    },
  });

function Subjects({ kind, name, onChoose }: ChoiceProps & { kind: 'set' | 'note'; name: string }) {
  const isTutor = useAccount().role === 'tutor';
  const [search, find] = useState('');
  return (
    <Stack>
      <Text c="dimmed">
        {isTutor ? `${name} practises it in the course.` : `${name} can open it and take a copy.`}
      </Text>
      <SearchField label="Search by title" value={search} onSearch={find} />
      <Loaded
        what="what you can send"
        query={subjectsQuery(kind, isTutor, search)}
        shape={<RowsShape rows={4} />}
      >
        {(subjects) =>
          subjects.length === 0 ? (
            <Text>Nothing is here. {isTutor && 'Share a set with the course first.'}</Text>
          ) : (
            <div className={classes.choices}>
              {subjects.map(({ id, title }) => (
                <UnstyledButton
                  key={id}
                  className={classes.choice}
                  onClick={() => onChoose({ kind, title, subject_id: id })}
                >
                  {title}
                </UnstyledButton>
              ))}
            </div>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Time({ TimeChoice, onChoose }: ChoiceProps & { TimeChoice: TimeChoice }) {
  const { id } = useAccount();
  const [minutes, setMinutes] = useState<BookingLength>(60);
  const [startsAt, setStart] = useState('');
  return (
    <Stack>
      <Text c="dimmed">The student books it with one tap. It stays free for others until then.</Text>
      <SegmentedControl
        aria-label="Minutes"
        value={String(minutes)}
        data={bookingLengths.map((length) => ({ value: String(length), label: `${length} min` }))}
        onChange={(value) => {
          setMinutes(bookingLengths.find((length) => String(length) === value) ?? 60);
          setStart('');
        }}
      />
      <TimeChoice
        key={minutes}
        tutorId={id}
        minutes={minutes}
        value={startsAt}
        onChange={(start) => {
          setStart(start);
          onChoose({ kind: 'time', title: start, minutes });
        }}
      />
    </Stack>
  );
}
