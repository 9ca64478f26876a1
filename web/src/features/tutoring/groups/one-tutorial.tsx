import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { getCloth, getFirstName } from '../booking-words.ts';
import { getCity, getClock, getMoment, lengthText } from '../times.ts';
import { useNow } from '../use-now.ts';
import { SeatReturn, SeatTaking } from './seat-actions.tsx';
import { describeGroup, priceText, seatsLeft } from './seat-words.ts';

/** A group tutorial with its time, tutor, subject, and seat. */
export function OneTutorial({ tutorial }: { tutorial: Tutorial }) {
  const zone = useZone();
  const now = useNow();
  const { tutor, subject, description, starts_at, ends_at, meeting_url, state, seats } = tutorial;
  const { label, sentence, money } = describeGroup(tutorial, zone, now);
  const isOpen = state === 'open';

  return (
    <Stack gap={24}>
      <Hero
        of={getCloth(subject)}
        above={`${subject} with ${tutor.full_name}`}
        title={getMoment(starts_at, zone, now)}
      >
        <Text>
          to {getClock(ends_at, zone)} in {getCity(zone)}, {lengthText(tutorial)}.
        </Text>
        {(label !== '' || sentence !== '') && (
          <Text mt={8} fw={550}>
            {label !== '' && state !== 'cancelled' && `${label}. `}
            {sentence}
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
      <Section title="About this tutorial">
        {description !== '' && <Text style={{ whiteSpace: 'pre-wrap' }}>{description}</Text>}
        <Text mt={description === '' ? 0 : 'md'}>
          <TextLink to={links.tutor(tutor.id)}>See who {getFirstName(tutor)} is</TextLink>
        </Text>
      </Section>
      {money !== '' && (
        <Text c="dimmed" size="sm">
          {money}
        </Text>
      )}
    </Stack>
  );
}
