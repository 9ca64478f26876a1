import type { Conversation } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconBan, IconBell, IconBellOff, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Popover } from '../../ui/layers/popover.tsx';
import { Link } from '../../ui/links/links.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { useArrivalFocus, useDocumentTitle } from '../../ui/page/page.tsx';
import { useBlock, useMute } from './api.ts';
import attachments from './attachments.module.css';
import classes from './messages.module.css';

/** The person of a conversation, the way back, and what can be done about it. */
export function ThreadHead({ conversation }: { conversation: Conversation }) {
  const { id, person, muted, writing } = conversation;
  const [isOpen, toggle] = useState(false);
  const heading = useArrivalFocus();
  const mute = useMute(id);
  const block = useBlock(id);
  const isBlocked = writing === 'blocked_by_me';
  useDocumentTitle(person.full_name);

  const act = (change: () => void) => () => {
    toggle(false);
    change();
  };
  const facts = [isBlocked && 'Blocked.', muted && 'Muted. You are not notified.'].filter(Boolean);
  const BellIcon = muted ? IconBell : IconBellOff;
  return (
    <header className={classes.head}>
      <Link to={links.messages()} className={classes.back} aria-label="All messages">
        <IconArrowLeft size={22} stroke={1.75} aria-hidden />
      </Link>
      <Avatar name={person.full_name} url={person.picture_url} size={44} />
      <div className={classes.headWords}>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.headName}>
          {person.full_name}
        </Title>
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(' ')}
          </Text>
        )}
      </div>
      <Popover
        label={`More about ${person.full_name}`}
        trigger={<IconDots size={22} stroke={1.75} aria-hidden />}
        position="top"
        isOpen={isOpen}
        onToggle={toggle}
      >
        <UnstyledButton className={attachments.choice} onClick={act(() => mute.mutate(!muted))}>
          <BellIcon size={22} stroke={1.75} aria-hidden />
          {muted ? 'Notify me again' : 'Mute'}
        </UnstyledButton>
        <UnstyledButton className={attachments.choice} onClick={act(() => block.mutate(!isBlocked))}>
          <IconBan size={22} stroke={1.75} aria-hidden />
          {isBlocked ? 'Take the block back' : 'Block'}
        </UnstyledButton>
      </Popover>
    </header>
  );
}
