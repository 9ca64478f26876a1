import type { AssistantStanding } from '@akada/contract/work/assistant.ts';
import { useQuery } from '@tanstack/react-query';
import { isAwaited } from '../../../ui/feedback/pending.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { standingQuery } from '../api.ts';
import classes from './chat.module.css';
import type { ChatNote, Suggestion } from './chat-notes.ts';

interface GreetingProps {
  name: string;
  note: ChatNote | null;
  /** Null while they are awaited. */
  suggestions: readonly Suggestion[] | null;
  onChoose: (suggestion: Suggestion) => void;
}

/** Introduces the assistant with suggestions, before the first question. It ends at the field, so it appears complete. */
export function Greeting({ name, note, suggestions, onChoose }: GreetingProps) {
  const query = useQuery(standingQuery);
  const { data: standing } = query;

  if (suggestions === null || isAwaited(query))
    return (
      <div key="awaited" className={classes.greeting}>
        <Waiting what="the assistant" queries={[['assistant']]}>
          <TextShape lines={4} />
        </Waiting>
      </div>
    );
  return (
    <div className={classes.greeting}>
      <p className={classes.hello}>Hello {name}.</p>
      <p>
        {note === null
          ? 'What would you like to understand?'
          : `What would you like to know about ${note.title}?`}
      </p>
      {standing && <p className={classes.remark}>{standing.remark ?? saidOf(standing)}</p>}
      <Suggestions suggestions={suggestions} onChoose={onChoose} />
    </div>
  );
}

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
}

export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className={classes.follow}>
      {suggestions.map((suggestion) => (
        <button key={suggestion.text} type="button" onClick={() => onChoose(suggestion)}>
          {suggestion.text}
        </button>
      ))}
    </div>
  );
}

function saidOf({ answered_by, model }: AssistantStanding): string {
  if (answered_by === 'model') return `${model ?? 'A language model'} answers, with sources from your notes.`;
  return 'Without a language model I answer with quotes from your notes.';
}
