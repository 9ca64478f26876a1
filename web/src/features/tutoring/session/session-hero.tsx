import type { Booking } from '@akada/contract/work/bookings.ts';
import { getCalendarFile } from '@akada/contract/work/sessions.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconCalendar, IconVideo } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { download } from '../../../lib/http/download.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { describeBooking, getCloth, getFirstName, otherOf } from '../booking-words.ts';
import { getCity, getClock, getDay, otherClock, spanText } from '../times.ts';
import { useNow } from '../use-now.ts';
import { hasMinutesRing, MinutesRing } from './minutes-ring.tsx';

/** The time of the session in both zones, and the link to the call. */
export function SessionHero({ booking }: { booking: Booking }) {
  const zone = useZone();
  const now = useNow();
  const { subject, starts_at, ends_at, call_url, state } = booking;
  const other = otherOf(booking);
  const elsewhere = otherClock(starts_at, zone, other.time_zone);
  const left = Date.parse(starts_at) - now;
  const { label, sentence, move } = describeBooking(booking, zone, now);
  const isSoon = state === 'confirmed' && hasMinutesRing(left);
  const isAhead = ['requested', 'accepted', 'confirmed'].includes(state) && now < Date.parse(ends_at);

  return (
    <Hero
      of={getCloth(subject)}
      above={`${subject} with ${other.full_name}${isAhead && left > 0 && !isSoon ? `, in ${spanText(left)}` : ''}`}
      title={`${getDay(starts_at, zone, now)}, ${getClock(starts_at, zone)}`}
      badge={isSoon ? <MinutesRing left={left} /> : undefined}
    >
      <Text>
        to {getClock(ends_at, zone)} in {getCity(zone)}.{' '}
        {elsewhere !== null && `For ${getFirstName(other)} it is ${elsewhere}.`}
      </Text>
      <Text mt={8} fw={550}>
        {sentence === '' ? `${label}.` : sentence}
      </Text>
      {move !== '' && <Text>{move}</Text>}
      {state === 'confirmed' && (isAhead || call_url !== null) && (
        <>
          <Group gap={8} mt="md">
            {call_url !== null && (
              <Button
                variant="filled"
                component="a"
                href={call_url}
                target="_blank"
                rel="noopener noreferrer"
                leftSection={<IconVideo size={20} stroke={1.75} aria-hidden />}
              >
                Open the meeting
              </Button>
            )}
            {isAhead && <CalendarFile booking={booking} />}
          </Group>
          <Text size="sm" mt={8}>
            {call_url === null
              ? 'No meeting link yet. Write in the shared notes where you will meet.'
              : 'The meeting opens in a new tab.'}
          </Text>
        </>
      )}
    </Hero>
  );
}

function CalendarFile({ booking: { id } }: { booking: Booking }) {
  const saving = useMutation({
    mutationFn: () => download(getCalendarFile, { params: { id } }),
    onSuccess: (file) => saveBlob('session.ics', file),
    onError: (error) => toast.error(`The calendar file could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton
      variant="subtle"
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      isBusy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Add to calendar
    </ActionButton>
  );
}
