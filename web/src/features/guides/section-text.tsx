import type { GuideSection } from '@akada/contract/material/guides.ts';
import { counted } from '../../lib/format/numbers.ts';
import { BlockText } from '../../ui/content/lazy-content.tsx';
import classes from './guide.module.css';
import { PartView } from './guide-part.tsx';
import { Statements } from './passage-links.tsx';

const origins = {
  extract: 'These are sentences from your note.',
  model: 'Written by a language model, and read again next to your note.',
  words: 'Written by a language model, and compared with your note by words only.',
} as const;

/** The text of a section: the student's, else the generated one. */
export function SectionText({ section }: { section: GuideSection }) {
  const { own, shows_own, overview, parts } = section;
  if (shows_own && own !== null) {
    return (
      <div data-spoken>
        <BlockText text={own.text} tree={own.content} />
      </div>
    );
  }

  return (
    <>
      {overview.length > 0 && (
        <p className={classes.lead}>
          <Statements of={overview} />
        </p>
      )}
      {[...parts.entries()].map(([at, part]) => (
        <PartView key={at} part={part} />
      ))}
    </>
  );
}

/** The origin of the text, and the omitted parts. */
export function originText(section: GuideSection): string {
  const { shows_own, origin, left_out, left_because, compared_by_words } = section;
  if (shows_own) return 'Written by you.';
  if (left_because !== undefined)
    return `These are sentences from your note, because ${left_because}. Continue, to have this part written.`;
  const missing =
    left_out > 0 ? ` ${counted(left_out, 'statement')} left out: your note does not prove them.` : '';
  return `${origins[compared_by_words ? 'words' : origin]}${missing}`;
}
