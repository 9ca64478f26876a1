import type { AssignmentSummary } from '@akada/contract/work/classes/assignment-work.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useListState } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { ButtonLink, Link } from '../../ui/links/links.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts } from '../../ui/list/row-text.tsx';
import { Panel, Part } from '../../ui/page/panel.tsx';
import { assignmentsQuery } from './api.ts';
import { getDueText, getSizeText } from './assignment-words.ts';
import classes from './assignments.module.css';
import { RemindButton } from './remind-button.tsx';

/** The work of a class, with how much of it is done. */
export function ClassAssignments({ courseId }: { courseId: string }) {
  const address = useListState();
  const [isPast, setPast] = useState(false);

  return (
    <Part title="Assignments">
      <Panel>
        <ResourceList
          key={String(isPast)}
          what="the assignments"
          one="assignment"
          label={isPast ? 'Past assignments' : 'Assignments'}
          address={address}
          query={assignmentsQuery(courseId, isPast ? 'past' : 'current', address.page)}
          shape={{ rows: 2, lines: 2, hasButton: true }}
          empty={isPast ? 'Nothing is past yet.' : 'Give your class questions, cards, a text or an essay.'}
          idOf={({ id }) => id}
          row={(assignment) => <AssignmentRow assignment={assignment} />}
        />
        <Button variant="subtle" mt={8} ml={-12} onClick={() => setPast(!isPast)}>
          {isPast ? 'Show current assignments' : 'Show past assignments'}
        </Button>
      </Panel>
      <div className={classes.dock}>
        <ButtonLink to={links.newAssignment({ course: courseId })}>Assign a set</ButtonLink>
      </div>
    </Part>
  );
}

function AssignmentRow({ assignment }: { assignment: AssignmentSummary }) {
  const zone = useZone();
  const { id, title, phase, students, done } = assignment;

  return (
    <div className={classes.row}>
      <div className={classes.name}>
        <Anchor
          component={Link}
          to={links.tutorAssignment(id)}
          fw={600}
          display="inline-block"
          py={10}
          my={-6}
        >
          {title}
        </Anchor>
        <RowFacts>{getDueText(assignment, zone)}</RowFacts>
      </div>
      <div className={classes.share}>
        {phase === 'coming' ? (
          <Text size="sm" c="dimmed">
            {getSizeText(assignment)}
          </Text>
        ) : (
          <>
            <DoneText assignment={assignment} />
            <span className={classes.bar}>
              <Bar share={students === 0 ? 0 : done / students} />
            </span>
          </>
        )}
      </div>
      <RowAction assignment={assignment} />
    </div>
  );
}

function DoneText({ assignment: { done, students, percent } }: { assignment: AssignmentSummary }) {
  return (
    <Text size="sm" className="figures">
      <b>{done}</b> of {students} done
      {percent !== null && (
        <>
          , <b>{percent}%</b> right
        </>
      )}
    </Text>
  );
}

function RowAction({ assignment }: { assignment: AssignmentSummary }) {
  const { id, title, phase, to_mark: toMark, to_remind: toRemind } = assignment;
  if (toMark > 0)
    return (
      <ButtonLink
        to={links.tutorAssignment(id)}
        variant="light"
        aria-label={`Mark ${counted(toMark, 'essay')} of ${title}`}
      >
        Mark {toMark}
      </ButtonLink>
    );
  if (phase === 'open' && toRemind > 0) return <RemindButton assignment={assignment} />;
  const verb = phase === 'coming' ? 'Edit' : 'Open';
  return (
    <ButtonLink to={links.tutorAssignment(id)} variant="subtle" aria-label={`${verb} ${title}`}>
      {verb}
    </ButtonLink>
  );
}
