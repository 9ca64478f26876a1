import { links } from '@akada/core/links/links.ts';
import { Text, Title } from '@mantine/core';
import { IconCards, IconFileText, IconListCheck, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import classes from './tools-page.module.css';

export function Component() {
  return (
    <Page title="AI Study Tools">
      <div className={classes.tools}>
        <ToolCard colour={1} to={links.uploadNote()} icon={<IconUpload size={28} />} title="Upload notes">
          PDF, Word, slides, tables, web pages, plain text and more. Akada reads every page.
        </ToolCard>
        <ToolCard
          colour={2}
          to={links.makeFlashcards()}
          icon={<IconCards size={28} />}
          title="Make flashcards"
        >
          Short cards that come back before you forget them, each with its proof.
        </ToolCard>
        <ToolCard
          colour={5}
          to={links.explainNote()}
          icon={<IconFileText size={28} />}
          title="Explain a note"
        >
          A study guide, part by part. Each statement leads to its page.
        </ToolCard>
        <ToolCard
          colour={4}
          to={links.makeQuestions()}
          icon={<IconListCheck size={28} />}
          title="Make questions"
        >
          Multiple choice, each with the sentence that proves its answer.
        </ToolCard>
      </div>
    </Page>
  );
}

interface ToolCardProps {
  /** The colour of the cloth. */
  colour: number;
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function ToolCard({ colour, to, icon, title, children }: ToolCardProps) {
  return (
    <Link to={to} className={classes.card} data-course={colour}>
      <span className={classes.cloth}>
        <Cloth seed={title} colour={colour} columns={12} rows={2} />
      </span>
      <span className={classes.body}>
        <span className={classes.icon}>{icon}</span>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text c="dimmed">{children}</Text>
      </span>
    </Link>
  );
}
