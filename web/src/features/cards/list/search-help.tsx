import { parseCardSearch } from '@akada/core/cards/search/card-search.ts';
import { Text } from '@mantine/core';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import classes from './list.module.css';

const examples = [
  ['is:due', 'Due'],
  ['is:new', 'New'],
  ['is:leech', 'Often wrong'],
  ['is:suspended', 'Suspended'],
  ['is:flagged', 'Flagged'],
  ['rated:1:1', 'Wrong today'],
] as const;

/** Common searches as chips, and sentences about words that the search does not know. */
export function SearchHelp({ address: { read, choose } }: { address: ListAddress }) {
  const search = read('search');
  const { problems } = parseCardSearch(search);
  const words = search.split(/\s+/).filter(Boolean);
  const toggle = (word: string) => {
    const next = words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
    choose({ search: next.join(' ') });
  };

  return (
    <div className={classes.help}>
      <div className={classes.chips}>
        {examples.map(([word, name]) => (
          <button key={word} type="button" aria-pressed={words.includes(word)} onClick={() => toggle(word)}>
            {name}
          </button>
        ))}
      </div>
      <div role="status">
        {problems.map((problem) => (
          <Text key={problem} size="sm" c="dimmed">
            {problem}
          </Text>
        ))}
      </div>
    </div>
  );
}
