import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFields } from '../http/api-error.ts';

/** Sentences by the names of fields. */
type FieldErrors = Record<string, string | undefined>;

interface CheckedFormInput<Values> {
  initialValues: Values;
  /** The contract's rules (`fieldErrors`), so that both sides reject the same values. They may load lazily. */
  rules: (values: Values) => FieldErrors | Promise<FieldErrors>;
  /** The error of the last try: its messages about single fields are shown next to them. */
  refusal?: Error | null;
  /** Maps the server's field names to the form's names. */
  shown?: (errors: Record<string, string>) => FieldErrors;
  onValuesChange?: (values: Values) => void;
  validateInputOnBlur?: boolean;
  validateInputOnChange?: boolean;
}

/**
 * A form of the app: checked by the contract's rules before it is sent and by the server after. The first
 * rejected field takes the focus, because it may be above the visible part; sections that hold rejected
 * fields open. Fields carry the name of their value as `data-path`. Submitting clears the error of the
 * previous try, also while rules or calls are still on their way.
 */
export function useCheckedForm<Values extends object>({
  initialValues,
  rules,
  refusal = null,
  shown = (errors) => errors,
  ...options
}: CheckedFormInput<Values>) {
  const form = useForm<Values>({ initialValues, validate: rules, ...options });
  const element = useRef<HTMLFormElement | null>(null);
  const [pastRefusal, setPastRefusal] = useState<Error | null>(null);
  const rejectedFieldErrors = shown(getFields(refusal));
  const isBesideField = Object.keys(rejectedFieldErrors).some((field) => field in initialValues);

  const showRefusal = useEffectEvent(() => {
    if (!isBesideField) return;
    form.setErrors(rejectedFieldErrors);
    focusFirst(element.current, rejectedFieldErrors);
  });
  useEffect(() => {
    if (refusal !== null) showRefusal();
  }, [refusal]);

  return {
    ...form,
    /** The error that no field shows, to be displayed above the fields. */
    fault: isBesideField || refusal === pastRefusal ? null : refusal,
    /** @returns what the form element does on submitting */
    submit: (send: (values: Values) => void) => {
      const check = form.onSubmit(
        (values, submission) => {
          element.current = getForm(submission);
          send(values);
        },
        (errors, _values, submission) => focusFirst(getForm(submission), errors),
      );
      return (submission: FormEvent<HTMLFormElement>) => {
        setPastRefusal(refusal);
        check(submission);
      };
    },
  };
}

/** The event loses its current target while the rules are waited for. */
function getForm(submission: { target: EventTarget } | undefined): HTMLFormElement | null {
  return submission?.target instanceof HTMLFormElement ? submission.target : null;
}

function focusFirst(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const refused = fields.filter(({ dataset }) => dataset.path !== undefined && dataset.path in errors);
  for (const field of refused) field.closest('details')?.setAttribute('open', '');
  // A frame later its sentence stands below it, and a screen reader reads both.
  requestAnimationFrame(() => refused[0]?.focus());
}
