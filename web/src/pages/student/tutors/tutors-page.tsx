import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { foundTutorsQuery, tutorChoicesQuery } from '../../../features/tutoring/find/api.ts';
import { NoneFound } from '../../../features/tutoring/find/none-found.tsx';
import { choices, getSearch, narrowing } from '../../../features/tutoring/find/search-choice.ts';
import { TutorRow } from '../../../features/tutoring/find/tutor-row.tsx';
import { getCity } from '../../../features/tutoring/times.ts';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ChipFilters } from '../../../ui/list/chip-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  const address = useListAddress();
  const zone = useZone();
  const search = getSearch(address.read, useNow());
  // If the choices do not load, the other filters still work.
  const { data: taught } = useQuery(tutorChoicesQuery);
  const named = (all: string, names: readonly string[] = []) =>
    [['', all], ...names.map((name) => [name, name] as const)] as const;

  return (
    <Page
      title="Find a tutor"
      subtitle={
        hasPayments()
          ? 'Approved by us. Akada holds your payment until the session is settled.'
          : 'Approved by us. You agree on the price with your tutor.'
      }
    >
      <ResourceList
        what="tutors"
        label="Tutors"
        one="tutor"
        address={address}
        query={foundTutorsQuery(search, address.page)}
        filters={
          <ChipFilters
            address={address}
            search="What do you want to learn?"
            filters={[
              { name: 'subject', label: 'Subject', options: named('Any subject', taught?.subjects) },
              { name: 'free', label: 'Free when', options: choices.free },
              ...(hasPayments() ? [{ name: 'price', label: 'Price', options: choices.price }] : []),
              { name: 'language', label: 'Language', options: named('Any language', taught?.languages) },
              { name: 'rating', label: 'Rating', options: choices.rating },
            ]}
            order={{
              name: 'sort',
              label: 'Order',
              options: choices.sort.filter(([sort]) => sort !== 'price' || hasPayments()),
            }}
          />
        }
        narrowedBy={narrowing}
        shape={{ rows: 4, lines: 3 }}
        idOf={({ id }) => id}
        row={(tutor) => <TutorRow tutor={tutor} />}
        noneFound={({ loosen }) => <NoneFound loosen={loosen} address={address} />}
        empty={
          <Empty title="No tutor has joined yet">
            Tutors are approved one by one. Come back in a few days, or practise until then.
          </Empty>
        }
      />
      <Text c="dimmed" size="sm" mt="md">
        Times are in your time, {getCity(zone)}.
      </Text>
    </Page>
  );
}
