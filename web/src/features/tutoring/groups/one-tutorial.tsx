import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { clothOf, firstNameOf } from '../booking-words.ts';
import { cityOf, clockOf, lengthText, momentOf, momentWithin } from '../times.ts';
import { useNow } from '../use-now.ts';
import { SeatReturn, SeatTaking } from './seat-actions.tsx';
import { lackOf, priceText, seatsLeft, standingOf } from './seat-words.ts';

/** One group tutorial: when, with whom, what it is about, and the seat. */
export function OneTutorial({ tutorial }: { tutorial: Tutorial }) {
  const zone = useZone();
  const now = useNow();
  const { tutor, subject, description, starts_at, ends_at, meeting_url, state, seats } = tutorial;
  const standing = standingOf(tutorial, zone, now);
  const lack = lackOf(tutorial, zone, now);
  const isOpen = state === 'open';

  return (
    <Stack gap={24}>
      <Hero
        of={clothOf(subject)}
        above={`${subject} with ${tutor.full_name}`}
        title={momentOf(starts_at, zone, now)}
      >
        <Text>
          to {clockOf(ends_at, zone)} in {cityOf(zone)}, {lengthText(tutorial)}.
        </Text>
        {(standing ?? lack) && (
          <Text mt={8} fw={550}>
            {standing && `${standing[0]}. `}
            {lack}
          </Text>
        )}
        {isOpen && meeting_url !== null && (
          <Group mt="md">
            <Button
              variant="filled"
              component="a"
              href={meeting_url}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconVideo size={20} stroke={1.75} aria-hidden />}
            >
              Open the meeting
            </Button>
          </Group>
        )}
      </Hero>
      {isOpen && (
        <BigFigures
          figures={[
            { value: String(seatsLeft(tutorial)), name: `of ${seats} seats left` },
            { value: priceText(tutorial).replace(/ a seat$/, ''), name: 'a seat' },
          ]}
        />
      )}
      <Group gap={8}>
        <SeatTaking tutorial={tutorial} />
        <SeatReturn tutorial={tutorial} />
      </Group>
      <Section title="What it is about">
        {description !== '' && <Text style={{ whiteSpace: 'pre-wrap' }}>{description}</Text>}
        <Text mt={description === '' ? 0 : 'md'}>
          <TextLink to={links.tutor(tutor.id)}>See who {firstNameOf(tutor)} is</TextLink>
        </Text>
      </Section>
      <MoneySaid tutorial={tutorial} />
    </Stack>
  );
}

/** Where the money is, and until when it comes back. */
function MoneySaid({ tutorial: { price, seat, state, free_until } }: { tutorial: Tutorial }) {
  const zone = useZone();
  const now = useNow();

  if (price === 0 || state !== 'open') return null;
  const isFree = now < Date.parse(free_until);
  return (
    <Text c="dimmed" size="sm">
      {seat?.state === 'joined'
        ? 'Your money is held and goes to the tutor when the tutorial is over. '
        : 'The tutor is paid when the tutorial is over. '}
      {isFree
        ? `Give the seat back until ${momentWithin(free_until, zone, now)}, and you get all your money back.`
        : 'It is too late for a refund, even if you give your seat back.'}
    </Text>
  );
}
