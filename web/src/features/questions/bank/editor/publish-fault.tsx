import { Anchor, Text } from '@mantine/core';
import { useRef } from 'react';
import classes from './editor.module.css';

interface PublishFaultProps {
  /** Sentences by field, such as `stem`. */
  faults: readonly (readonly [field: string, sentence: string])[];
  /** Shown if no field is at fault. */
  error: Error | null;
  options: readonly string[];
}

/** Tells why the question is not published, next to the button: each sentence links to its field. */
export function PublishFault({ faults, error, options }: PublishFaultProps) {
  const box = useRef<HTMLDivElement>(null);
  if (faults.length === 0 && error === null) return null;

  const goTo = (field: string) => {
    const form = box.current?.closest('form');
    const named = `[name="${getName(field, options)}"]`;
    const found =
      form && (field.startsWith('body') ? findBodyField(form) : form.querySelector<HTMLElement>(named));
    found?.focus({ preventScroll: true });
    // Centred, so that the sticky bar does not cover it.
    found?.scrollIntoView({ block: 'center' });
  };
  return (
    <Text component="div" ref={box} role="alert" className={classes.fault}>
      {faults.length === 0 && error?.message}
      {faults.map(([field, sentence]) => (
        <Anchor
          key={field}
          component="button"
          type="button"
          c="inherit"
          underline="always"
          onClick={() => goTo(field)}
        >
          {sentence}
        </Anchor>
      ))}
    </Text>
  );
}

/** A fault of the options leads to the first empty option; if none is empty, to the first one. */
function getName(field: string, options: readonly string[]): string {
  if (field === 'answer_indexes') return 'right-option';
  if (field !== 'options') return field;
  return `options.${Math.max(
    0,
    options.findIndex((text) => text.trim() === ''),
  )}`;
}

/** A fault of a body leads to its first empty field; if none is empty, to the first one. */
function findBodyField(form: HTMLFormElement): HTMLElement | null {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name^="body."]');
  return Array.from(fields).find(({ value }) => value.trim() === '') ?? fields[0] ?? null;
}
