import { links } from '@akada/core/links/links.ts';
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Link } from '../../ui/links/links.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { searchQuery } from './api.ts';
import classes from './messages.module.css';

/** Messages with the words of a search, the newest first. Each leads to its place in the conversation. */
export function FoundMessages({ text }: { text: string }) {
  const timeZone = useTimeZone();
  const isLongEnough = text.length >= messageLimits.minSearch;
  const query = searchQuery(text);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...query,
    enabled: isLongEnough,
  });
  if (!isLongEnough) return <Text c="dimmed">Write at least two letters.</Text>;
  if (error && data === undefined)
    return <LoadFault what="the messages" error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Waiting what="the messages" queries={[query.queryKey]}>
        <RowsShape rows={4} lines={2} />
      </Waiting>
    );

  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Text>No message has these letters.</Text>;
  return (
    <Stack>
      <ul className={classes.list} aria-label="Found messages">
        {items.map((found) => (
          <li key={found.id}>
            <Link
              to={links.conversation(found.conversation_id, { at: String(found.position) })}
              className={classes.row}
            >
              <Avatar name={found.person.full_name} url={found.person.picture_url} size={44} />
              <span className={classes.rowWords}>
                <span className={classes.rowTop}>
                  <b className={classes.rowName}>{found.person.full_name}</b>
                  <span className={`${classes.rowTime} figures`}>
                    {momentText(found.written_at, timeZone)}
                  </span>
                </span>
                <span className={classes.foundText}>
                  {found.mine && 'You: '}
                  {found.text}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier messages
        </Button>
      )}
    </Stack>
  );
}
