import { useEffect, useState, useSyncExternalStore } from 'react';
import { createReader, type Reader, type ReaderState } from './reader.ts';

/** @returns a reader that falls silent when the caller leaves the screen, and its state */
export function useReader(): [Reader, ReaderState] {
  const [reader] = useState(createReader);
  useEffect(() => () => reader.end(), [reader]);
  return [reader, useSyncExternalStore(reader.watch, reader.state)];
}
