import { links } from '@akada/core/links/links.ts';
import { Badge } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useListState } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { conversationsQuery, peopleQuery, useOpenConversation } from './api.ts';
import classes from './messages.module.css';

/** The conversations of the reader, the last change first. */
export function ConversationList() {
  const address = useListState();
  const timeZone = useTimeZone();
  return (
    <ResourceList
      what="your conversations"
      one="conversation"
      label="Conversations"
      address={address}
      query={conversationsQuery(address.page)}
      shape={{ rows: 4, lines: 2 }}
      empty="Nobody has written yet. Choose a person below and begin."
      idOf={({ id }) => id}
      row={({ id, person, unread, last }) => (
        <RowText
          cover={<Avatar name={person.full_name} url={null} size={44} />}
          title={
            <span className={classes.name}>
              {person.full_name}
              {unread > 0 && <Badge className="figures">{counted(unread, 'new message')}</Badge>}
            </span>
          }
          to={links.conversation(id)}
        >
          {last && (
            <>
              <p className={classes.preview} data-unread={unread > 0 || undefined}>
                {last.mine && 'You: '}
                {last.text}
              </p>
              <RowFacts>{momentText(last.written_at, timeZone)}</RowFacts>
            </>
          )}
        </RowText>
      )}
    />
  );
}

/** Everybody to whom the reader may write. */
export function PeopleList() {
  const address = useListState();
  const opening = useOpenConversation();
  const navigate = useNavigate();
  const open = (personId: string) =>
    opening.mutate(personId, { onSuccess: ({ id }) => void navigate(links.conversation(id)) });

  return (
    <>
      <FormFault error={opening.error} />
      <ResourceList
        what="the people you can write to"
        one="contact"
        label="People you can write to"
        address={address}
        query={peopleQuery(address.page)}
        shape={{ rows: 2, lines: 1 }}
        empty="You can write to a tutor or a student as soon as you share a course, a session or a tutorial."
        idOf={({ id }) => id}
        row={({ full_name }) => (
          <RowText cover={<Avatar name={full_name} url={null} size={44} />} title={full_name} />
        )}
        actions={({ id, full_name }) => (
          <ActionButton
            variant="default"
            aria-label={`Write to ${full_name}`}
            isBusy={opening.isPending}
            onClick={() => open(id)}
          >
            Write
          </ActionButton>
        )}
      />
    </>
  );
}
