import { links } from '@akada/core/links/links.ts';
import '@mantine/core/styles/Progress.css';
import type { TutorProfile } from '@akada/contract/base/tutors.ts';
import { type MissingPart, profileCompleteness } from '@akada/core/tutors/profile-completeness.ts';
import { Progress, Text } from '@mantine/core';
import { TextLink } from '../../ui/links/links.tsx';
import { Section } from '../../ui/page/panel.tsx';
import classes from './profile-completeness.module.css';

const advice: Record<MissingPart, { text: string; page: string }> = {
  picture: { text: 'Add a picture of yourself', page: links.profile() },
  biography: { text: 'Say more about how you teach', page: links.tutorProfile() },
  qualifications: { text: 'Name your qualifications', page: links.tutorProfile() },
  hourly_rate: { text: 'Set an hourly rate', page: links.tutorProfile() },
};

/** The share of the profile that is filled in, and a link to complete it. */
export function ProfileCompleteness({ profile }: { profile: TutorProfile }) {
  const { revision } = profile;
  // A revision in review counts as filled in.
  const latest = revision?.state === 'pending' ? { ...profile, ...revision.content } : profile;
  const { percent, missing } = profileCompleteness(latest);

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
