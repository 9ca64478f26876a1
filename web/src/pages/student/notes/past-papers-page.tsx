import { links } from '@akada/core/links/links.ts';
import { useSearchParams } from 'react-router';
import { shelfQuery } from '../../../features/past-papers/shelf/shelf-api.ts';
import { SubjectRow } from '../../../features/past-papers/shelf/subject-row.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

const paperSubject = lazyComponent(async () => (await import('./paper-subject.tsx')).PaperSubject);

/** All past papers of the student by subject, or one subject. */
export function Component() {
  const [search] = useSearchParams();
  const subject = search.get('subject');
  if (subject === null) return <Shelf />;
  return (
    <Lazy
      of={paperSubject}
      props={{ subject }}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="this page" error={error} onRetry={retry} />}
    />
  );
}

function Shelf() {
  const address = useListAddress();
  return (
    <Page title="Past papers" subtitle="Your papers by subject, and the topics they ask most.">
      <ResourceList
        what="your past papers"
        one="subject"
        label="Subjects"
        address={address}
        query={shelfQuery(address.page)}
        shape={{ rows: 3, lines: 3 }}
        empty={
          <Empty title="No past papers yet" action={<ButtonLink to={links.notes()}>My notes</ButtonLink>}>
            Open a note that is a past paper and press “Read it as a past paper”.
          </Empty>
        }
        idOf={({ subject }) => subject}
        row={(subject) => <SubjectRow subject={subject} />}
      />
    </Page>
  );
}
