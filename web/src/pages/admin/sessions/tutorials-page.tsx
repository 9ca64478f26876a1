import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SessionsNav } from '../../../features/admin/area-nav.tsx';
import { TutorialFacts } from '../../../features/admin/sessions/tutorial-facts.tsx';
import { TutorialList } from '../../../features/admin/sessions/tutorial-list.tsx';
import { tutorialQuery } from '../../../features/admin/sessions/tutorials-api.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Group tutorials of all tutors, and a single one. One module serves both, because the shell declares it once. */
export function Component() {
  const { tutorialId } = useParams();
  return tutorialId === undefined ? <AllTutorials /> : <OneTutorial tutorialId={tutorialId} />;
}

function AllTutorials() {
  return (
    <Page title="All sessions" subtitle="Every tutorial of a tutor with a group">
      <SessionsNav />
      <TutorialList />
    </Page>
  );
}

/** A group tutorial with the students who have a seat. */
function OneTutorial({ tutorialId }: { tutorialId: string }) {
  const { data, error } = useQuery(tutorialQuery(tutorialId));

  return (
    <Page
      title={data?.title ?? 'Group tutorial'}
      subtitle={data?.subject}
      action={
        <ButtonLink to={links.adminTutorials()} variant="default">
          All group tutorials
        </ButtonLink>
      }
    >
      {error !== null && isGone(error) ? (
        <Notice kind="info" title="This group tutorial is not here.">
          The tutor’s account was erased, or the link is incomplete.
        </Notice>
      ) : (
        <Loaded
          what="this group tutorial"
          query={tutorialQuery(tutorialId)}
          shape={<RowsShape rows={4} lines={2} />}
        >
          {(tutorial) => <TutorialFacts tutorial={tutorial} />}
        </Loaded>
      )}
    </Page>
  );
}
