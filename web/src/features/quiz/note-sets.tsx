import { Title } from '@mantine/core';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './note-sets.module.css';

/** What can be practised, note by note. */
export function NoteSets({ notes }: { notes: readonly { id: string; name: string }[] }) {
  return (
    <ul className={classes.sets}>
      {notes.map(({ id, name }) => (
        <li key={id}>
          <Panel>
            <Title order={2} size="h3" mb={12}>
              {name}
            </Title>
            <div className={classes.actions}>
              <ButtonLink to={`/mcq/practice/generated?file_id=${id}`}>Practise</ButtonLink>
              <ButtonLink to={`/mcq/exam/generated?file_id=${id}`} variant="default">
                Sit an exam
              </ButtonLink>
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
