/** An invalid setting, reported in one line: the variable, its value and what is wanted. */
export class ConfigError extends Error {
  /** The environment variable to change. */
  readonly variable: string;

  /** @param complaint the rest of the sentence after the variable's name, without a secret in it */
  constructor(variable: string, complaint: string) {
    super(`${variable} ${complaint}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}
