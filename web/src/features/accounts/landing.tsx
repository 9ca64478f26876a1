import { Group, Text, Title } from '@mantine/core';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ColorSchemeToggle } from '../../ui/color-scheme-toggle.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import classes from './landing.module.css';

const steps = [
  ['Upload your notes', 'A PDF, a Word file or plain text. Akada reads every page of it.'],
  ['Get questions with their source', 'Each one quotes the sentence of your note that proves the answer.'],
  ['Practise, then sit an exam', 'The clock runs on the server. A lost connection costs you no answer.'],
] as const;

/** @param home where a signed-in visitor starts, null for everybody else */
export function Landing({ home }: { home: string | null }) {
  useDocumentTitle('Study from your own notes');

  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Brand to="/" />
        <Group gap={8} wrap="nowrap">
          <ColorSchemeToggle />
          {home === null && (
            <ButtonLink to="/login" variant="default">
              Sign In
            </ButtonLink>
          )}
        </Group>
      </header>
      <main className={classes.main}>
        <Title order={1} className={classes.headline}>
          Your notes, turned into questions you can trust
        </Title>
        <Text className={classes.lead}>
          Akada reads the chapter you have to learn, asks you about it, and shows for every answer where it
          stands in your own note.
        </Text>
        {home === null ? (
          <ButtonLink to="/register" size="lg">
            Start Learning Free
          </ButtonLink>
        ) : (
          <ButtonLink to={home} size="lg">
            Go to Dashboard
          </ButtonLink>
        )}
        <ol className={classes.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <Title order={2} size="h3">
                {title}
              </Title>
              <Text c="dimmed" mt={4}>
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
