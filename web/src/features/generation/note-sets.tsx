import type { QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import rows from '../../ui/list/rows.module.css';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './note-sets.module.css';
import { lastResultText, setFacts, setsQuery } from './sets.ts';

/** The sets of questions made from a note; renders nothing without any. */
export function NoteSets({ fileId }: { fileId: string }) {
  const { data, error, refetch } = useQuery(setsQuery(fileId));
  if (error && !data)
    return <LoadFault what="the questions from this note" error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="note-sets" className={classes.section}>
      <Title order={2} id="note-sets" size="h3" mb="sm">
        Questions from this note
      </Title>
      <Panel>
        <ul className={rows.list}>
          {data.items.map((set) => (
            <li key={set.id} className={rows.entry}>
              <SetOfNote set={set} />
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function SetOfNote({ set: { id, questions, created_at, last_result } }: { set: QuestionSetSummary }) {
  const timeZone = useTimeZone();

  return (
    <>
      <Text className="figures">
        <TextLink to={links.questionSet(id)}>{setFacts(questions, created_at, timeZone)}</TextLink>
        {lastResultText(last_result)}
      </Text>
      <Group gap="md">
        <TextLink to={links.practiceGenerated({ generation_id: id })}>Practise</TextLink>
        <TextLink to={links.examGenerated({ generation_id: id })}>Sit an exam</TextLink>
      </Group>
    </>
  );
}
