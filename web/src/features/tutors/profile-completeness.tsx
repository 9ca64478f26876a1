import '@mantine/core/styles/Progress.css';
import type { TutorProfile } from '@akada/contract/tutors.ts';
import { type MissingPart, profileCompleteness } from '@akada/core/tutors/profile-completeness.ts';
import { Progress, Text } from '@mantine/core';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import classes from './profile-completeness.module.css';

const advice: Record<MissingPart, { text: string; page: string }> = {
  picture: { text: 'Add a picture of yourself', page: '/profile' },
  biography: { text: 'Say more about how you teach', page: '/tutor/profile' },
  qualifications: { text: 'Name your qualifications', page: '/tutor/profile' },
  hourly_rate: { text: 'Set an hourly rate', page: '/tutor/profile' },
};

/** How much of what students look for is there, and the way to the rest. */
export function ProfileCompleteness({ profile }: { profile: TutorProfile }) {
  const { percent, missing } = profileCompleteness(profile);

  return (
    <Section title="Your profile">
      <Progress value={percent} aria-label="Completeness of your profile" />
      <Text mt="xs">{percent} % complete</Text>
      {missing.length > 0 && (
        <ul className={classes.advice}>
          {missing.map((part) => (
            <li key={part}>
              <TextLink to={advice[part].page}>{advice[part].text}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
