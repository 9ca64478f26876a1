import { IconListCheck, IconUpload } from '@tabler/icons-react';
import { Page } from '../../ui/page.tsx';
import { ToolCard } from '../../ui/tool-card.tsx';
import classes from './tools-page.module.css';

export function Component() {
  return (
    <Page title="AI Study Tools" subtitle="Everything starts with a note of your own.">
      <div className={classes.tools}>
        <ToolCard to="/tools/upload" icon={<IconUpload size={28} />} title="Upload notes">
          PDF, Word, Markdown or plain text. Akada reads every page.
        </ToolCard>
        <ToolCard to="/tools/mcq" icon={<IconListCheck size={28} />} title="Make questions">
          Multiple choice, each with the sentence that proves its answer.
        </ToolCard>
      </div>
    </Page>
  );
}
