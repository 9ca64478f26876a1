import { links } from '@akada/core/links/links.ts';
import { Button, Stack } from '@mantine/core';
import { SharingQuestion } from '../../features/students/sharing-question.tsx';
import { BookingList } from '../../features/tutoring/booking-list.tsx';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Chips } from '../../ui/form/choices/chips.tsx';
import { ButtonLink, Link } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';

/** The reader's sessions, as student or tutor. */
export function Component() {
  const address = useListAddress();
  const { role } = useAccount();
  const isPast = readOneOf(address, 'show', ['past']) === 'past';

  return (
    <Page
      title="Sessions"
      subtitle="With a tutor, or with your students"
      action={
        <ButtonLink to={role === 'tutor' ? links.tutorPackages() : links.packages()} variant="default">
          Packages
        </ButtonLink>
      }
    >
      <Stack>
        {role === 'student' && <SharingQuestion />}
        <Chips
          label="Which sessions"
          options={[
            ['', 'Upcoming'],
            ['past', 'Past'],
          ]}
          value={isPast ? 'past' : ''}
          onChange={(show) => address.choose({ show })}
        />
        <BookingList
          group={isPast ? 'past' : 'ahead'}
          address={address}
          what="your sessions"
          label="Sessions"
          empty={
            isPast ? (
              'No session has taken place yet.'
            ) : (
              <Empty
                title="No upcoming sessions"
                action={
                  <Button component={Link} to={links.tutors()}>
                    Find a tutor
                  </Button>
                }
              >
                Confirmed sessions appear here. Open requests are under your requests.
              </Empty>
            )
          }
        />
      </Stack>
    </Page>
  );
}
