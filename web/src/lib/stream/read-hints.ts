/** Reads the stream of hints until it ends. */
import { eventStream, type StreamHint } from '@akada/contract/wire/app.ts';
import { readEvents } from './read-events.ts';

/** An object, so that the compiler reports a topic that the contract adds. */
const known: Record<StreamHint['topic'], true> = {
  note: true,
  question: true,
  generation: true,
  exam: true,
  usage: true,
  notification: true,
  account: true,
  course: true,
  passage: true,
  past_paper: true,
  card: true,
  card_import: true,
  guide: true,
  question_import: true,
  habits: true,
  progress: true,
  share: true,
  tutorial: true,
  booking: true,
  assistant: true,
  exam_plan: true,
  message: true,
  student: true,
  assignment: true,
};
const topics: ReadonlySet<unknown> = new Set(Object.keys(known));

interface HintReader {
  /** The time for which this page had data and no stream; the server sends its hints first. */
  missedMs: number;
  signal: AbortSignal;
  onOpen: () => void;
  onHint: (hint: StreamHint) => void;
}

/** @throws ApiError when the stream is rejected, the network's error when it breaks */
export function readHints({ onHint, missedMs, ...reader }: HintReader): Promise<void> {
  return readEvents(eventStream, {
    ...reader,
    query: { missed_ms: missedMs },
    onEvent: ({ data }) => {
      const hint = parseHint(data);
      if (hint !== null) onHint(hint);
    },
  });
}

/** @returns null for a topic of a newer server, which this page has nothing to show for */
export function parseHint(text: string): StreamHint | null {
  try {
    const { topic, id } = JSON.parse(text) as StreamHint;
    return topics.has(topic) ? { topic, id: id ?? null } : null;
  } catch {
    return null;
  }
}
