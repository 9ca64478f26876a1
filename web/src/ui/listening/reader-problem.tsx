import { spokenLanguages } from '@akada/core/speech/spoken-language.ts';
import type { Reader, ReaderState } from '../../lib/speech/reader.ts';
import { changeSpeechSettings } from '../../lib/speech/speech-settings.ts';

interface ReaderProblemProps {
  problem: NonNullable<ReaderState['problem']>;
  reader: Reader;
  className: string | undefined;
}

/** Says why the voice stopped, and what the person can do. */
export function ReaderProblem({ problem, reader, className }: ReaderProblemProps) {
  if (problem === 'failed') {
    return (
      <p role="alert" className={className}>
        The voice stopped. Press play to try again.
      </p>
    );
  }
  const readInEnglish = () => {
    changeSpeechSettings({ hasEnglishFallback: true });
    reader.resume();
  };
  return (
    <div role="alert" className={className}>
      <p>Your device has no {spokenLanguages[problem]} voice.</p>
      {problem !== 'en' && (
        <button type="button" onClick={readInEnglish}>
          Read it with an English voice
        </button>
      )}
    </div>
  );
}
