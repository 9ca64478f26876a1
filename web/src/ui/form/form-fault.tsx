import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice.tsx';

interface FormFaultProps {
  error: Error | null;
  /** Replaces the error's own message. */
  message?: string | undefined;
  /** Buttons below the text. */
  actions?: ReactNode;
}

/** The error of a form. It scrolls into view, because a long form is submitted at its end. */
export function FormFault({ error, message = error?.message, actions }: FormFaultProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  if (error === null) return null;

  return (
    <div ref={box}>
      <Notice kind="error" actions={actions}>
        {message}
      </Notice>
    </div>
  );
}
