import type { ListedConversation } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import { attachmentNames } from '@akada/core/messages/attachment-rules.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useListState } from '../../lib/address/use-list-address.ts';
import { dayText, timeText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { conversationsQuery, peopleQuery, useOpenConversation } from './api.ts';
import classes from './messages.module.css';

/** The conversations of the reader, the last change first. */
export function ConversationList() {
  const address = useListState();
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
      row={(conversation) => <ConversationRow {...conversation} />}
    />
  );
}

function ConversationRow({ id, person, unread, muted, last }: ListedConversation) {
  const timeZone = useTimeZone();
  const isToday =
    last !== null && dayText(last.written_at, timeZone) === dayText(new Date().toISOString(), timeZone);
  return (
    <RowText
      cover={<Avatar name={person.full_name} url={person.picture_url} size={44} />}
      title={
        <span className={classes.name} data-unread={unread > 0 || undefined}>
          <span className={classes.rowName}>
            {person.full_name}
            {muted && <IconBellOff size={16} aria-label="muted" />}
          </span>
          {last && (
            <span className={`${classes.rowTime} figures`}>
              {isToday ? timeText(last.written_at, timeZone) : dayText(last.written_at, timeZone)}
            </span>
          )}
        </span>
      }
      to={links.conversation(id)}
    >
      {last && (
        <p className={classes.previewRow}>
          <span className={classes.preview} data-unread={unread > 0 || undefined}>
            {last.mine && 'You: '}
            {last.text === '' && last.attachment ? attachmentNames[last.attachment] : last.text}
          </span>
          {unread > 0 && (
            <span className={`${classes.unread} figures`}>
              <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{counted(unread, 'new message')}</VisuallyHidden>
            </span>
          )}
        </p>
      )}
    </RowText>
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
        row={({ full_name, picture_url }) => (
          <RowText cover={<Avatar name={full_name} url={picture_url} size={44} />} title={full_name} />
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
