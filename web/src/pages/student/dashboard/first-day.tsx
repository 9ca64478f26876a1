import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, Title } from '@mantine/core';
import { IconFileText, IconMicrophone, IconPhoto, IconPresentation } from '@tabler/icons-react';
import classes from '../../../features/dashboard/first-day.module.css';
import { countedTo } from '../../../features/quiz/counted-to.ts';
import { choosingAddress } from '../../../features/quiz/practice-choice.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { ClothBand, Cover } from '../../../ui/cloth/cover.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { NewNote } from '../notes/new-note.tsx';

const kinds = [
  [IconFileText, 'PDF, Word'],
  [IconPresentation, 'Slides'],
  [IconPhoto, 'Photos'],
  [IconMicrophone, 'Audio'],
] as const;

/** Nothing is there so far: what Akada does with a note, and the way to the first one. */
export function FirstDay({ papers }: { papers: readonly PracticeSource[] }) {
  const { full_name } = useAccount();
  const paper = papers.find(({ kind }) => kind === 'subject');

  return (
    <div className={classes.first}>
      <ClothBand of={{ cloth_seed: full_name, cloth_colour: 1 }} isFull={false} />
      <Title order={2} className={classes.title}>
        Bring a note. Leave with questions.
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
      {paper && <SamplePaper paper={paper} />}
      <Text>
        A tutor gave you a code? <TextLink to={links.courses()}>Join your course</TextLink>
      </Text>
    </div>
  );
}

function SamplePaper({ paper: { id, title, questions } }: { paper: PracticeSource }) {
  return (
    <Panel>
      <section aria-label="Sample paper" className={classes.sample}>
        <Cover of={{ cloth_seed: title, cloth_colour: 4 }} size={96} />
        <div>
          <Text size="sm" c="dimmed">
            No note at hand?
          </Text>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed" className="figures" mb={8}>
            A sample paper. {countedTo(questions, 'question')} are ready.
          </Text>
          <TextLink to={choosingAddress({ subject: id })}>Try the sample</TextLink>
        </div>
      </section>
    </Panel>
  );
}
