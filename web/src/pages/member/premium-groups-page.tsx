import { links } from '@akada/core/links/links.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupQuery, groupsQuery } from '../../features/premium-groups/api.ts';
import { GroupCard } from '../../features/premium-groups/group-card.tsx';
import { MembersList } from '../../features/premium-groups/members-list.tsx';
import { NewGroupDialog } from '../../features/premium-groups/order-dialogs.tsx';
import { OwnSeat } from '../../features/premium-groups/own-seat.tsx';
import { subscriptionQuery } from '../../features/subscriptions/api.ts';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';

/** Premium for a class or a school: the own seat, the own groups, or the group in the address. */
export function Component() {
  const id = useListAddress().read('id');
  return id === '' ? <Groups /> : <OneGroup key={id} id={id} />;
}

function Groups() {
  const address = useListAddress();
  const { role } = useAccount();
  const [isNew, setNew] = useState(false);

  return (
    <Page
      title="Premium for a group"
      subtitle="One invoice for a class or a school. Members take their seats by a code."
      action={<Button onClick={() => setNew(true)}>Order seats</Button>}
    >
      <Stack gap={24}>
        {role === 'student' && (
          <Loaded what="your seat" query={subscriptionQuery} shape={<CardsShape cards={1} />}>
            {({ seat }) => <OwnSeat seat={seat} />}
          </Loaded>
        )}
        <Loaded what="your groups" query={groupsQuery(address.page)} shape={<CardsShape cards={1} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">
                You pay for no group yet. Order seats, and your class can take them once the invoice is paid.
              </Text>
            ) : (
              items.map((group) => <GroupCard key={group.id} group={group} isAlone={false} />)
            )
          }
        </Loaded>
      </Stack>
      {isNew && <NewGroupDialog onClose={() => setNew(false)} />}
    </Page>
  );
}

function OneGroup({ id }: { id: string }) {
  const query = groupQuery(id);
  const { data } = useQuery(query);

  return (
    <Page
      title={data?.name ?? 'Group'}
      action={
        <ButtonLink to={links.premiumGroups()} variant="default">
          All groups
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <Loaded what="this group" query={query} shape={<CardsShape cards={1} />}>
          {(group) => <GroupCard group={group} isAlone />}
        </Loaded>
        <Title order={2} size="h3">
          Members
        </Title>
        <MembersList groupId={id} />
      </Stack>
    </Page>
  );
}
