import type { Loosened } from '@akada/contract/base/tutor-search.ts';
import { Button, Text } from '@mantine/core';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { useNow } from '../use-now.ts';
import { loosenedText, narrowing, partOf } from './search-choice.ts';
import classes from './tutor-parts.module.css';

interface NoneFoundProps {
  loosen: readonly Loosened[];
  address: ListAddress;
}

/** Shown if no tutor matches all filters: offers to drop a single filter, and names the tutors found without it. */
export function NoneFound({ loosen, address: { choose } }: NoneFoundProps) {
  const zone = useZone();
  const now = useNow();

  if (loosen.length === 0) {
    return (
      <Empty
        title="No tutor matches all your choices"
        action={<Button onClick={() => choose(nothing)}>Show all tutors</Button>}
      >
        Remove two or more choices, or start again with all tutors.
      </Empty>
    );
  }
  return (
    <Empty title="No tutor matches all your choices">
      Remove one choice to see tutors:
      <span className={classes.loosen}>
        {loosen.map((loosened) => {
          const { title, nearest } = loosenedText(loosened, zone, now);
          return (
            <span key={loosened.filter}>
              <Button variant="light" onClick={() => choose({ [partOf[loosened.filter]]: '' })}>
                {title}: {counted(loosened.total, 'tutor')}
              </Button>
              {nearest !== '' && (
                <Text component="span" size="sm" ml="sm">
                  {nearest}
                </Text>
              )}
            </span>
          );
        })}
      </span>
    </Empty>
  );
}

const nothing = Object.fromEntries(narrowing.map((part) => [part, '']));
