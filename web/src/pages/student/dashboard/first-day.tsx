import { links } from '@akada/core/links/links.ts';
import { Text, Title } from '@mantine/core';
import { IconFileText, IconMicrophone, IconPhoto, IconPresentation } from '@tabler/icons-react';
import classes from '../../../features/dashboard/first-day.module.css';
import { SampleOffer } from '../../../features/samples/sample-note.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { NewNote } from '../notes/new-note.tsx';

const kinds = [
  [IconFileText, 'PDF, Word'],
  [IconPresentation, 'Slides'],
  [IconPhoto, 'Photos'],
  [IconMicrophone, 'Audio'],
] as const;

/** Shown while a student has no material: explains the use of a note, and links to the first upload. */
export function FirstDay() {
  const { full_name } = useAccount();

  return (
    <div className={classes.first}>
      <ClothBand of={{ cloth_seed: full_name, cloth_colour: 1 }} isFull={false} />
      <Title order={2} className={classes.title}>
        Add a note. Leave with questions.
      </Title>
      <Text c="dimmed" maw="52ch">
        Akada reads it and makes questions and cards. Each answer shows the sentence that proves it.
      </Text>
      <NewNote label="Add your first note" isNext />
      <ul className={classes.kinds}>
        {kinds.map(([Icon, name]) => (
          <li key={name}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <SampleOffer />
      <Text>
        A tutor gave you a code? <TextLink to={links.courses()}>Join your course</TextLink>
      </Text>
    </div>
  );
}
