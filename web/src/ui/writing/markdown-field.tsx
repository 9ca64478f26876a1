import { Input, Text, Textarea } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { pastePlainText } from '../../lib/writing/paste-plain-text.ts';
import { type EditName, getEdit } from '../../lib/writing/text-edits.ts';
import { typeInto } from '../../lib/writing/type-into.ts';
import { pictureTypes, type SendPicture, usePicture } from '../../lib/writing/use-picture.ts';
import { editKeys, MarkdownBar } from './markdown-bar.tsx';
import classes from './writing.module.css';

interface MarkdownFieldProps {
  label: string;
  name?: string;
  /** The edited text in a sentence, such as "the question". */
  about: string;
  description?: ReactNode;
  error?: ReactNode;
  value: string;
  minRows: number;
  onChange: (value: string) => void;
  /** Null if the text accepts no pictures. */
  onPicture: SendPicture | null;
}

/** A text in Markdown: a plain field, and a bar above it that inserts the marks. */
export function MarkdownField({
  label,
  name,
  about,
  description,
  error,
  value,
  minRows,
  onChange,
  onPicture,
}: MarkdownFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const picture = usePicture(field, onPicture);
  const edit = (name: EditName) => {
    if (field.current !== null) typeInto(field.current, getEdit(name, getSelection(field.current)));
  };
  const press = (event: KeyboardEvent) => {
    const name = event.ctrlKey || event.metaKey ? editKeys[event.key.toLowerCase()] : undefined;
    if (name === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    edit(name);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = [...event.clipboardData.files].find(({ type }) => pictureTypes.includes(type));
    if (pasted === undefined || onPicture === null) {
      pastePlainText(event);
      return;
    }
    event.preventDefault();
    void picture.add(pasted);
  };

  return (
    <Input.Wrapper size="md" label={label} labelProps={{ htmlFor: id }}>
      <MarkdownBar
        about={about}
        controls={id}
        onEdit={edit}
        onPicture={onPicture && (() => file.current?.click())}
      />
      <Textarea
        ref={field}
        id={id}
        name={name}
        data-path={name}
        description={description}
        error={error}
        inputWrapperOrder={['input', 'description', 'error']}
        autosize
        minRows={minRows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {onPicture !== null && (
        <input
          ref={file}
          type="file"
          accept={pictureTypes}
          className={classes.file}
          tabIndex={-1}
          aria-label={`Picture for ${about}`}
          onChange={({ currentTarget }) => {
            const [added] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (added !== undefined) void picture.add(added);
          }}
        />
      )}
      <Text size="sm" role="status">
        {picture.said}
      </Text>
      {picture.fault !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {picture.fault}
        </Text>
      )}
    </Input.Wrapper>
  );
}

function getSelection({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { text: value, start: selectionStart, end: selectionEnd };
}
