import type { PracticeOverview } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { countedTo } from '../counted-to.ts';
import { getAddress } from '../practice-choice.ts';
import { begunSitting, progressText } from '../sitting/stored-sitting.ts';
import { firstChoice } from './first-choice.ts';

/** Starts practice with one press, and names its source. */
export function JustStart({ overview }: { overview: PracticeOverview }) {
  const { due, mistakes, bookmarked } = overview;
  const first = firstChoice(overview);
  const { id: userId } = useAccount();
  // Offers to continue only a sitting with at least one answer.
  const [underWay] = useState(() => begunSitting(userId));

  return (
    <Hero
      of={underWay?.draw.cloth ?? { cloth_seed: first.title ?? '', cloth_colour: 1 }}
      title={underWay === null ? 'Practise now' : 'Continue where you were'}
    >
      {underWay !== null && (
        <Text mb={4}>
          {underWay.draw.title}: {progressText(underWay)}
        </Text>
      )}
      <Text className="figures">
        {due > 0 && `${countedTo(due, 'question')} ${due === 1 ? 'is' : 'are'} due. `}
        {first.title !== null && `You start with “${first.title}”.`}
      </Text>
      <Group gap="8px 16px" mt="md">
        {underWay !== null && <ButtonLink to={underWay.address}>Continue</ButtonLink>}
        <ButtonLink to={getAddress(first.choice)} variant={underWay === null ? 'filled' : 'subtle'}>
          Just start
        </ButtonLink>
        <ButtonLink to={links.practiceGenerated({ choose: '1' })} variant="subtle">
          Choose what to practise
        </ButtonLink>
      </Group>
      <Group gap="8px 16px" mt="sm" className="figures">
        {mistakes > 0 && (
          <TextLink to={links.practiceGenerated({ only: 'mistakes' })}>
            {countedTo(mistakes, 'mistake')}
          </TextLink>
        )}
        {bookmarked > 0 && (
          <TextLink to={links.bookmarkedQuestions()}>{countedTo(bookmarked, 'bookmark')}</TextLink>
        )}
        <TextLink to={links.practiceHistory()}>Your answers so far</TextLink>
      </Group>
    </Hero>
  );
}
