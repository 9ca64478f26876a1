/** Programs that serve language models on the machine of an installation. */

export const localPrograms = ['ollama', 'lm_studio', 'llama_cpp'] as const;
export type LocalProgram = (typeof localPrograms)[number];

/** Names as their makers write them. */
export const localProgramNames: Readonly<Record<LocalProgram, string>> = {
  ollama: 'Ollama',
  lm_studio: 'LM Studio',
  llama_cpp: 'llama.cpp',
};

/** Their usual ports. */
export const localPorts: Readonly<Record<LocalProgram, number>> = {
  ollama: 11_434,
  lm_studio: 1_234,
  llama_cpp: 8_080,
};
