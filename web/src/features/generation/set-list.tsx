import type { QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Text, Title } from '@mantine/core';
import { useTimeZone } from '../../lib/session/account.ts';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './note-sets.module.css';
import { resultText, setFacts, setTitle } from './sets.ts';

/** @param isOfOneNote its title is said above already */
export function SetList({
  sets,
  isOfOneNote = false,
}: {
  sets: readonly QuestionSetSummary[];
  isOfOneNote?: boolean;
}) {
  const timeZone = useTimeZone();

  return (
    <ul className={classes.sets}>
      {sets.map(({ id, title, questions, created_at, last_result }) => {
        const facts = setFacts(questions, created_at, timeZone);
        return (
          <li key={id}>
            <Panel>
              {!isOfOneNote && (
                <Title order={2} size="h3" className={classes.title}>
                  <TextLink to={links.questionSet(id)}>{setTitle(title)}</TextLink>
                </Title>
              )}
              <Group justify="space-between" gap="xs">
                <Text className="figures">
                  {isOfOneNote ? <TextLink to={links.questionSet(id)}>{facts}</TextLink> : facts}
                  {last_result !== null && `. Last result: ${resultText(last_result)}`}
                </Text>
                <Group gap="md">
                  <TextLink to={links.practiceGenerated({ generation_id: id })}>Practise</TextLink>
                  <TextLink to={links.examGenerated({ generation_id: id })}>Sit an exam</TextLink>
                </Group>
              </Group>
            </Panel>
          </li>
        );
      })}
    </ul>
  );
}
