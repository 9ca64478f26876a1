import { useEffect, useRef, useState } from 'react';

/** A recording stops after this time, because a spoken sentence is short. */
const maxSeconds = 120;

/** Preferred kinds: what every browser plays first. */
const kinds = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];

const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

/** @returns true if this browser can record */
export const canRecord = (): boolean => typeof MediaRecorder === 'function' && 'mediaDevices' in navigator;

/** Records the microphone into a file. */
export function useRecorder(onRecorded: (file: File) => void) {
  const recorder = useRef<MediaRecorder | null>(null);
  const [isRecording, setRecording] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => () => release(recorder.current), []);

  const start = async () => {
    setFault('');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? '';
      const running = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 48_000 });
      const timer = setTimeout(() => running.stop(), maxSeconds * 1_000);
      const parts: Blob[] = [];
      running.ondataavailable = ({ data }) => parts.push(data);
      running.onstop = () => {
        clearTimeout(timer);
        setRecording(false);
        for (const track of stream.getTracks()) track.stop();
        const [type = ''] = running.mimeType.split(';');
        if (recorder.current === running)
          onRecorded(new File(parts, `recording.${endings[type] ?? 'webm'}`, { type }));
      };
      recorder.current = running;
      running.start();
      setRecording(true);
    } catch {
      setFault(
        'The microphone is not available. Allow it in the settings of your browser, or attach a sound.',
      );
    }
  };

  return { isRecording, fault, start, stop: () => recorder.current?.stop() };
}

/** The editor was closed: nothing is kept. */
function release(running: MediaRecorder | null): void {
  if (running === null) return;
  running.onstop = null;
  for (const track of running.stream.getTracks()) track.stop();
}
