import { links } from '@akada/core/links/links.ts';
import { Title } from '@mantine/core';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
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
              <ButtonLink to={links.practiceGenerated({ file_id: id })}>Practise</ButtonLink>
              <ButtonLink to={links.examGenerated({ file_id: id })} variant="default">
                Sit an exam
              </ButtonLink>
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
