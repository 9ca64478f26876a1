import { links } from '@akada/core/links/links.ts';
import { maxNeeds } from '@akada/core/tutors/needs-help.ts';
import { useQuery } from '@tanstack/react-query';
import { RowText } from '../../ui/list/row-text.tsx';
import rows from '../../ui/list/rows.module.css';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Panel, Part } from '../../ui/page/panel.tsx';
import { needsQuery } from './api.ts';
import { MessageButton } from './message-button.tsx';
import { NeedLine } from './student-row.tsx';
import classes from './students.module.css';

/** At most four students who need help, the reason first; renders nothing without one. */
export function NeedsHelp() {
  const { data } = useQuery(needsQuery(maxNeeds));
  if (data === undefined || data.items.length === 0) return null;
  const more = { to: links.tutorStudents({ show: 'needs_help' }), text: `All ${data.total}` };

  return (
    <Part
      title="Who needs help"
      more={data.total > data.items.length ? more : { to: links.tutorStudents(), text: 'All students' }}
    >
      <Panel>
        <ul className={rows.list} aria-label="Who needs help">
          {data.items.map(({ id, full_name, picture_url, need, courses }) => (
            <li key={id} className={rows.entry}>
              <RowText
                cover={<Avatar name={full_name} url={picture_url} size={44} />}
                title={<bdi className={classes.name}>{full_name}</bdi>}
                to={links.tutorStudent(id)}
              >
                {need !== null && <NeedLine need={need} />}
                <small className={classes.small}>{courses.join(', ')}</small>
              </RowText>
              <MessageButton personId={id} variant="light" label={`Write to ${full_name}`}>
                Write
              </MessageButton>
            </li>
          ))}
        </ul>
      </Panel>
    </Part>
  );
}
