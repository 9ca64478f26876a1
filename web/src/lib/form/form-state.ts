/** Values of a form, the error sentences of its fields, and the props that connect a field with both. */
import { type FormEvent, useCallback, useRef, useState } from 'react';

/** Error sentences by field name. */
export type FieldErrors = Record<string, string | undefined>;

/** The name of a value, or of an item of a list, such as `options.0`. */
type FieldName<Values> = {
  [Name in Extract<keyof Values, string>]: Values[Name] extends readonly unknown[]
    ? Name | `${Name}.${string}`
    : Name;
}[Extract<keyof Values, string>];

type ValueOf<Values, Name> = Name extends keyof Values
  ? Values[Name]
  : Name extends `${infer List}.${string}`
    ? List extends keyof Values
      ? Values[List] extends readonly (infer Item)[]
        ? Item
        : never
      : never
    : never;

interface FieldProps {
  error: string | undefined;
  /** Takes the event of an input, or the value itself. */
  onChange: (change: unknown) => void;
  onBlur: () => void;
  'data-path': string;
}

export interface GetInputProps<Values> {
  <Name extends FieldName<Values>>(name: Name): FieldProps & { value: ValueOf<Values, Name> };
  (name: FieldName<Values>, options: { type: 'checkbox' }): FieldProps & { checked: boolean };
}

export interface FormOptions<Values> {
  initialValues: Values;
  rules: (values: Values) => FieldErrors | Promise<FieldErrors>;
  onValuesChange?: (values: Values) => void;
  validateInputOnBlur?: boolean;
  validateInputOnChange?: boolean;
}

export function useFormState<Values extends object>({
  initialValues,
  rules,
  onValuesChange,
  validateInputOnBlur = false,
  validateInputOnChange = false,
}: FormOptions<Values>) {
  const [initial] = useState(initialValues);
  const [values, setRendered] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  // Two changes of one event know of each other before the next rendering.
  const latest = useRef(initial);
  const lastCheck = useRef(0);

  const take = useCallback(
    (next: Values) => {
      latest.current = next;
      setRendered(next);
      onValuesChange?.(next);
    },
    [onValuesChange],
  );
  const setValues = useCallback(
    (changes: Partial<Values>) => {
      take({ ...latest.current, ...changes });
      setErrors({});
    },
    [take],
  );
  const setError = (name: string, error: string | undefined) =>
    setErrors(({ [name]: _previous, ...others }) =>
      error === undefined ? others : { ...others, [name]: error },
    );

  /** The rules see all values; the sentence of one field is shown, or of an item in it. */
  const checkField = (name: string) => {
    const checked = latest.current;
    whenKnown(rules(checked), (found) => {
      // The value has changed during the wait, and is checked again; other fields may change.
      if (getValue(latest.current, name) !== getValue(checked, name)) return;
      const field = Object.keys(found).find((one) => one === name || one.startsWith(`${name}.`));
      setError(name, field && found[field]);
    });
  };
  const setFieldValue = <Name extends FieldName<Values>>(name: Name, value: ValueOf<Values, Name>) => {
    if (!validateInputOnChange) setError(name, undefined);
    if (getValue(latest.current, name) === value) return;
    take(withValue(latest.current, name, value));
    if (validateInputOnChange) checkField(name);
  };

  return {
    values,
    errors,
    submitting,
    setErrors,
    setValues,
    setFieldValue,
    getValues: () => latest.current,
    clearFieldError: (name: string) => setError(name, undefined),
    reset: () => {
      take(initial);
      setErrors({});
    },
    getInputProps: ((name: FieldName<Values>, options?: { type: 'checkbox' }) => ({
      ...(options === undefined
        ? { value: getValue(values, name) }
        : { checked: getValue(values, name) === true }),
      error: errors[name],
      onChange: (change: unknown) => setFieldValue(name, getChanged(change) as ValueOf<Values, typeof name>),
      onBlur: () => validateInputOnBlur && checkField(name),
      'data-path': name,
    })) as GetInputProps<Values>,
    /** @returns the handler of the form's submission: it sends the values, or shows why they are rejected */
    onSubmit:
      (
        send: (values: Values, submission: FormEvent<HTMLFormElement>) => void,
        reject: (errors: FieldErrors, submission: FormEvent<HTMLFormElement>) => void,
      ) =>
      (submission: FormEvent<HTMLFormElement>) => {
        submission.preventDefault();
        lastCheck.current += 1;
        const check = lastCheck.current;
        setSubmitting(true);
        whenKnown(
          rules(latest.current),
          (all) => {
            setSubmitting(false);
            // Pressed twice during the wait, it is sent once.
            if (check !== lastCheck.current) return;
            const found = withSentences(all);
            setErrors(found);
            if (Object.keys(found).length > 0) reject(found, submission);
            else send(latest.current, submission);
          },
          () => setSubmitting(false),
        );
      },
  };
}

/** Rules that are here answer in the same event. */
function whenKnown<Value>(
  value: Value | Promise<Value>,
  next: (value: Value) => void,
  failed: () => void = () => {},
): void {
  if (value instanceof Promise) void value.then(next, failed);
  else next(value);
}

const withSentences = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => Boolean(sentence)));

function getValue(values: object, name: string): unknown {
  const [field = '', item] = name.split('.');
  const value: unknown = Reflect.get(values, field);
  return item === undefined || !Array.isArray(value) ? value : value[Number(item)];
}

function withValue<Values extends object>(values: Values, name: string, value: unknown): Values {
  const [field = '', item] = name.split('.');
  const list: unknown = Reflect.get(values, field);
  const next = item === undefined || !Array.isArray(list) ? value : list.with(Number(item), value);
  return { ...values, [field]: next };
}

/** Events name their input; fields of our own hand over their value. */
function getChanged(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || !('currentTarget' in change)) return change;
  const { currentTarget } = change;
  if (currentTarget instanceof HTMLInputElement && currentTarget.type === 'checkbox')
    return currentTarget.checked;
  return currentTarget instanceof HTMLElement && 'value' in currentTarget ? currentTarget.value : change;
}
