import { useEffect, useEffectEvent } from 'react';
import { getPastedText, readPaste } from '../../../lib/writing/pasted-text.ts';

export interface Pasted {
  files: File[];
  /** Empty if files were pasted. */
  text: string;
}

/** Handles pastes into the page; fields handle their own pastes. */
export function usePaste(onPaste: (pasted: Pasted) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (isInField || event.clipboardData === null) return;

    const files = [...event.clipboardData.files];
    const paste = readPaste(event.clipboardData);
    if (files.length === 0 && paste.text.trim() === '') return;

    event.preventDefault();
    if (files.length > 0) onPaste({ files, text: '' });
    else void getPastedText(paste).then((text) => onPaste({ files, text }));
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
