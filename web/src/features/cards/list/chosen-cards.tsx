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

type DialogName = 'move' | 'tag';

/** Changes all chosen cards. One Undo takes a change back. */
export function ChosenCards({ selection: { ids, clear } }: { selection: Selection }) {
  const zone = useZone();
  const bulk = useBulk();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const run = (change: BulkChange, done: string) => {
    setDialog(null);
    bulk.mutate(
      { change, done: (count) => `${counted(count, 'card')} ${count === 1 ? 'is' : 'are'} ${done}.` },
      { onSuccess: clear },
    );
  };
  const selected = { ids: [...ids] };

  return (
    <>
      <Button variant="default" onClick={() => setDialog('move')}>
        Move
      </Button>
      <Button variant="default" onClick={() => setDialog('tag')}>
        Tag
      </Button>
      <Button
        variant="default"
        onClick={() => run({ ...selected, action: 'suspend', suspended: true }, 'suspended')}
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
          if (name === 'ask') run({ ...selected, action: 'suspend', suspended: false }, 'asked again');
          if (name === 'bury')
            run({ ...selected, action: 'bury', buried: true, zone }, 'put off until tomorrow');
          if (name === 'flag')
            run(
              { ...selected, action: 'flag', flag: Number(flag) },
              flag === '0' ? 'without a flag' : 'flagged',
            );
          if (name === 'delete') run({ ...selected, action: 'delete' }, 'deleted');
        }}
      />
      {dialog === 'move' && (
        <MoveDialog
          count={ids.length}
          onClose={() => setDialog(null)}
          onSave={(deck) =>
            run({ ...selected, action: 'move', deck }, deck === '' ? 'in no deck of yours' : `in ${deck}`)
          }
        />
      )}
      {dialog === 'tag' && (
        <TagDialog
          count={ids.length}
          onClose={() => setDialog(null)}
          onSave={(tags) => run({ ...selected, action: 'tag', ...tags }, 'tagged')}
        />
      )}
    </>
  );
}

const flagText = (flag: number) => (flag === 0 ? 'No flag' : `${flagNames[flag]} flag`);
