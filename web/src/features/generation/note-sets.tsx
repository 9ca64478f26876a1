import { listGenerations } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './note-sets.module.css';

const setsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['sets', fileId],
    queryFn: ({ signal }) => call(listGenerations, { query: { file_id: fileId }, signal }),
    meta: changedBy('generation'),
  });

/** The questions that were made from a note, a set each; nothing where there are none. */
export function NoteSets({ fileId }: { fileId: string }) {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(setsQuery(fileId));
  if (error && !data)
    return <LoadFault what="the questions from this note" error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="note-sets" className={classes.section}>
      <Title order={2} id="note-sets" size="h3" mb="sm">
        Questions from this note
      </Title>
      <ul className={classes.sets}>
        {data.items.map(({ id, made, created_at }) => (
          <li key={id}>
            <Panel>
              <Group justify="space-between" gap="xs">
                <Text>
                  {counted(made, 'question')}, made on {dayText(created_at, timeZone)}
                </Text>
                <Group gap="md">
                  <TextLink to={links.practiceGenerated({ generation_id: id })}>Practise</TextLink>
                  <TextLink to={links.examGenerated({ generation_id: id })}>Sit an exam</TextLink>
                </Group>
              </Group>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  );
}
