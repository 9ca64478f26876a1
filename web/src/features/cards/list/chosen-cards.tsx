import { maxFlag } from '@akada/core/cards/card-rules.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Selection } from '../../../lib/address/use-selection.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { MoveDialog, TagDialog } from './bulk-dialogs.tsx';
import { flagNames } from './card-words.ts';
import { type BulkChange, useBulk } from './use-bulk.ts';

type Asked = 'move' | 'tag';

/** Acts on all chosen cards: each can be undone at once. */
export function ChosenCards({ selection: { ids, clear } }: { selection: Selection }) {
  const zone = useZone();
  const bulk = useBulk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = (change: BulkChange, done: string) => {
    setAsked(null);
    bulk.mutate(
      { change, done: (count) => `${counted(count, 'card')} ${count === 1 ? 'is' : 'are'} ${done}.` },
      { onSuccess: clear },
    );
  };
  const chosen = { ids: [...ids] };

  return (
    <>
      <Button variant="default" onClick={() => setAsked('move')}>
        Move
      </Button>
      <Button variant="default" onClick={() => setAsked('tag')}>
        Tag
      </Button>
      <Button
        variant="default"
        onClick={() => run({ ...chosen, action: 'suspend', suspended: true }, 'suspended')}
      >
        Suspend
      </Button>
      <SelectField
        label="More for the chosen cards"
        isLabelHidden
        value=""
        options={[
          ['', 'More'],
          ['ask', 'Ask again'],
          ['bury', 'Not before tomorrow'],
          ...Array.from({ length: maxFlag + 1 }, (_, flag) => [`flag ${flag}`, flagText(flag)] as const),
          ['delete', 'Delete'],
        ]}
        onChange={(act) => {
          const [name, flag] = act.split(' ');
          if (name === 'ask') run({ ...chosen, action: 'suspend', suspended: false }, 'asked again');
          if (name === 'bury')
            run({ ...chosen, action: 'bury', buried: true, zone }, 'put off until tomorrow');
          if (name === 'flag')
            run(
              { ...chosen, action: 'flag', flag: Number(flag) },
              flag === '0' ? 'without a flag' : 'flagged',
            );
          if (name === 'delete') run({ ...chosen, action: 'delete' }, 'deleted');
        }}
      />
      {asked === 'move' && (
        <MoveDialog
          count={ids.length}
          onClose={() => setAsked(null)}
          onSave={(deck) =>
            run({ ...chosen, action: 'move', deck }, deck === '' ? 'in no deck of yours' : `in ${deck}`)
          }
        />
      )}
      {asked === 'tag' && (
        <TagDialog
          count={ids.length}
          onClose={() => setAsked(null)}
          onSave={(tags) => run({ ...chosen, action: 'tag', ...tags }, 'tagged')}
        />
      )}
    </>
  );
}

const flagText = (flag: number) => (flag === 0 ? 'No flag' : `${flagNames[flag]} flag`);
