import { links } from '@akada/core/links/links.ts';
import { studentsQuery } from '../../../features/students/api.ts';
import { StudentRow } from '../../../features/students/student-row.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The students of a tutor. Students who need help come first. */
export function Component() {
  const address = useListAddress();
  const search = address.read('search');
  const show = address.read('show');

  return (
    <Page
      title="Students"
      subtitle="Students who need help come first. You see only results that a student shares."
    >
      <ResourceList
        what="your students"
        one="student"
        label="Students"
        address={address}
        query={studentsQuery({ search, show, page: address.page })}
        shape={{ rows: 6, lines: 2 }}
        filters={
          <ListFilters
            address={address}
            search="Find a student"
            filters={[
              {
                name: 'show',
                label: 'Show',
                options: [
                  ['', 'All students'],
                  ['needs_help', 'Who needs help'],
                ],
              },
            ]}
          />
        }
        narrowedBy={['search', 'show']}
        noneFound={show === 'needs_help' ? 'Nobody needs help now.' : 'No student has this name.'}
        empty={
          <Empty
            title="Your first student comes here"
            action={<ButtonLink to={links.courses({ relation: 'owner' })}>Open your courses</ButtonLink>}
          >
            A student who joins one of your courses or asks for a session is listed here. Share a join code.
          </Empty>
        }
        idOf={({ id }) => id}
        row={(student) => <StudentRow student={student} />}
      />
    </Page>
  );
}
