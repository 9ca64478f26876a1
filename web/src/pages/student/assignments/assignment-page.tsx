import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getDueText, getSizeText } from '../../../features/assignments/assignment-words.ts';
import { myAssignmentQuery } from '../../../features/assignments/my-api.ts';
import { MyAssignmentPart } from '../../../features/assignments/my-assignment.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Work that a tutor gave the student. */
export function Component() {
  const { assignmentId = '' } = useParams();
  const zone = useZone();
  const query = myAssignmentQuery(assignmentId);
  const { data, error, refetch } = useQuery(query);
  const assignment = error && isGone(error) ? undefined : data;

  return (
    <Page
      title={assignment?.title ?? 'Assignment'}
      subtitle={
        assignment &&
        `${getSizeText(assignment)} from ${assignment.tutor_name}${
          assignment.course === null ? '' : `, ${assignment.course.name}`
        }. ${getDueText(assignment, zone)}.`
      }
    >
      {assignment === undefined && error && isGone(error) && (
        <Notice
          kind="info"
          title="This assignment is not there."
          actions={<ButtonLink to={links.dashboard()}>Your dashboard</ButtonLink>}
        >
          Your tutor deleted it, or you left the class.
        </Notice>
      )}
      {assignment === undefined && error && !isGone(error) && (
        <LoadFault what="this assignment" error={error} onRetry={() => void refetch()} />
      )}
      {assignment === undefined && !error && (
        <Waiting what="this assignment" queries={[query.queryKey]}>
          <CardsShape cards={1} />
        </Waiting>
      )}
      {assignment !== undefined && <MyAssignmentPart key={assignment.id} assignment={assignment} />}
    </Page>
  );
}
