import type { Conversation } from '@akada/contract/observers/messages.ts';
import { attachedEndings, attachmentLimits } from '@akada/core/messages/attachment-rules.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { UnstyledButton } from '@mantine/core';
import { IconCalendar, IconCards, IconFile, IconNote, IconPhoto, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { fileSize } from '../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Popover } from '../../ui/layers/popover.tsx';
import { type AttachmentDraft, storeDraftFile } from './attachment-drafts.ts';
import classes from './attachments.module.css';
import type { TimeChoice } from './time-choice.ts';

const attachDialog = lazyComponent(async () => (await import('./attach-dialog.tsx')).AttachDialog);

interface AttachMenuProps {
  conversation: Conversation;
  TimeChoice: TimeChoice;
  onAttach: (draft: AttachmentDraft) => void;
}

const entries = [
  ['picture', IconPhoto, 'Picture'],
  ['file', IconFile, 'File'],
  ['set', IconCards, 'Set of questions'],
  ['note', IconNote, 'Note'],
  ['time', IconCalendar, 'Propose a time'],
] as const;

const acceptedTypes = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  file: attachedEndings.map((ending) => `.${ending}`).join(','),
} as const;

/** The button before the words, with everything that may be attached here. */
export function AttachMenu({ conversation, TimeChoice, onAttach }: AttachMenuProps) {
  const [isOpen, toggle] = useState(false);
  const [dialog, show] = useState<'set' | 'note' | 'time' | null>(null);
  const picture = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const choose = (kind: (typeof entries)[number][0]) => {
    toggle(false);
    if (kind === 'picture') picture.current?.click();
    else if (kind === 'file') file.current?.click();
    else show(kind);
  };
  const take = (kind: 'picture' | 'file', newFile: File | undefined) => {
    if (newFile === undefined) return;
    if (newFile.size > attachmentLimits[kind]) {
      toast.error(
        `${newFile.name} has ${fileSize(newFile.size)}. Choose one with at most ${fileSize(attachmentLimits[kind])}.`,
      );
      return;
    }
    const id = getUuid(randomId());
    storeDraftFile(id, newFile);
    onAttach({ id, kind, title: newFile.name.slice(0, attachmentLimits.title) });
  };

  return (
    <>
      <Popover
        label="Attach something"
        trigger={<IconPlus size={22} stroke={1.75} aria-hidden />}
        position="bottom"
        isOpen={isOpen}
        onToggle={toggle}
      >
        {entries
          .filter(([kind]) => conversation.attachments.includes(kind))
          .map(([kind, Icon, text]) => (
            <UnstyledButton key={kind} className={classes.choice} onClick={() => choose(kind)}>
              <Icon size={22} stroke={1.75} aria-hidden />
              {text}
            </UnstyledButton>
          ))}
      </Popover>
      {(['picture', 'file'] as const).map((kind) => (
        <input
          key={kind}
          ref={kind === 'picture' ? picture : file}
          type="file"
          className={classes.hidden}
          accept={acceptedTypes[kind]}
          aria-label={kind === 'picture' ? 'Choose a picture' : 'Choose a file'}
          onChange={({ currentTarget }) => {
            take(kind, currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      ))}
      {dialog !== null && (
        <Lazy
          of={attachDialog}
          props={{
            kind: dialog,
            conversation,
            TimeChoice,
            onClose: () => show(null),
            onAttach: (draft: AttachmentDraft) => {
              show(null);
              onAttach(draft);
            },
          }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the choice" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
