import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { offersQuery, packagesQuery } from '../../../features/packages/api.ts';
import { OffersForm } from '../../../features/packages/offers-form.tsx';
import { PackageRow } from '../../../features/packages/package-row.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The tutor's offers of several lessons, and the packages that students have bought. */
export function Component() {
  const address = useListAddress();
  // Without the profile the form only lacks the price of a single lesson.
  const { data: profile } = useQuery(tutorProfileQuery);

  return (
    <Page title="Packages and trial lesson" subtitle="Offer several lessons at once, and a first one to try">
      <Stack gap={32}>
        {hasPayments() ? (
          <Loaded what="your offers" query={offersQuery} shape={<CardsShape cards={3} />}>
            {(offers) => <OffersForm savedOffers={offers} hourlyRate={profile?.hourly_rate ?? 0} />}
          </Loaded>
        ) : (
          <Text>
            Akada takes no payments here, so students see no packages and no trial lesson. Agree on the price
            of a session with your student.
          </Text>
        )}
        <Title order={2} size="h3">
          Bought by students
        </Title>
        <ResourceList
          what="the packages"
          one="package"
          label="Bought packages"
          address={address}
          query={packagesQuery(address.page)}
          shape={{ rows: 2, lines: 3 }}
          idOf={({ id }) => id}
          row={(one) => <PackageRow lessonPackage={one} />}
          empty="No package is sold yet. Students see your offers on your page."
        />
      </Stack>
    </Page>
  );
}
