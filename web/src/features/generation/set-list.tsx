import type { QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { useTimeZone } from '../../lib/session/account.ts';
import { ButtonLink, Link, TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { DeleteSet } from './delete-set.tsx';
import classes from './note-sets.module.css';
import { resultText, setFacts, setTitle } from './sets.ts';

interface SetListProps {
  sets: readonly QuestionSetSummary[];
  /** Their title is said above already. */
  isOfOneNote?: boolean;
}

export function SetList({ sets, isOfOneNote = false }: SetListProps) {
  return (
    <ul className={classes.sets}>
      {sets.map((set) => (
        <li key={set.id}>
          <Panel>{isOfOneNote ? <SetOfNote set={set} /> : <NamedSet set={set} />}</Panel>
        </li>
      ))}
    </ul>
  );
}

function NamedSet({ set: { id, title, questions, created_at, last_result } }: { set: QuestionSetSummary }) {
  const timeZone = useTimeZone();

  return (
    <>
      <Title order={2} size="h3" className={classes.title}>
        <Anchor component={Link} to={links.questionSet(id)} inherit underline="always">
          {setTitle(title)}
        </Anchor>
      </Title>
      <Text className="figures" mb={12}>
        {setFacts(questions, created_at, timeZone)}
        {lastResultText(last_result)}
      </Text>
      <Group gap="8px">
        <ButtonLink to={links.practiceGenerated({ generation_id: id })}>Practise</ButtonLink>
        <ButtonLink to={links.examGenerated({ generation_id: id })} variant="default">
          Sit an exam
        </ButtonLink>
        <DeleteSet id={id} name={`${setTitle(title)}, ${setFacts(questions, created_at, timeZone)}`} />
      </Group>
    </>
  );
}

function SetOfNote({ set: { id, questions, created_at, last_result } }: { set: QuestionSetSummary }) {
  const timeZone = useTimeZone();

  return (
    <Group justify="space-between" gap="xs">
      <Text className="figures">
        <TextLink to={links.questionSet(id)}>{setFacts(questions, created_at, timeZone)}</TextLink>
        {lastResultText(last_result)}
      </Text>
      <Group gap="md">
        <TextLink to={links.practiceGenerated({ generation_id: id })}>Practise</TextLink>
        <TextLink to={links.examGenerated({ generation_id: id })}>Sit an exam</TextLink>
      </Group>
    </Group>
  );
}

function lastResultText(result: QuestionSetSummary['last_result']): string {
  return result === null ? '' : `. Last result: ${resultText(result)}`;
}
