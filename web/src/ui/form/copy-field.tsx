import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { copyText } from '../../lib/device/copy-text.ts';
import { toast } from '../../lib/toast/toast.ts';
import rows from '../list/rows.module.css';

/** A text to copy. It is in a field, so that it can also be copied by hand. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    if (await copyText(text)) toast.success(`The ${label.toLowerCase()} is copied.`);
    else toast.info('Your browser blocks copying here. The text is selected: copy it yourself.');
  };

  return (
    <div className={rows.filters}>
      <TextInput
        ref={field}
        className={rows.text}
        label={label}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" aria-label={`Copy the ${label.toLowerCase()}`} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
