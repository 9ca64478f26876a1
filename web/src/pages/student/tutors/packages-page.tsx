import { links } from '@akada/core/links/links.ts';
import { packagesQuery } from '../../../features/packages/api.ts';
import { PackageRow } from '../../../features/packages/package-row.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The packages of lessons that a student has bought. */
export function Component() {
  const address = useListAddress();

  return (
    <Page
      title="Your packages"
      subtitle="Lessons that are paid already. Akada holds the money until each one is settled."
    >
      <ResourceList
        what="your packages"
        one="package"
        label="Packages"
        address={address}
        query={packagesQuery(address.page)}
        shape={{ rows: 2, lines: 3 }}
        idOf={({ id }) => id}
        row={(one) => <PackageRow lessonPackage={one} />}
        empty={
          <Empty
            title="You have no package yet"
            action={<ButtonLink to={links.tutors()}>Find a tutor</ButtonLink>}
          >
            Many tutors give 5 or 10 lessons for less. You find their offers on their pages.
          </Empty>
        }
      />
    </Page>
  );
}
